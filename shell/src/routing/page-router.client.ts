import type { ReleaseName } from 'shared-contracts/remote/composition';
import { hasOpenDialog, isDialogEntry } from 'shared-ui/back-entry';
import { afterPaint } from '../platform/after-paint.client';
import { loadPage, type PageServices } from './loader';
import { targetText, type Navigate, type PageLocation, type PageRouterState, type Pages } from './page-state';
import type { PrefetchCache } from './prefetch-cache.client';
import type { RouteResult } from './route-result';
import type { RouteTable } from './route-table';

const keyOf = (): string => Math.random().toString(36).slice(2, 10);

/**
 * The address the browser shows. An entry without a name is the first one of a document, or one that the browser made
 * itself for an anchor; it gets one, so that Back finds each where it was left. Only this module writes names.
 */
function browserLocation(): PageLocation {
  const { pathname, search, hash } = window.location;
  const { key = keyOf() } = (window.history.state ?? {}) as Partial<PageLocation>; // see above
  window.history.replaceState({ ...window.history.state, key }, '');
  return { pathname, search, hash, key };
}

const hrefOf = ({ pathname, search, hash }: PageLocation): string => pathname + search + hash;

/** Pages in the browser: the one in view stays until the next one is there. */
export interface PageRouter extends Pages {
  /** Whether the move to the current page should leave the scroll position alone. */
  keepsScroll(): boolean;
  stop(): void;
}

/** Loads an address as a document, in place of drawing its page here. */
export type OpenDocument = (href: string, action: PageRouterState['action']) => void;

/** What the router does where a remote is out. */
export interface Documents {
  /** Whether the code of a release cannot be had, or crashes. */
  isOut: (owner: ReleaseName) => boolean;
  open: OpenDocument;
}

const urlOf = (location: PageLocation): URL => new URL(hrefOf(location), window.location.origin);

/**
 * Joins the browser's history with the loading of pages (SHL-009). A newer move ends an older one that is still
 * loading; Back and Forward load their page like any other move.
 *
 * @param first what the server's page came to
 * @param prefetchCache pages that were loaded before their visitor came
 * @param documents the server's pages, for what cannot be rendered here
 */
export function createPageRouter(
  table: RouteTable,
  pageServices: PageServices,
  first: RouteResult,
  prefetchCache: Pick<PrefetchCache, 'take'>,
  documents: Documents,
): PageRouter {
  const listeners = new Set<(state: PageRouterState) => void>();
  const location = browserLocation();
  let state: PageRouterState = {
    location,
    ...table(location.pathname),
    result: first,
    next: null,
    isRevalidating: false,
    action: 'POP',
  };
  let loading = new AbortController();
  let keepsScroll = false;

  const set = (change: Partial<PageRouterState>): void => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener(state);
  };

  const write = (target: PageLocation, action: PageRouterState['action']): void => {
    if (action === 'POP') return;
    const entry = { key: target.key };
    // The entry of a dialog over the page that is left would be one more to go back through.
    if (action === 'PUSH' && !isDialogEntry()) window.history.pushState(entry, '', hrefOf(target));
    else window.history.replaceState(entry, '', hrefOf(target));
  };

  /** The address in view, until the browser is told of it. */
  let unwritten: Parameters<typeof write> | null = null;
  const writeNow = (): void => {
    if (unwritten) write(...unwritten);
    unwritten = null;
  };

  const move = async (target: PageLocation, action: PageRouterState['action']): Promise<void> => {
    loading.abort();
    writeNow();
    const isSamePage = target.pathname === state.location.pathname && target.search === state.location.search;
    // The browser's own move inside a page, forward to an anchor or back from one, needs no data.
    if (isSamePage && (target.hash || (action === 'POP' && state.location.hash))) {
      write(target, action);
      set({ location: target, action, next: null });
      return;
    }
    const controller = new AbortController();
    loading = controller;
    const match = table(target.pathname);
    // Without a line a document could not be had either.
    if (documents.isOut(match.owned.owner) && navigator.onLine) {
      documents.open(hrefOf(target), action);
      return;
    }
    set({ next: target });
    const url = urlOf(target);
    const taken = prefetchCache.take(url, controller.signal);
    // Drawing a page that is there already would hold up the frame that answers the click.
    const [prepared] = taken ? await Promise.all([taken, afterPaint()]) : [null];
    if (controller.signal.aborted) return;
    const result = prepared ?? (await loadPage(match, url, pageServices, controller.signal));
    if (controller.signal.aborted) return;
    if (result.kind === 'redirect') {
      await redirect(result.location, action);
      return;
    }
    unwritten = [target, action];
    // The results of a choice come first: an address costs a phone as much as two cards do. The next frame may come
    // before they are rendered.
    if (keepsScroll) void afterPaint().then(afterPaint).then(writeNow);
    else writeNow();
    set({ location: target, ...match, result, next: null, isRevalidating: false, action });
  };

  const redirect = async (href: string, action: PageRouterState['action']): Promise<void> => {
    const url = new URL(href, window.location.origin);
    if (url.origin !== window.location.origin) {
      window.location.assign(url);
      return;
    }
    await move(toLocation(url), action === 'PUSH' ? 'PUSH' : 'REPLACE');
  };

  const toLocation = ({ pathname, search, hash }: URL): PageLocation => ({
    pathname,
    search,
    hash,
    key: keyOf(),
  });

  const navigate: Navigate = (to, { replace = false, preventScrollReset = false } = {}) => {
    keepsScroll = preventScrollReset;
    void move(toLocation(new URL(targetText(to), urlOf(state.location))), replace ? 'REPLACE' : 'PUSH');
  };

  const onPop = (): void => {
    const target = browserLocation();
    if (target.key === state.location.key) {
      // Between a page and a dialog over it. The entry of one that was closed is not worth a Back of its own.
      if (!isDialogEntry() && !hasOpenDialog()) window.history.back();
      return;
    }
    keepsScroll = false;
    // The visitor has left the entry that was to be followed or replaced.
    unwritten = null;
    void move(target, 'POP');
  };
  window.addEventListener('popstate', onPop);

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    async revalidate() {
      // A page that is on its way brings fresh data anyway.
      if (state.next) return;
      loading.abort();
      const controller = new AbortController();
      loading = controller;
      set({ isRevalidating: true });
      const { owned, params } = state;
      const result = await loadPage(
        { owned, params },
        urlOf(state.location),
        pageServices,
        controller.signal,
      );
      if (controller.signal.aborted) return;
      if (result.kind === 'redirect') await redirect(result.location, 'REPLACE');
      else set({ result, isRevalidating: false });
    },
    keepsScroll: () => keepsScroll,
    stop() {
      loading.abort();
      writeNow();
      window.removeEventListener('popstate', onPop);
    },
  };
}
