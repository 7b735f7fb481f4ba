/** Key and props of the page's form, the same where it is loaded and where it is placed. */
export const contactForm = (chosen: string | null) => ({
  key: 'contact',
  props: { category: '', title: 'Send us a message', ...(chosen === null ? {} : { locationSlug: chosen }) },
});
