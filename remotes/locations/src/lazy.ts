import { lazyComponent } from 'shared-ui/lazy-component';
import type { ContactData } from './contact-page/load-contact';
import type { LocationData } from './location-page/load-location';
import type { LocatorData } from './locator-page/load-locator';

// The pages load apart from the slots, because every vehicle page carries the code of the location card.

export const contactPage = lazyComponent<{ data: ContactData }>(
  async () => (await import(/* webpackChunkName: 'pages' */ './contact-page/contact-page')).ContactPage,
);
export const locationPage = lazyComponent<{ data: LocationData }>(
  async () => (await import(/* webpackChunkName: 'pages' */ './location-page/location-page')).LocationPage,
);
export const locatorPage = lazyComponent<{ data: LocatorData }>(
  async () => (await import(/* webpackChunkName: 'pages' */ './locator-page/locator-page')).LocatorPage,
);
