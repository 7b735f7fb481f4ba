import { useCallback, useEffect, useRef } from 'react';

/**
 * A call that waits until nothing has happened for `delayMs`; the last value counts. Cancelled on unmount.
 *
 * @param newer drops a call that waits when it changes, because something newer than that call has happened
 */
export function useDebounced<T>(
  call: (value: T) => void,
  delayMs: number,
  newer?: unknown,
): (value: T) => void {
  const latest = useRef(call);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => () => clearTimeout(timer.current), [newer]);
  return useCallback(
    (value) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(value), delayMs);
    },
    [delayMs],
  );
}
