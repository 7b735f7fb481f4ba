import { paths, type RouteDeclaration } from './routes';

/** Id of the page that stands for every address no other route claims: content pages, and the 404 page. */
export const contentRouteId = 'shell.content';
export const homeRouteId = 'shell.home';

/** My Garage; a site says under which paths, and whether at all (`auth.garagePaths`, `site.garage_enabled`). */
export const garageRouteId = 'shell.garage';

/** The list of offers. */
export const offersRouteId = 'shell.special-offers';

/** The page of one offer. */
export const offerRouteId = 'shell.offer';

/** The shell's own routes. Content pages come last, after every fixed route (D-10). */
export const shellRoutes: readonly RouteDeclaration[] = [
  { id: homeRouteId, pattern: paths.home, gate: 'none', cache: 'shared' },
  { id: 'shell.sign-in', pattern: paths.signIn, gate: 'none', cache: 'private' },
  { id: 'shell.watchlist', pattern: paths.watchlist, gate: 'signed-in', cache: 'private' },
  { id: garageRouteId, pattern: paths.myGarage, gate: 'signed-in', cache: 'private' },
  { id: 'shell.compare', pattern: paths.compare, gate: 'none', cache: 'shared' },
  { id: offersRouteId, pattern: paths.specialOffers, gate: 'none', cache: 'shared' },
  // One page under two addresses (SHL-012).
  { id: offerRouteId, pattern: paths.offer, gate: 'none', cache: 'shared' },
  { id: offerRouteId, pattern: paths.manufacturerOffer, gate: 'none', cache: 'shared' },
  { id: contentRouteId, pattern: '*', gate: 'none', cache: 'shared' },
];
