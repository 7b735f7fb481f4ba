import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { PathParams } from './match-path';
import type { RouteResult } from './route-result';
import type { OwnedRoute } from './route-table';

/** An address of this site as an entry of the browser's history. */
export interface PageLocation {
  pathname: string;
  /** Query with its question mark, or empty. */
  search: string;
  /** Anchor with its hash sign, or empty. */
  hash: string;
  /** Name of the entry. */
  key: string;
}

export interface MoveOptions {
  /** Puts the address in place of the one in view. */
  replace?: boolean;
  /** Leaves the page where it is scrolled to. */
  preventScrollReset?: boolean;
}

/** An address of this site; a query or an anchor alone is one of the page in view. */
export type Target = string | Partial<Pick<PageLocation, 'pathname' | 'search' | 'hash'>>;

/** The address as text. */
export const targetText = (to: Target): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/** Leads to an address of this site. */
export type Navigate = (to: Target, options?: MoveOptions) => void;

/** What the visitor sees, and what is on its way. Replaced as a whole. */
export interface PageRouterState {
  location: PageLocation;
  owned: OwnedRoute;
  params: PathParams;
  result: RouteResult;
  /** The next page while it loads. */
  next: PageLocation | null;
  isRevalidating: boolean;
  /** How the current location came about. */
  action: 'PUSH' | 'REPLACE' | 'POP';
}

/** Pages and the way from one to the next. Keeps its identity, so that a move touches only who asks about it. */
export interface Pages {
  state: () => PageRouterState;
  subscribe: (listener: (state: PageRouterState) => void) => () => void;
  navigate: Navigate;
  revalidate: () => Promise<void>;
}

const PagesContext = createContext<Pages | null>(null);
/** The router; null on the server, where nobody moves. */
export const usePages = (): Pages | null => useContext(PagesContext);

/** Where the page stands that is rendered. */
export interface Standing {
  location: PageLocation;
  params: PathParams;
}

/**
 * Tells its readers where the page stands, and keeps its identity: for a context that changes React looks through the
 * whole page, which takes a phone as long as a row of cards.
 */
export interface Stand {
  state: () => Standing;
  subscribe: (listener: () => void) => () => void;
}

/** A stand, and how to move it: together with drawing the page that is moved to. */
export function createStand(first: Standing): Stand & { move: (to: Standing) => void } {
  const listeners = new Set<() => void>();
  let standing = first;
  return {
    state: () => standing,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    move({ location, params }) {
      standing = { location, params };
      for (const listener of [...listeners]) listener();
    },
  };
}

const StandContext = createContext<Stand>(
  createStand({ location: { pathname: '/', search: '', hash: '', key: 'default' }, params: {} }),
);

/** @param select must keep its identity */
function useStanding<T>(select: (standing: Standing) => T): T {
  const stand = useContext(StandContext);
  const [value, setValue] = useState(() => select(stand.state()));
  useEffect(() => {
    const follow = (): void => setValue(() => select(stand.state()));
    follow(); // something may have moved before this effect ran
    return stand.subscribe(follow);
  }, [stand, select]);
  return value;
}

const locationOf = ({ location }: Standing): PageLocation => location;
const pathOf = ({ location }: Standing): string => location.pathname;
const paramsOf = ({ params }: Standing): PathParams => params;

const refuseNavigation: Navigate = () => {
  throw new Error('A page cannot be left while it is rendered on the server.');
};

/** The address in view. Whoever reads it is rendered again with every move. */
export const useLocation = (): PageLocation => useStanding(locationOf);

/** Path of the address in view, for those who need not hear of its query. */
export const usePathname = (): string => useStanding(pathOf);

/** Calls back when the visitor has moved, without being rendered again for it. */
export function useMoved(onMove: () => void): void {
  const pages = useContext(PagesContext);
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    if (!pages) return;
    let { location } = pages.state();
    return pages.subscribe((next) => {
      if (next.location === location) return;
      ({ location } = next);
      latest.current();
    });
  }, [pages]);
}

/** Keeps its identity. */
export const useNavigate = (): Navigate => useContext(PagesContext)?.navigate ?? refuseNavigation;

/** Query of the address in view. */
export function useSearchParams(): [URLSearchParams] {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search])];
}

/** Parameters of the path, such as `slug`. */
export const useParams = (): PageRouterState['params'] => useStanding(paramsOf);

/**
 * A part of the router's state, followed by its readers alone. Not `useSyncExternalStore`: React draws its changes in one
 * go with everything that effects do, so that a page would be shown only after its events have been sent and kept.
 *
 * @param select must keep its identity
 * @param atFirst what the server's page came with
 */
function useRouterState<T>(select: (state: PageRouterState) => T, atFirst: T): T {
  const pages = useContext(PagesContext);
  const [value, setValue] = useState(atFirst);
  useEffect(() => {
    if (!pages) return;
    let known = atFirst;
    const follow = (): void => {
      const next = select(pages.state());
      // Also a value that stays would be looked at, and would end a drawing that is under way.
      if (next !== known) setValue((known = next));
    };
    follow(); // something may have moved before this effect ran
    return pages.subscribe(follow);
  }, [pages, select, atFirst]);
  return value;
}

const isRevalidatingNow = ({ isRevalidating }: PageRouterState): boolean => isRevalidating;

/** Nobody is rendered again because a page is on its way before it has been so this long, in milliseconds. */
const quietMs = 100;

/**
 * Whether the next page is on its way. Who is rendered for a reason of their own is told at once; for this reason alone only
 * a while later, because most answers come before that, and drawing would hold them up.
 */
export function useNavigation(): { state: 'idle' | 'loading'; location: PageLocation | undefined } {
  const pages = useContext(PagesContext);
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!pages) return;
    let known: PageLocation | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      const { next } = pages.state();
      if (next === known) return;
      known = next;
      clearTimeout(timer);
      if (next) timer = setTimeout(() => startTransition(drawAnew), quietMs);
      else drawAnew();
    };
    follow(); // something may have moved before this effect ran
    const stop = pages.subscribe(follow);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [pages]);
  const next = pages?.state().next;
  return { state: next ? 'loading' : 'idle', location: next ?? undefined };
}

/** Loads the data of the page in view again. */
export function useRevalidator(): { state: 'idle' | 'loading'; revalidate: () => Promise<void> } {
  const pages = useContext(PagesContext);
  const isRevalidating = useRouterState(isRevalidatingNow, false);
  return {
    state: isRevalidating ? 'loading' : 'idle',
    revalidate: pages?.revalidate ?? (() => Promise.resolve()),
  };
}

export interface PageRouterProviderProps {
  stand: Stand;
  /** Null on the server, where nobody moves. */
  pages: Pages | null;
  children: ReactNode;
}

/** Gives links and hooks of a page what they need, the same on the server and in the browser. */
export const PageRouterProvider = ({ stand, pages, children }: PageRouterProviderProps): ReactNode => (
  <PagesContext value={pages}>
    <StandContext value={stand}>{children}</StandContext>
  </PagesContext>
);
