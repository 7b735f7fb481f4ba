/** How far below or above the view, in CSS pixels, an element may be to count as near: its code is there in time. */
const nearPx = 600;

/**
 * Calls back once, when the element comes near the view; at once where the browser cannot report that.
 *
 * @param marginPx distance from the view that counts as near; 0 for being in it
 * @returns the clean-up
 */
export function onNearViewport(element: Element, callback: () => void, marginPx = nearPx): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${marginPx}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
