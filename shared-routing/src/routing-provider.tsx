import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Location, Params, Router } from './router';

const RouterContext = createContext<Router | null>(null);

/** The router of the page; it stays the same while the page is open. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no RoutingProvider above this component: render it inside a page.');
  return router;
}

/** Where the page stands that is on screen. The router itself may be ahead of it. */
export interface RouteSnapshot {
  location: Location;
  params: Params;
}

/**
 * The snapshot and its changes. It keeps its identity, because a context that changes reaches everything below it: React
 * would hydrate, or render again, server markup that waits for its code.
 */
export interface RouteSnapshots {
  current: () => RouteSnapshot;
  subscribe: (listener: () => void) => () => void;
}

/** A snapshot, and how to replace it together with rendering the page it belongs to. */
export function createRouteSnapshots(
  first: RouteSnapshot,
): RouteSnapshots & { replace: (next: RouteSnapshot) => void } {
  const listeners = new Set<() => void>();
  let snapshot = first;
  return {
    current: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace(next) {
      snapshot = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

const SnapshotContext = createContext<RouteSnapshots | null>(null);

/**
 * A part of the snapshot. Not `useSyncExternalStore`: React renders its changes in one go with everything that effects do,
 * so that a page would be shown only after its events have been sent.
 *
 * @param select must keep its identity
 */
function useSnapshot<T>(select: (snapshot: RouteSnapshot) => T): T {
  const snapshots = useContext(SnapshotContext);
  if (!snapshots)
    throw new Error('There is no RoutingProvider above this component: render it inside a page.');
  const [value, setValue] = useState(() => select(snapshots.current()));
  useEffect(() => {
    const follow = (): void => setValue(() => select(snapshots.current()));
    follow(); // the visitor may have moved before this effect ran
    return snapshots.subscribe(follow);
  }, [snapshots, select]);
  return value;
}

const locationOf = ({ location }: RouteSnapshot): Location => location;
const pathOf = ({ location }: RouteSnapshot): string => location.pathname;
const paramsOf = ({ params }: RouteSnapshot): Params => params;

/** The address in view; its readers alone render when the visitor moves. */
export const useLocation = (): Location => useSnapshot(locationOf);

/** Path of the address in view, for readers that a change of the query does not concern. */
export const usePathname = (): string => useSnapshot(pathOf);

/** Parameters of the path, such as `slug`. */
export const useParams = (): Params => useSnapshot(paramsOf);

/** Query of the address in view. */
export function useSearchParams(): [URLSearchParams] {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search])];
}

export interface RoutingProviderProps {
  router: Router;
  snapshots: RouteSnapshots;
  children: ReactNode;
}

/** Gives the hooks of a page what they read, the same on the server and in the browser. */
export const RoutingProvider = ({ router, snapshots, children }: RoutingProviderProps): ReactNode => (
  <RouterContext value={router}>
    <SnapshotContext value={snapshots}>{children}</SnapshotContext>
  </RouterContext>
);

const snapshotOf = ({ state }: Router): RouteSnapshot => ({
  location: state.location,
  params: state.matches.at(-1)?.params ?? {},
});

/** A provider whose snapshot follows the router at once: for tests, the harness and hosts of other teams. */
export function RouterBinding({ router, children }: Omit<RoutingProviderProps, 'snapshots'>): ReactNode {
  const [snapshots] = useState(() => createRouteSnapshots(snapshotOf(router)));
  useEffect(() => {
    const follow = (): void => {
      if (router.state.location !== snapshots.current().location) snapshots.replace(snapshotOf(router));
    };
    follow(); // the router may have moved before this effect ran
    return router.subscribe(follow);
  }, [router, snapshots]);
  return (
    <RoutingProvider router={router} snapshots={snapshots}>
      {children}
    </RoutingProvider>
  );
}
