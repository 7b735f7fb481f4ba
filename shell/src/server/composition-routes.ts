import type { RenderInput } from 'shared-contracts/remote/shell-server';
import { createRouteTable, type RouteTable } from '../routing/route-table';
import { garagePathsOf } from '../platform/site-facts';

/**
 * Route tables by the garage's paths, for as long as a composition lives. Its id would not do as a key: a composition
 * with overrides has one id whatever was swapped.
 */
const tables = new WeakMap<RenderInput['releases'], Map<string, RouteTable>>();

/** Route table of a composition on a site, which adds its garage. */
export function routeTableOf({ releases, site }: Pick<RenderInput, 'releases' | 'site'>): RouteTable {
  const garagePaths = garagePathsOf(site);
  const key = garagePaths.join(' ');
  const ofReleases = tables.get(releases) ?? new Map<string, RouteTable>();
  tables.set(releases, ofReleases);
  const table = ofReleases.get(key) ?? createRouteTable(releases, garagePaths);
  ofReleases.set(key, table);
  return table;
}
