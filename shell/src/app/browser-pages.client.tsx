import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createRouteSnapshots, type Router, type RouterState } from 'shared-routing';
import { contentId } from '../platform/site-facts';
import { useShell } from '../platform/shell-context';
import { PageFrame } from './page-frame';
import { pageOf } from '../routing/page-state';
import type { ScrollMemory } from '../routing/scroll.client';

/** Scrolls and moves focus once a new page is in place. */
function useArrival(state: RouterState, scroll: ScrollMemory): void {
  const shown = useRef(state.location);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before === state.location) return;
    shown.current = state.location;
    // Keyboard and screen reader start at the new page, not at the link that led to it.
    if (before.pathname !== state.location.pathname) {
      document.getElementById(contentId)?.focus({ preventScroll: true });
    }
    scroll.arrive(state);
  }, [state, scroll]);
}

const snapshotOf = (state: RouterState) => ({ location: state.location, params: pageOf(state).params });

export interface BrowserPagesProps {
  router: Router;
  /** What the server rendered. The router may be elsewhere before hydration has begun, or while it begins again. */
  first: RouterState;
  scroll: ScrollMemory;
  /** Called once, when the first client render is in place. */
  onHydrated: () => void;
}

/** The page in view, kept in step with the router. */
export function BrowserPages({ router, first, scroll, onHydrated }: BrowserPagesProps): ReactNode {
  const [state, setState] = useState(first);
  const [snapshots] = useState(() => createRouteSnapshots(snapshotOf(first)));
  const shown = useRef(pageOf(first).result);
  const shownResult = useCallback(() => shown.current, []);
  useEffect(() => {
    const show = (next: RouterState): void => {
      snapshots.replace(snapshotOf(next));
      shown.current = pageOf(next).result;
      setState(next);
    };
    // The visitor may have moved before this effect ran.
    startTransition(() => show(router.state));
    let { location } = router.state;
    let { result } = pageOf(router.state);
    return router.subscribe((next) => {
      const page = pageOf(next);
      // That another page is on its way changes nothing in this one.
      if (next.location === location && page.result === result) return;
      if (next.location !== location) scroll.leave(location.key);
      ({ location } = next);
      ({ result } = page);
      // A choice within a page shows at once; another page may be rendered while the one in view stays usable.
      if (next.preventScrollReset) show(next);
      else startTransition(() => show(next));
    });
  }, [router, scroll, snapshots]);
  useArrival(state, scroll);
  const { owned, result } = pageOf(state);
  const { served } = useShell();
  const firstResult = pageOf(first).result;
  useLayoutEffect(() => {
    if (result !== firstResult) served?.forget();
  }, [result, firstResult, served]);
  const hydrated = useRef(onHydrated);
  useEffect(() => hydrated.current(), []);
  return (
    <PageFrame
      owned={owned}
      result={result}
      shownResult={shownResult}
      router={router}
      snapshots={snapshots}
    />
  );
}
