import {
  defineRoute,
  notFound,
  type AnyRoute,
  type LoadContext,
} from 'shared-contracts/remote/remote-module';
import { canonicalPath, hrefs, paths } from 'shared-contracts/routes';
import type { SlotPlacement } from 'shared-contracts/slots';
import { contactPage } from '../late-pages';
import { loadPlaces } from '../places/load-places';
import { locationJsonLd } from '../places/location-json-ld';
import { contactForm, type ContactData } from './contact-form';

/** Every location; one that the address names has to be among them (LOC-003, LOC-004). */
export async function loadContact(context: LoadContext): Promise<ContactData> {
  const chosen = context.params['slug'] ?? null;
  const places = await loadPlaces(context);
  if (chosen !== null && !places.some(({ slug }) => slug === chosen)) throw notFound();
  return { places, chosen };
}

const contactSlots = ({ chosen }: ContactData): SlotPlacement[] => [
  { name: 'leads.form', ...contactForm(chosen) },
];

const contactRoute = (id: string, pattern: string): AnyRoute =>
  defineRoute<ContactData>({
    id,
    pattern,
    gate: 'none',
    cache: 'shared',
    load: contactPage.withCode(loadContact),
    Component: contactPage.Component,
    slots: contactSlots,
    meta: ({ places, chosen }, { site }) => {
      const place = places.find(({ slug }) => slug === chosen);
      const title = place ? `Contact ${place.name}` : 'Contact us';
      return {
        title: `${title} | ${site.site.name}`,
        description: `Send a message to ${site.site.name}${place ? ` ${place.name}` : ''}, call us or visit us.`,
        canonical: place ? hrefs.contactLocation(place.slug) : canonicalPath(paths.contactUs),
      };
    },
    jsonLd: ({ places, chosen }, { site }) =>
      places
        .filter(({ slug }) => chosen === null || slug === chosen)
        .map((place) => locationJsonLd(place, site)),
  });

/** One page at two addresses, and at one for each location. */
export const contactRoutes: AnyRoute[] = [
  contactRoute('locations.contact', paths.contact),
  contactRoute('locations.contact-us', paths.contactUs),
  contactRoute('locations.contact-location', paths.contactUsLocation),
];
