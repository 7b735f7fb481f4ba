import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { contentId } from '../platform/site-facts';
import { useShell } from '../platform/shell-context';
import type { PageRouter } from '../routing/page-router.client';
import { PageFrame } from './page-frame';
import { createStand, type PageRouterState } from '../routing/page-state';
import type { ScrollMemory } from '../routing/scroll.client';

/** Scrolls and moves focus once a new page is in place. */
function useArrival(state: PageRouterState, router: PageRouter, scroll: ScrollMemory): void {
  const shown = useRef(state.location);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before === state.location) return;
    shown.current = state.location;
    scroll.arrive(state, router.keepsScroll());
    // Keyboard and screen reader start at the new page, not at the link that led to it.
    if (before.pathname !== state.location.pathname) {
      document.getElementById(contentId)?.focus({ preventScroll: true });
    }
  }, [state, router, scroll]);
}

export interface BrowserPagesProps {
  router: PageRouter;
  scroll: ScrollMemory;
  /** Called once, when the first client render is in place. */
  onHydrated: () => void;
}

/** The page in view, kept in step with the router. */
export function BrowserPages({ router, scroll, onHydrated }: BrowserPagesProps): ReactNode {
  const [state, setState] = useState(router.state);
  const [stand] = useState(() => createStand(router.state()));
  useEffect(() => {
    const show = (next: PageRouterState): void => {
      stand.move(next);
      setState(next);
    };
    // Something may have moved before this effect ran.
    startTransition(() => show(router.state()));
    // The page in view stays usable while the next one is being rendered.
    let { location, result } = router.state();
    return router.subscribe((next) => {
      // That another page is on its way changes nothing in this one.
      if (next.location === location && next.result === result) return;
      if (next.location !== location) scroll.leave(location.key);
      ({ location, result } = next);
      // A choice within a page shows at once; another page may be rendered while the one in view stays usable.
      if (router.keepsScroll()) show(next);
      else startTransition(() => show(next));
    });
  }, [router, scroll, stand]);
  useArrival(state, router, scroll);
  const { served } = useShell();
  const [first] = useState(state.result);
  useLayoutEffect(() => {
    if (state.result !== first) served?.forget();
  }, [state.result, first, served]);
  const hydrated = useRef(onHydrated);
  useEffect(() => hydrated.current(), []);
  return <PageFrame owned={state.owned} result={state.result} stand={stand} pages={router} />;
}
