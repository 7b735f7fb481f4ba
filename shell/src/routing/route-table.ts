import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { RouteDeclaration } from 'shared-contracts/routes';
import { garageRouteId, shellRoutes } from 'shared-contracts/shell-routes';
import type { Params } from 'shared-routing';
import { createRouteMatcher } from 'shared-routing/match-path';
import type { PageReleases } from '../platform/remote-registry';
import type { RouteResult } from './route-result';

export interface OwnedRoute {
  owner: ReleaseName;
  route: RouteDeclaration;
}

export interface RouteMatch {
  owned: OwnedRoute;
  params: Params;
}

/** What a page stands in. One that is missing or broken keeps the site's frame, so that its visitor can go on. */
export const frameOf = ({ route }: OwnedRoute, { kind }: RouteResult): RouteDeclaration['frame'] =>
  kind === 'ready' ? route.frame : undefined;

/** A route as routers take it; its handle is what the composition declares. */
export interface PageRoute {
  id: string;
  path: string;
  handle: OwnedRoute;
}

/** Every route of a page. */
export interface RouteTable {
  routes: readonly PageRoute[];
  /** The route that serves a path in the browser; on the server React Router finds it. */
  match: (path: string) => RouteMatch;
}

/** The shell's routes, with My Garage under the site's own paths. */
const ownRoutes = (garagePaths: readonly string[]): RouteDeclaration[] =>
  shellRoutes.flatMap((route) =>
    route.id === garageRouteId ? garagePaths.map((pattern) => ({ ...route, pattern })) : [route],
  );

/**
 * Every route of a page: those the remotes of its composition declare, whichever these are, then the shell's own
 * (SHL-009). The more exact pattern wins whatever the order, and content pages stand behind all others (D-10).
 */
function ownedRoutes(releases: PageReleases, garagePaths: readonly string[]): OwnedRoute[] {
  // By name, so that server and browser agree, whatever order a page's releases are written in.
  const remotes = Object.keys(releases)
    .filter((name) => name !== 'shell')
    .toSorted();
  const declared = remotes.flatMap((owner) =>
    (releases[owner]?.routes ?? []).map((route): OwnedRoute => ({ owner, route })),
  );
  return [...declared, ...ownRoutes(garagePaths).map((route): OwnedRoute => ({ owner: 'shell', route }))];
}

/** A match of a router as the shell reads it. */
export const toRouteMatch = ({
  params,
  route,
}: {
  params: Params;
  route: { handle?: unknown };
}): RouteMatch => ({
  params,
  owned: route.handle as OwnedRoute, // all routes come from the table
});

export function createRouteTable(releases: PageReleases, garagePaths: readonly string[]): RouteTable {
  const routes = ownedRoutes(releases, garagePaths).map((handle): PageRoute => ({
    // A route may be served under several patterns.
    id: `${handle.route.id} ${handle.route.pattern}`,
    path: handle.route.pattern,
    handle,
  }));
  const match = createRouteMatcher(routes);
  return {
    routes,
    match: (path) => toRouteMatch(match(path)),
  };
}
