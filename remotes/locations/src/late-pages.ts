import { latePart } from 'shared-ui/late-part';
import type { ContactData } from './contact-page/contact-form';
import type { LocationData } from './location-page/location-route';
import type { LocatorData } from './locator-page/locator-route';

// The pages are apart from the blocks, because the block of a car's yard stands on every vehicle page.

export const contactPage = latePart<{ data: ContactData }>(
  async () => (await import(/* webpackChunkName: 'pages' */ './contact-page/contact-page')).ContactPage,
);
export const locationPage = latePart<{ data: LocationData }>(
  async () => (await import(/* webpackChunkName: 'pages' */ './location-page/location-page')).LocationPage,
);
export const locatorPage = latePart<{ data: LocatorData }>(
  async () => (await import(/* webpackChunkName: 'pages' */ './locator-page/locator-page')).LocatorPage,
);
