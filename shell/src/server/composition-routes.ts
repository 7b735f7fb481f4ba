import {
  createStaticHandler,
  matchRoutes,
  type LoaderFunctionArgs,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import type { RenderInput } from 'shared-contracts/remote/shell-server';
import { loadPage, type PageServices } from '../routing/loader';
import { redirectResponse, type RouteResult } from '../routing/route-result';
import { createRouteTable, toRouteMatch, type RouteMatch } from '../routing/route-table';
import { garagePathsOf } from '../platform/site-facts';

/** What the loader of a route gets on the server. */
export interface ServerLoad {
  pageServices: PageServices;
  url: URL;
  signal: AbortSignal;
}

/** A composition on a site. */
type Composed = Pick<RenderInput, 'releases' | 'site'>;

function createHandler({ releases, site }: Composed): StaticHandler {
  const routes = createRouteTable(releases, garagePathsOf(site)).routes.map((route) => ({
    ...route,
    async loader({ params, context }: LoaderFunctionArgs): Promise<RouteResult> {
      const { pageServices, url, signal } = context as unknown as ServerLoad; // `query` passes it on
      const result = await loadPage({ owned: route.handle, params }, url, pageServices, signal);
      if (result.kind !== 'redirect') return result;
      throw redirectResponse(result);
    },
  }));
  return createStaticHandler(routes);
}

/**
 * Handlers by the garage's paths, for as long as a composition lives. Its id would not do as a key: a composition
 * with overrides has one id whatever was swapped.
 */
const handlers = new WeakMap<RenderInput['releases'], Map<string, StaticHandler>>();

/** React Router's handler of a composition on a site, which adds its garage. */
export function handlerOf(input: Composed): StaticHandler {
  const { releases, site } = input;
  const key = garagePathsOf(site).join(' ');
  const ofReleases = handlers.get(releases) ?? new Map<string, StaticHandler>();
  handlers.set(releases, ofReleases);
  const handler = ofReleases.get(key) ?? createHandler(input);
  ofReleases.set(key, handler);
  return handler;
}

/** The route behind all others, which takes every path. */
function lastRoute({ dataRoutes }: StaticHandler): StaticHandler['dataRoutes'][number] {
  const route = dataRoutes.at(-1);
  if (!route) throw new Error('A composition has routes: the shell declares some.');
  return route;
}

/** The route that serves a path. */
export function matchOf(input: Composed, path: string): RouteMatch {
  const handler = handlerOf(input);
  const match = matchRoutes(handler.dataRoutes, path)?.at(-1);
  return toRouteMatch(match ?? { params: {}, route: lastRoute(handler) });
}

/**
 * Loads the page of an address. Patterns of React Router stop at a line break, the one that takes everything too: such a
 * path is that route's, and not found.
 */
export async function queryPage(input: Composed, load: ServerLoad): Promise<StaticHandlerContext | Response> {
  const handler = handlerOf(input);
  const context = await handler.query(new Request(load.url), { requestContext: load });
  // Loaders answer with results; only a path without a route comes to this status.
  if (context instanceof Response || context.statusCode !== 404) return context;
  const route = lastRoute(handler);
  const { pathname } = context.location;
  const notFound: RouteResult = { kind: 'not-found' };
  return {
    ...context,
    matches: [{ params: {}, pathname, pathnameBase: '/', route }],
    loaderData: { [route.id]: notFound },
    errors: null,
  };
}
