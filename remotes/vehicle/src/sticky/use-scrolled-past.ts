import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled further than so many CSS pixels; false on the server. Looked at once a frame at most,
 * and rendered again only when the limit is crossed.
 */
export function useScrolledPast(limitPx: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    let frame = 0;
    const readScroll = (): void => {
      frame = 0;
      setPast(window.scrollY > limitPx);
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(readScroll);
    };
    // A page one came back to may be scrolled already.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [limitPx]);
  return isPast;
}
