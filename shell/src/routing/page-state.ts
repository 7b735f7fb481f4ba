import type { RouterState } from 'shared-routing';
import type { RouteResult } from './route-result';
import { toRouteMatch, type RouteMatch } from './route-table';

/** The page of a router's state: its route, and what loading it came to. */
export function pageOf({ matches, loaderData }: RouterState): RouteMatch & { result: RouteResult } {
  const match = matches.at(-1);
  if (!match) throw new Error('A page has a route: the last pattern of the table takes every path.');
  // Every route has a loader of ours, which answers with a result.
  return { ...toRouteMatch(match), result: loaderData[match.route.id] as RouteResult };
}
