import { useCallback, useEffect, useRef } from 'react';

/**
 * A function that keeps its identity and calls what the last render gave it, so that memoised parts it is passed to
 * do not re-render. For event handlers; not to be called while rendering.
 */
export function useStable<Args extends unknown[], Result = void>(
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
