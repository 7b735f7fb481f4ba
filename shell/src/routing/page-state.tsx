import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
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
const LocationContext = createContext<PageLocation>({ pathname: '/', search: '', hash: '', key: 'default' });
const ParamsContext = createContext<PageRouterState['params']>({});

const nobodyMoves: Navigate = () => {
  throw new Error('A page cannot be left while it is drawn on the server.');
};
const nothingToWatch = () => () => undefined;
const nothingIsComing = () => null;
const nothingIsLoading = () => false;

/** The address in view. Whoever reads it is drawn anew with every move. */
export const useLocation = (): PageLocation => useContext(LocationContext);

/** Keeps its identity. */
export const useNavigate = (): Navigate => useContext(PagesContext)?.navigate ?? nobodyMoves;

/** Query of the address in view. */
export function useSearchParams(): [URLSearchParams] {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search])];
}

/** Parameters of the path, such as `slug`. */
export const useParams = (): PageRouterState['params'] => useContext(ParamsContext);

/** Whether the next page is on its way. */
export function useNavigation(): { state: 'idle' | 'loading'; location: PageLocation | undefined } {
  const pages = useContext(PagesContext);
  const next = useSyncExternalStore(
    pages?.subscribe ?? nothingToWatch,
    pages ? () => pages.state().next : nothingIsComing,
    nothingIsComing,
  );
  return { state: next ? 'loading' : 'idle', location: next ?? undefined };
}

/** Loads the data of the page in view again. */
export function useRevalidator(): { state: 'idle' | 'loading'; revalidate: () => Promise<void> } {
  const pages = useContext(PagesContext);
  const isRevalidating = useSyncExternalStore(
    pages?.subscribe ?? nothingToWatch,
    pages ? () => pages.state().isRevalidating : nothingIsLoading,
    nothingIsLoading,
  );
  return {
    state: isRevalidating ? 'loading' : 'idle',
    revalidate: pages?.revalidate ?? (() => Promise.resolve()),
  };
}

export interface PageRouterProviderProps {
  location: PageLocation;
  params: PageRouterState['params'];
  /** Null on the server, where nobody moves. */
  pages: Pages | null;
  children: ReactNode;
}

/** Gives links and hooks of a page what they need, the same on the server and in the browser. */
export const PageRouterProvider = ({
  location,
  params,
  pages,
  children,
}: PageRouterProviderProps): ReactNode => (
  <PagesContext value={pages}>
    <LocationContext value={location}>
      <ParamsContext value={params}>{children}</ParamsContext>
    </LocationContext>
  </PagesContext>
);
