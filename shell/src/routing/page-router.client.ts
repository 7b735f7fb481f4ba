import type { Params, Router, RouterState } from 'shared-routing';
import { createClientRouter } from 'shared-routing/client-router';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { afterPaint } from '../platform/after-paint.client';
import { loadPage, type PageServices } from './loader';
import type { PrefetchCache } from './prefetch-cache.client';
import { redirectResponse, type RouteResult } from './route-result';
import type { PageRoute, RouteTable } from './route-table';

/** Loads an address as a document, in place of rendering its page here. */
export type OpenDocument = (href: string, action: RouterState['historyAction']) => void;

/** What the router does where a remote is out. */
export interface Documents {
  /** Whether the code of a release cannot be had, or crashes. */
  isOut: (owner: ReleaseName) => boolean;
  open: OpenDocument;
}

/**
 * The router of the page in the browser (SHL-009), whose loaders load a page within its limits and answer with what that
 * came to.
 *
 * @param first what the server's page came to
 * @param prefetchCache pages that were loaded before their visitor came
 * @param documents the server's pages, for what cannot be rendered here
 */
export function createPageRouter(
  table: RouteTable,
  pageServices: PageServices,
  first: RouteResult,
  prefetchCache: Pick<PrefetchCache, 'consume'>,
  documents: Documents,
): Router {
  const load = async (route: PageRoute, request: Request, params: Params): Promise<RouteResult> => {
    const { signal } = request;
    const url = new URL(request.url);
    const taken = prefetchCache.consume(url, signal);
    // Rendering a page that is there already would hold up the frame that answers the click.
    const [prepared] = taken ? await Promise.all([taken, afterPaint()]) : [null];
    const result = prepared ?? (await loadPage({ owned: route.handle, params }, url, pageServices, signal));
    if (result.kind === 'redirect') throw redirectResponse(result);
    return result;
  };
  return createClientRouter({
    routes: table.routes.map((route) => ({
      ...route,
      loader: ({ request, params }) => load(route, request, params),
    })),
    firstData: first,
    leave({ pathname, search, hash }, action) {
      // Without a line a document could not be had either.
      const leaves = documents.isOut(table.match(pathname).owned.owner) && navigator.onLine;
      if (leaves) documents.open(pathname + search + hash, action);
      return leaves;
    },
    // An address takes a phone as long as two cards do, and the next frame may come before the results are rendered.
    afterResults: (write) => void afterPaint().then(afterPaint).then(write),
  });
}
