import type { Place } from '../places/place';

/** Critical data of the contact page. */
export interface ContactData {
  places: Place[];
  /** Slug of the location the address names. */
  chosen: string | null;
}

/** Key and props of the page's form, the same where it is loaded and where it is placed. */
export const contactForm = (chosen: string | null) => ({
  key: 'contact',
  props: { category: '', title: 'Send us a message', ...(chosen === null ? {} : { locationSlug: chosen }) },
});
