import { defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { CarLocationCard } from './car-location/car-location-card';
import { loadCarLocation } from './car-location/load-car-location';
import type { DealerLocation } from './dealer-location/dealer-location';
import { loadOverview, type OverviewData } from './overview/load-overview';
import { Overview } from './overview/overview';

/** The location of a car, and the main locations for the home page. */
export const slots: RemoteModule['slots'] = {
  'locations.card': defineSlot<'locations.card', DealerLocation | null>('locations.card', {
    load: loadCarLocation,
    Component: CarLocationCard,
  }),
  'locations.overview': defineSlot<'locations.overview', OverviewData>('locations.overview', {
    load: loadOverview,
    Component: Overview,
  }),
};
