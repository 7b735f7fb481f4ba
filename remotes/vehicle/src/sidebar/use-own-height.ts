import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps an element's height, in CSS pixels, in a custom property of its own style, for rules that depend on it.
 *
 * @returns the ref of the element
 */
export function useOwnHeight<E extends HTMLElement>(property: `--${string}`): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const heightPx = entry?.borderBoxSize[0]?.blockSize;
      if (heightPx !== undefined) element.style.setProperty(property, `${heightPx}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [property]);
  return ref;
}
