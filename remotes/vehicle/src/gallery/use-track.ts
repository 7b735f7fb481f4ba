import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** A strip of slides of the strip's own width that scrolls by itself. */
export interface Track {
  ref: RefObject<HTMLUListElement | null>;
  /** The slide in view, from 0. */
  current: number;
  /** Brings a slide into view; past the ends, the last one there is. */
  show: (index: number, how?: 'at once') => void;
  /** To be spread on the strip. */
  handlers: {
    onScroll: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: () => void;
    onWheel: () => void;
  };
}

/** Which slide a key leads to, or `undefined` for keys that are not ours. */
function slideOf(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return current + 1;
  if (key === 'ArrowLeft') return current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * Follows a strip of `count` slides. Swipe and wheel are the browser's own scrolling; buttons and keys only scroll.
 *
 * @param start the slide that is in view at first, from 0
 */
export function useTrack(count: number, start = 0): Track {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  // While the strip is on its way to a slide the ones that pass by are not "current".
  const target = useRef<number | null>(null);

  const follow = () => {
    const strip = ref.current;
    if (!strip || strip.clientWidth === 0) return;
    const index = Math.round(strip.scrollLeft / strip.clientWidth);
    if (target.current === index) target.current = null;
    else if (target.current === null) setCurrent(index);
  };
  // The shopper may have swiped before this code ran.
  useEffect(() => {
    const strip = ref.current;
    if (strip && strip.scrollLeft > 0) setCurrent(Math.round(strip.scrollLeft / strip.clientWidth));
  }, []);

  const show: Track['show'] = (index, how) => {
    const bounded = Math.max(0, Math.min(count - 1, index));
    setCurrent(bounded);
    const strip = ref.current;
    if (!strip) return;
    target.current = bounded;
    // The style decides whether it glides; it knows reduced motion.
    strip.scrollTo({ left: bounded * strip.clientWidth, ...(how ? { behavior: 'instant' } : {}) });
  };
  const takeOver = () => {
    target.current = null;
  };
  return {
    ref,
    current,
    show,
    handlers: {
      onScroll: follow,
      onKeyDown(event) {
        if (event.target !== event.currentTarget) return;
        const index = slideOf(event.key, current, count);
        if (index === undefined) return;
        event.preventDefault();
        show(index);
      },
      onPointerDown: takeOver,
      onWheel: takeOver,
    },
  };
}
