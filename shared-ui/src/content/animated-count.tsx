import { useEffect, useRef, useState, type ReactNode } from 'react';
import { withSeparators } from './with-separators';

/** How long a count takes, in ms (UI-008). */
const COUNT_MS = 1_000;

const prefersStillness = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fast at first and slow at the end, so that the last figures can be read. */
const eased = (progress: number): number => 1 - (1 - progress) ** 3;

/** The number on screen while it counts to `value`; with reduced motion it is `value` at once. */
function useCountTo(value: number, from: number): number {
  const [shown, setShown] = useState(value);
  const onScreen = useRef(from);
  useEffect(() => {
    const begin = onScreen.current;
    if (begin === value) return undefined;
    const put = (count: number): void => {
      onScreen.current = count;
      setShown(count);
    };
    if (prefersStillness()) {
      put(value);
      return undefined;
    }
    let begunAt: number | undefined;
    const step = (at: number): void => {
      begunAt ??= at;
      const progress = Math.min(1, (at - begunAt) / COUNT_MS);
      put(Math.round(begin + (value - begin) * eased(progress)));
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    // A tab in the background renders no frames; the number is right there, too.
    const end = setTimeout(() => {
      cancelAnimationFrame(frame);
      put(value);
    }, COUNT_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, [value]);
  return shown;
}

export interface AnimatedCountProps {
  readonly value: number;
  /** Where it counts from when it has mounted; the server renders `value`. */
  readonly from?: number;
  /** How a number is written: "1,042". */
  readonly format?: (value: number) => string;
  /** Nothing is announced, because what stands around the count says it; for example inside a button. */
  readonly silent?: boolean;
}

/**
 * A number that counts from the one before to the new one in a second and ends exactly on it (UI-008). Assistive
 * technology hears the end only: until then the region is busy.
 */
export function AnimatedCount({
  value,
  from = value,
  format = withSeparators,
  silent,
}: AnimatedCountProps): ReactNode {
  const shown = useCountTo(value, from);
  if (silent) return <span>{format(shown)}</span>;
  return (
    <span role="status" aria-busy={shown !== value}>
      {format(shown)}
    </span>
  );
}
