import type { Problem } from '../platform/shell-context';
import { findRoute } from './load-route';
import { loadPage, type PageServices } from './loader';
import type { Redirect, RouteResult } from './route-result';
import type { RouteTable } from './route-table';

/** How long a page that was loaded ahead may be opened, in milliseconds from when its loading began. */
const keptMs = 10_000;

type Loaded = RouteResult | Redirect;

/** One page whose loading began before its visitor came. */
interface PrefetchedPage {
  address: string;
  begunAt: number;
  loading: AbortController;
  /** Null for a page that may not be loaded ahead. Never rejects. */
  result: Promise<Loaded | null>;
  state: 'loading' | 'ready' | 'stale';
  /** Called once the page is opened; until then its failures are not reported. */
  report: ((problem: Problem) => void) | null;
}

/** Loads the page a visitor is about to open: one at a time, opened once, forgotten when it gets old. */
export interface PrefetchCache {
  /** Begins to load a page, and gives up what was loaded for another one. */
  prepare(url: URL): void;
  /** The visitor has turned elsewhere: what is still on its way is given up. */
  cancel(): void;
  /**
   * Passes on a page that was loaded ahead or is on its way; null where it has to be loaded now, also as answer.
   *
   * @param signal gives up what is still on its way
   */
  consume(url: URL, signal: AbortSignal): Promise<Loaded | null> | null;
}

const addressOf = ({ pathname, search }: URL): string => pathname + search;

/**
 * @param prefetchOwner loads the owner of a page while nothing waits for it
 * @param nowMs a clock that only moves forward
 */
export function createPrefetchCache(
  table: RouteTable,
  pageServices: PageServices,
  prefetchOwner: PageServices['owner'],
  nowMs: () => number,
): PrefetchCache {
  let held: PrefetchedPage | null = null;

  const isFresh = (page: PrefetchedPage, url: URL): boolean =>
    page.address === addressOf(url) && page.state !== 'stale' && nowMs() - page.begunAt < keptMs;

  const load = async (url: URL, page: PrefetchedPage): Promise<Loaded | null> => {
    const match = table.match(url.pathname);
    const { owner, route } = match.owned;
    const quiet: PageServices = {
      ...pageServices,
      owner: prefetchOwner,
      report: (problem) => page.report?.(problem),
    };
    const mayLoad = await prefetchOwner(owner).then(
      (module) => findRoute(module, route.id).prefetches === true,
      () => false,
    );
    return mayLoad && !page.loading.signal.aborted
      ? await loadPage(match, url, quiet, page.loading.signal)
      : null;
  };

  return {
    prepare(url) {
      if (held && isFresh(held, url)) return;
      held?.loading.abort();
      const page: PrefetchedPage = {
        address: addressOf(url),
        begunAt: nowMs(),
        loading: new AbortController(),
        result: Promise.resolve(null),
        state: 'loading',
        report: null,
      };
      page.result = load(url, page).then((result) => {
        page.state = result?.kind === 'ready' ? 'ready' : 'stale';
        return result;
      });
      held = page;
    },
    cancel() {
      if (held?.state !== 'loading') return;
      held.loading.abort();
      held = null;
    },
    consume(url, signal) {
      const page = held;
      held = null;
      if (!page) return null;
      if (!isFresh(page, url)) {
        page.loading.abort();
        return null;
      }
      page.report = pageServices.report;
      // From here on the visitor waits for its owner, too.
      pageServices.owner(table.match(url.pathname).owned.owner).catch(() => undefined);
      signal.addEventListener('abort', () => page.loading.abort(), { once: true });
      return page.result;
    },
  };
}
