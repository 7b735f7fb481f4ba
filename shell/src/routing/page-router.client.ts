import { createPath, parsePath, type Location, type Navigator, type To } from 'react-router';
import { loadPage, type LoaderWorld } from './loader';
import type { PageRouterState } from './page-state';
import type { RouteResult } from './route-result';
import type { RouteTable } from './route-table';

/** What a history entry remembers besides its address. */
interface EntryState {
  key: string;
  usr: unknown;
}

const keyOf = (): string => Math.random().toString(36).slice(2, 10);

const readEntry = (): EntryState => {
  const state = window.history.state as Partial<EntryState> | null; // only this module writes it
  return { key: state?.key ?? 'default', usr: state?.usr ?? null };
};

/** The address the browser shows. */
function browserLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { key, usr } = readEntry();
  return { pathname, search, hash, key, state: usr } as Location; // fields of the router's own type
}

/** Options a link hands to its navigator. */
interface MoveOptions {
  preventScrollReset?: boolean;
}

/** Pages in the browser: the one in view stays until the next one is there. */
export interface PageRouter {
  state(): PageRouterState;
  subscribe(listener: (state: PageRouterState) => void): () => void;
  navigator: Navigator;
  revalidate(): Promise<void>;
  /** Whether the move to the current page should leave the scroll position alone. */
  keepsScroll(): boolean;
  stop(): void;
}

const urlOf = (location: Location): URL => new URL(createPath(location), window.location.origin);

/**
 * Joins the browser's history with the loading of pages (SHL-009). A newer move ends an older one that is still
 * loading; Back and Forward load their page like any other move.
 *
 * @param first what the server's page came to
 */
export function createPageRouter(table: RouteTable, world: LoaderWorld, first: RouteResult): PageRouter {
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

  const write = (target: Location, action: PageRouterState['action']): void => {
    if (action === 'POP') return;
    const entry: EntryState = { key: target.key, usr: target.state as unknown };
    const href = createPath(target);
    if (action === 'PUSH') window.history.pushState(entry, '', href);
    else window.history.replaceState(entry, '', href);
  };

  const move = async (target: Location, action: PageRouterState['action']): Promise<void> => {
    loading.abort();
    const isSamePage = target.pathname === state.location.pathname && target.search === state.location.search;
    // The browser's own move inside a page, forward to an anchor or back from one, needs no data.
    if (isSamePage && (target.hash || (action === 'POP' && state.location.hash))) {
      write(target, action);
      set({ location: target, action, next: null });
      return;
    }
    const controller = new AbortController();
    loading = controller;
    set({ next: target });
    const match = table(target.pathname);
    const result = await loadPage(match, urlOf(target), world, controller.signal);
    if (controller.signal.aborted) return;
    if (result.kind === 'redirect') {
      await redirect(result.location, action);
      return;
    }
    write(target, action);
    set({ location: target, ...match, result, next: null, isRevalidating: false, action });
  };

  const redirect = async (href: string, action: PageRouterState['action']): Promise<void> => {
    const url = new URL(href, window.location.origin);
    if (url.origin !== window.location.origin) {
      window.location.assign(url);
      return;
    }
    await move(
      toLocation(url.pathname + url.search + url.hash, null),
      action === 'PUSH' ? 'PUSH' : 'REPLACE',
    );
  };

  const toLocation = (to: To, usr: unknown): Location => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    return {
      pathname: path.pathname ?? state.location.pathname,
      search: path.search ?? '',
      hash: path.hash ?? '',
      state: usr,
      key: keyOf(),
    } as Location; // fields of the router's own type
  };

  const go = (action: 'PUSH' | 'REPLACE') => (to: To, usr?: unknown, options?: MoveOptions) => {
    keepsScroll = options?.preventScrollReset ?? false;
    void move(toLocation(to, usr ?? null), action);
  };

  const onPop = (): void => {
    keepsScroll = false;
    void move(browserLocation(), 'POP');
  };
  window.addEventListener('popstate', onPop);

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: go('PUSH'),
      replace: go('REPLACE'),
      go: (delta) => window.history.go(delta),
    },
    async revalidate() {
      // A page that is on its way brings fresh data anyway.
      if (state.next) return;
      loading.abort();
      const controller = new AbortController();
      loading = controller;
      set({ isRevalidating: true });
      const { owned, params } = state;
      const result = await loadPage({ owned, params }, urlOf(state.location), world, controller.signal);
      if (controller.signal.aborted) return;
      if (result.kind === 'redirect') await redirect(result.location, 'REPLACE');
      else set({ result, isRevalidating: false });
    },
    keepsScroll: () => keepsScroll,
    stop() {
      loading.abort();
      window.removeEventListener('popstate', onPop);
    },
  };
}
