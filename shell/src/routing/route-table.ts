import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { RouteDeclaration } from 'shared-contracts/routes';
import { garageRouteId, shellRoutes } from 'shared-contracts/shell-routes';
import type { PageReleases } from '../platform/remote-registry';
import { compilePattern, exactnessOf, type PathParams } from './match-path';
import type { RouteResult } from './route-result';

export interface OwnedRoute {
  owner: ReleaseName;
  route: RouteDeclaration;
}

export interface RouteMatch {
  owned: OwnedRoute;
  params: PathParams;
}

/** What a page stands in. One that is missing or broken keeps the site's frame, so that its visitor can go on. */
export const frameOf = ({ route }: OwnedRoute, { kind }: RouteResult): RouteDeclaration['frame'] =>
  kind === 'ready' ? route.frame : undefined;

/** Answers which route serves a path. */
export type RouteTable = (path: string) => RouteMatch;

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

export function createRouteTable(releases: PageReleases, garagePaths: readonly string[]): RouteTable {
  const routes = ownedRoutes(releases, garagePaths)
    .map((owned) => ({ owned, match: compilePattern(owned.route.pattern) }))
    .sort((one, other) => exactnessOf(other.owned.route.pattern) - exactnessOf(one.owned.route.pattern));
  return (path) => {
    for (const { owned, match } of routes) {
      const params = match(path);
      if (params) return { owned, params };
    }
    throw new Error(`No route matches ${path}, although the last one takes everything.`);
  };
}
