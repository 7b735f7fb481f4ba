import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Router, type Location, type NavigationType, type Navigator } from 'react-router';
import type { RouteResult } from './route-result';
import type { OwnedRoute } from './route-table';

/** What the visitor sees, and what is on its way. Replaced as a whole. */
export interface PageRouterState {
  location: Location;
  owned: OwnedRoute;
  params: Readonly<Record<string, string | undefined>>;
  result: RouteResult;
  /** The next page while it loads. */
  next: Location | null;
  isRevalidating: boolean;
  /** How the current location came about. */
  action: 'PUSH' | 'REPLACE' | 'POP';
}

interface Loading {
  next: Location | null;
  isRevalidating: boolean;
  revalidate: () => Promise<void>;
}

const ParamsContext = createContext<PageRouterState['params']>({});
const LoadingContext = createContext<Loading>({
  next: null,
  isRevalidating: false,
  revalidate: () => Promise.resolve(),
});

/** Parameters of the path, such as `slug`. */
export const useParams = (): PageRouterState['params'] => useContext(ParamsContext);

/** Whether the next page is on its way. */
export function useNavigation(): { state: 'idle' | 'loading'; location: Location | undefined } {
  const { next } = useContext(LoadingContext);
  return { state: next ? 'loading' : 'idle', location: next ?? undefined };
}

/** Loads the data of the page in view again. */
export function useRevalidator(): { state: 'idle' | 'loading'; revalidate: () => Promise<void> } {
  const { isRevalidating, revalidate } = useContext(LoadingContext);
  return { state: isRevalidating ? 'loading' : 'idle', revalidate };
}

export interface PageRouterProviderProps {
  state: PageRouterState;
  navigator: Navigator;
  revalidate: () => Promise<void>;
  isStatic?: boolean;
  children: ReactNode;
}

/** Gives links and hooks of a page what they need, the same on the server and in the browser. */
export function PageRouterProvider({
  state,
  navigator,
  revalidate,
  isStatic = false,
  children,
}: PageRouterProviderProps): ReactNode {
  const { next, isRevalidating } = state;
  const loading = useMemo(() => ({ next, isRevalidating, revalidate }), [next, isRevalidating, revalidate]);
  return (
    <Router
      location={state.location}
      navigator={navigator}
      navigationType={state.action as NavigationType}
      static={isStatic}
    >
      <ParamsContext value={state.params}>
        <LoadingContext value={loading}>{children}</LoadingContext>
      </ParamsContext>
    </Router>
  );
}
