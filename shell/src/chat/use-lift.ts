import { useEffect, useState, type RefObject } from 'react';

/** How far a floating part may be lifted, in CSS pixels. */
const mostPx = 240;
/** Distance of the rows, and most distance of the points in a row, at which the page is looked at; no control is smaller. */
const rowPx = 8;
const pointPx = 20;
/** What is higher, as the picture of a card, is hit beside the floating part too. */
const tallPx = 120;

/** Milliseconds without a move after which the page has come to rest. */
const restMs = 150;

const controls = 'a[href],button,input,select,textarea,summary,label';

/** Whether a control of the page lies at a point, under the floating part. */
function isControlAt(x: number, y: number, floating: Element): boolean {
  const control = document
    .elementsFromPoint(x, y)
    .find((element) => !floating.contains(element))
    ?.closest(controls);
  // A link may reach beyond its own box, over all of its card.
  return [...(control?.getClientRects() ?? [])].some(
    ({ left, right, top, bottom, height }) =>
      height < tallPx && left <= x && x <= right && top <= y && y <= bottom,
  );
}

/** What lies over the page for a while, with controls of its own; the floating part is hidden until it is gone. */
const overlays = 'html[data-scroll-locks],.nav-open';

/** The least lift at which no control lies under it; null where there is none. */
function findLift(floating: HTMLElement): number | null {
  // As it stands without a lift.
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = floating;
  const steps = Math.ceil(width / pointPx);
  const points = Array.from({ length: steps + 1 }, (_, at) => left + 1 + ((width - 2) * at) / steps);
  let freePx = 0;
  for (let up = 0; up <= mostPx + height; up += rowPx) {
    const y = top + height - 1 - up;
    freePx = points.some((x) => isControlAt(x, y, floating)) ? 0 : freePx + rowPx;
    if (freePx >= height + rowPx) return up - height;
  }
  return null;
}

/**
 * How far a part that floats at the lower edge is lifted so that it covers no control of the page, in CSS pixels; null where
 * it would cover one wherever it stood, and had better not be seen. Looked up whenever the page has come to rest.
 */
export function useLift(part: RefObject<HTMLElement | null>, isThere: boolean): number | null {
  const [lift, setLift] = useState<number | null>(0);
  useEffect(() => {
    const floating = part.current;
    if (!isThere || !floating || typeof ResizeObserver === 'undefined') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!document.querySelector(overlays)) setLift(findLift(floating));
      }, restMs);
    };
    // What is reached with Tab is scrolled clear of the place at the edge, and of no other.
    const goBack = ({ key }: KeyboardEvent): void => {
      if (key !== 'Tab') return;
      setLift(0);
      look();
    };
    const resized = new ResizeObserver(look);
    resized.observe(document.body);
    // Not `scrollend`, which not every browser has; of what scrolls within the page too.
    const listening = { capture: true, passive: true };
    document.addEventListener('scroll', look, listening);
    document.addEventListener('keydown', goBack);
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      document.removeEventListener('scroll', look, listening);
      document.removeEventListener('keydown', goBack);
    };
  }, [part, isThere]);
  return lift;
}
