import { contractVersion, defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { contactRoutes } from './contact-page/contact-routes';
import { locationRoute } from './location-page/location-route';
import { locatorRoutes } from './locator-page/locator-route';
import { loadOverview, Overview, type OverviewData } from './overview/overview';
import type { Place } from './places/place';
import { loadYard, YardCard } from './yard-card/yard-card';

/** Where the dealer is, when it is open, and how to reach it. */
export const remote: RemoteModule = {
  contract: contractVersion,
  routes: [...locatorRoutes, locationRoute, ...contactRoutes],
  slots: {
    'locations.card': defineSlot<'locations.card', Place | null>('locations.card', {
      load: loadYard,
      Component: YardCard,
    }),
    'locations.overview': defineSlot<'locations.overview', OverviewData>('locations.overview', {
      load: loadOverview,
      Component: Overview,
    }),
  },
};
