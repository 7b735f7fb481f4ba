import { useEffect, useRef, type RefObject } from 'react';

/** Custom properties, each with the selector of the part whose height it is; null is the element itself. */
type Heights = Record<`--${string}`, string | null>;

/**
 * Keeps heights of an element and of its parts, in CSS pixels, in custom properties of the element's own style, for rules
 * that depend on them.
 *
 * @param heights the properties; those of the first render hold
 * @returns the ref of the element
 */
export function useHeights<E extends HTMLElement>(heights: Heights): RefObject<E | null> {
  const ref = useRef<E>(null);
  const first = useRef(heights);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const properties = new Map<Element, string>();
    for (const [property, selector] of Object.entries(first.current)) {
      const part = selector === null ? element : element.querySelector(selector);
      if (part) properties.set(part, property);
    }
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const heightPx = borderBoxSize[0]?.blockSize;
        const property = properties.get(target);
        if (property && heightPx !== undefined) element.style.setProperty(property, `${heightPx}px`);
      }
    });
    for (const part of properties.keys()) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return ref;
}
