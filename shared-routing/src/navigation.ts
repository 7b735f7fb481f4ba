import { startTransition, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { pendingDelayMs } from 'shared-contracts/pending-delay';
import type { Location, Router } from './router';
import { useRouter } from './routing-provider';

/** Leads to an address of this site; resolves once its page is there. */
export type Navigate = Router['navigate'];

/** Keeps its identity. */
export function useNavigate(): Navigate {
  const router = useRouter();
  return useMemo(() => (to, options) => router.navigate(to, options), [router]);
}

/** Calls back when the visitor has moved, without a render. */
export function useMoved(onMove: () => void): void {
  const router = useRouter();
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    let { location } = router.state;
    return router.subscribe((next) => {
      if (next.location === location) return;
      ({ location } = next);
      latest.current();
    });
  }, [router]);
}

/**
 * Whether the next page is on its way. A component that renders for a reason of its own sees it at once; for this reason
 * alone it renders only a while later, because that would hold up the answer.
 */
export function useNavigation(): { state: 'idle' | 'loading'; location: Location | undefined } {
  const router = useRouter();
  const [, forceRender] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    let known: Location | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      const next = router.state.navigation.location;
      if (next === known) return;
      known = next;
      clearTimeout(timer);
      if (next) timer = setTimeout(() => startTransition(forceRender), pendingDelayMs);
      else forceRender();
    };
    follow(); // the visitor may have moved before this effect ran
    const stop = router.subscribe(follow);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [router]);
  const next = router.state.navigation.location;
  return { state: next ? 'loading' : 'idle', location: next };
}

/** Loads the data of the page in view again. */
export function useRevalidator(): { state: 'idle' | 'loading'; revalidate: () => Promise<void> } {
  const router = useRouter();
  const [state, setState] = useState<'idle' | 'loading'>('idle');
  useEffect(() => {
    let known: typeof state = 'idle';
    const follow = (): void => {
      const next = router.state.revalidation;
      // Also a value that stays would be looked at, and would end a render that is under way.
      if (next !== known) setState((known = next));
    };
    follow(); // the visitor may have moved before this effect ran
    return router.subscribe(follow);
  }, [router]);
  return { state, revalidate: router.revalidate };
}
