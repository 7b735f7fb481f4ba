import { defineRoute } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { garageRouteId } from 'shared-contracts/shell-routes';
import { GaragePage } from './garage-page';
import { savedSearches } from './lazy';
import { loadGarage, type GarageData } from './load-garage';

/** My Garage, under every path the site gives it (SHL-030, SHL-031). */
export const garageRoute = defineRoute<GarageData>({
  id: garageRouteId,
  pattern: paths.myGarage,
  gate: 'signed-in',
  signInType: 'my-garage',
  cache: 'private',
  load: savedSearches.withChunk(loadGarage),
  Component: GaragePage,
  meta: (_data, { site, url }) => ({
    title: 'My Garage',
    description: `Your cars and details at ${site.site.name}.`,
    canonical: url.pathname,
    noindex: true,
  }),
});
