import { useCallback, useEffect, useRef } from 'react';

/**
 * A function that keeps its identity and calls what the last drawing gave it, so that memoised parts it is handed to
 * are not drawn anew. For event handlers; not to be called while drawing.
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
