import { defineRoute } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { garageRouteId } from 'shared-contracts/shell-routes';
import { stockNouns } from 'shared-rules/stock-noun';
import { lazyComponent } from 'shared-ui/lazy-component';
import { loadGarage, type GarageData } from './load-garage';

const page = lazyComponent<{ data: GarageData }>(
  async () => (await import(/* webpackChunkName: 'account' */ './garage-page')).GaragePage,
);

/** My Garage, under every path the site gives it (SHL-030, SHL-031). */
export const garageRoute = defineRoute<GarageData>({
  id: garageRouteId,
  pattern: paths.myGarage,
  gate: 'signed-in',
  signInType: 'my-garage',
  cache: 'private',
  load: page.withChunk(loadGarage),
  Component: page.Component,
  meta: (_data, { site, url }) => ({
    title: 'My Garage',
    description: `Your ${stockNouns(site)} and details at ${site.site.name}.`,
    canonical: url.pathname,
    noindex: true,
  }),
});
