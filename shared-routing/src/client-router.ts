import { createClientHistory, locationInBrowser, newKey } from './client-history';
import { createRouteMatcher, type MatchedRoute } from './match-path';
import type { Location, NavigateOptions, NavigationAction, Params, Router, RouterState, To } from './router';

/** A route in the form of React Router's, as far as pages use it: a list without nesting. */
export interface ClientRoute {
  id: string;
  path: string;
  handle?: unknown;
  /** Loads the data of a page. It may throw a `Response` that redirects; anything else it throws is a bug. */
  loader: (args: { request: Request; params: Params }) => Promise<unknown>;
}

/** Routes and first page of a client router, and what the page does for it. */
export interface ClientRouterOptions {
  /** One of them takes every path. */
  routes: readonly ClientRoute[];
  /** Data of the first page, which came with the document. */
  firstData: unknown;
  /** Opens a page as a document where it cannot be rendered here. Returns whether it did. */
  leave?: (target: Location, action: NavigationAction) => boolean;
  /** Calls back when the results of a choice within a page have been painted. */
  afterResults?: (write: () => void) => void;
}

const idle: RouterState['navigation'] = { state: 'idle', location: undefined };

const toLocation = ({ pathname, search, hash }: URL): Location => ({ pathname, search, hash, key: newKey() });

/** An address as React Router reads it: what is left out of the path is that of the page in view, a query is not. */
function resolve(to: To, { pathname }: Location): URL {
  const href = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  return new URL(href, window.location.origin + pathname);
}

type Loaded = { kind: 'data'; data: unknown } | { kind: 'redirect'; href: string } | { kind: 'abandoned' };

async function load({ route, params }: MatchedRoute<ClientRoute>, request: Request): Promise<Loaded> {
  const { signal } = request;
  try {
    const data = await route.loader({ request, params });
    return signal.aborted ? { kind: 'abandoned' } : { kind: 'data', data };
  } catch (error) {
    if (signal.aborted) return { kind: 'abandoned' };
    const href = error instanceof Response ? error.headers.get('location') : null;
    if (href === null) throw error;
    return { kind: 'redirect', href };
  }
}

/**
 * The router of a shopper's page (SHL-009): a tenth of React Router's bytes, and the same answers to what pages ask
 * (`router-agreement.test.ts`). The page in view stays until the next one is there; a newer move ends an older one.
 *
 * Other than React Router, it loads nothing for going back from an anchor of the page in view, and a page that redirects
 * while it is loaded again or gone back to gives its entry to the address it redirects to.
 */
export function createClientRouter({
  routes,
  firstData,
  leave = () => false,
  afterResults,
}: ClientRouterOptions): Router {
  const match = createRouteMatcher(routes);
  const listeners = new Set<(state: RouterState) => void>();
  const location = locationInBrowser();
  const first = match(location.pathname);
  let state: RouterState = {
    location,
    matches: [first],
    loaderData: { [first.route.id]: firstData },
    navigation: idle,
    revalidation: 'idle',
    historyAction: 'POP',
    preventScrollReset: false,
  };
  let loading = new AbortController();

  const set = (change: Partial<RouterState>): void => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener(state);
  };

  const begin = (target: Location): Request => {
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    return new Request(window.location.origin + target.pathname + target.search, { signal });
  };

  /** An anchor of the page in view, or the way back from one, needs no data; a page that is loaded again does. */
  const isAnchor = ({ pathname, search, hash }: Location, action: NavigationAction): boolean =>
    pathname === state.location.pathname &&
    search === state.location.search &&
    (hash !== '' || (action === 'POP' && state.location.hash !== '')) &&
    state.revalidation === 'idle';

  const redirect = async (href: string, action: NavigationAction, isScrollKept: boolean): Promise<void> => {
    const url = new URL(href, window.location.origin);
    if (url.origin === window.location.origin) {
      await move(toLocation(url), action === 'PUSH' ? 'PUSH' : 'REPLACE', isScrollKept);
    } else window.location.assign(url);
  };

  const move = async (target: Location, action: NavigationAction, isScrollKept: boolean): Promise<void> => {
    loading.abort();
    history.flush();
    const arrival = {
      location: target,
      historyAction: action,
      preventScrollReset: isScrollKept,
      navigation: idle,
    };
    if (isAnchor(target, action)) {
      history.write(target, action);
      set(arrival);
      return;
    }
    if (leave(target, action)) return;
    const found = match(target.pathname);
    const request = begin(target);
    set({ navigation: { state: 'loading', location: target } });
    const loaded = await load(found, request);
    if (loaded.kind === 'abandoned') return;
    if (loaded.kind === 'redirect') {
      await redirect(loaded.href, action, isScrollKept);
      return;
    }
    history.write(target, action, isScrollKept ? { later: afterResults } : undefined);
    set({
      ...arrival,
      matches: [found],
      loaderData: { [found.route.id]: loaded.data },
      revalidation: 'idle',
    });
  };

  const history = createClientHistory({
    keyInView: () => state.location.key,
    onPop: (target) => void move(target, 'POP', false),
  });

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(to, { replace = false, preventScrollReset = false }: NavigateOptions = {}) {
      return move(toLocation(resolve(to, state.location)), replace ? 'REPLACE' : 'PUSH', preventScrollReset);
    },
    async revalidate() {
      // A page that is on its way brings fresh data anyway.
      if (state.navigation.location) return;
      const found = match(state.location.pathname);
      const request = begin(state.location);
      set({ revalidation: 'loading' });
      const loaded = await load(found, request);
      if (loaded.kind === 'redirect') await redirect(loaded.href, 'REPLACE', false);
      else if (loaded.kind === 'data') {
        set({ loaderData: { [found.route.id]: loaded.data }, revalidation: 'idle' });
      }
    },
    dispose() {
      loading.abort();
      history.dispose();
    },
  };
}
