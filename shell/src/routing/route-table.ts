import { matchRoutes } from 'react-router';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { RouteDeclaration } from 'shared-contracts/routes';
import { garageRouteId, shellRoutes } from 'shared-contracts/shell-routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { remoteNames } from 'shared-contracts/slots';
import type { PageReleases } from '../platform/remote-registry';

export interface OwnedRoute {
  owner: ReleaseName;
  route: RouteDeclaration;
}

export interface RouteMatch {
  owned: OwnedRoute;
  params: Readonly<Record<string, string | undefined>>;
}

/** Answers which route serves a path. */
export type RouteTable = (path: string) => RouteMatch;

/** Paths of My Garage on a site; none where it does not exist (SHL-030). */
export const garagePathsOf = ({
  site,
  auth,
}: Pick<PublicTenantConfig, 'site' | 'auth'>): readonly string[] =>
  site.garage_enabled ? auth.garagePaths : [];

/** The shell's routes, with My Garage under the site's own paths. */
const ownRoutes = (garagePaths: readonly string[]): RouteDeclaration[] =>
  shellRoutes.flatMap((route) =>
    route.id === garageRouteId ? garagePaths.map((pattern) => ({ ...route, pattern })) : [route],
  );

/**
 * Every route of a page: those the remotes of its composition declare, then the shell's own (SHL-009). The more
 * exact pattern wins whatever the order, and content pages stand behind all others (D-10).
 */
function ownedRoutes(releases: PageReleases, garagePaths: readonly string[]): OwnedRoute[] {
  const declared = remoteNames.flatMap((owner) =>
    (releases[owner]?.routes ?? []).map((route): OwnedRoute => ({ owner, route })),
  );
  return [...declared, ...ownRoutes(garagePaths).map((route): OwnedRoute => ({ owner: 'shell', route }))];
}

export function createRouteTable(releases: PageReleases, garagePaths: readonly string[]): RouteTable {
  const objects = ownedRoutes(releases, garagePaths).map((owned) => ({
    id: owned.route.id,
    path: owned.route.pattern,
    handle: owned,
  }));
  return (path) => {
    const match = matchRoutes(objects, path)?.at(-1);
    if (!match) throw new Error(`No route matches ${path}, although the last one takes everything.`);
    return { owned: match.route.handle, params: match.params };
  };
}
