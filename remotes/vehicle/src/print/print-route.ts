import { defineRoute } from 'shared-contracts/remote/remote-module';
import { hrefs, paths } from 'shared-contracts/routes';
import { latePart } from 'shared-ui/late-part';
import { vehicleMeta } from '../head/vehicle-meta';
import type { ListingData } from './load-listing';

const sheet = latePart<{ data: ListingData }>(
  async () => (await import(/* webpackChunkName: 'print' */ './print-page')).PrintPage,
);

/** A car's listing on a sheet of paper (VEH-004, VEH-005). */
export const printRoute = defineRoute<ListingData>({
  id: 'vehicle.print',
  pattern: paths.print,
  gate: 'none',
  cache: 'shared',
  frame: 'none',
  load: sheet.withCode(async (context) =>
    (await import(/* webpackChunkName: 'print' */ './load-listing')).loadListing(context),
  ),
  Component: sheet.Component,
  // Search engines know the car by its page.
  meta: ({ car }, { site }) => ({
    ...vehicleMeta(car, site),
    canonical: hrefs.vehicle(car.slug),
    noindex: true,
  }),
});
