import { latePart } from 'shared-ui/late-part';
import type { ContactData } from './contact-page/load-contact';
import type { LocationData } from './location-page/load-location';
import type { LocatorData } from './locator-page/load-locator';

// The pages load apart from the slots, because every vehicle page carries the code of the location card.

export const contactPage = latePart<{ data: ContactData }>(
  async () => (await import(/* webpackChunkName: 'pages' */ './contact-page/contact-page')).ContactPage,
);
export const locationPage = latePart<{ data: LocationData }>(
  async () => (await import(/* webpackChunkName: 'pages' */ './location-page/location-page')).LocationPage,
);
export const locatorPage = latePart<{ data: LocatorData }>(
  async () => (await import(/* webpackChunkName: 'pages' */ './locator-page/locator-page')).LocatorPage,
);
