import { useCallback, useEffect, useRef } from 'react';

/** A call that waits until nothing has happened for `delayMs`; the last value counts. Cancelled on unmount. */
export function useDebounced<T>(call: (value: T) => void, delayMs: number): (value: T) => void {
  const latest = useRef(call);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (value) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(value), delayMs);
    },
    [delayMs],
  );
}
