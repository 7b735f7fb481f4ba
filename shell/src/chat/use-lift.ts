import { useEffect, useState, type RefObject } from 'react';

/** How far a floating part may be lifted, and how far it stays from a control then, in CSS pixels. */
const mostPx = 240;
const gapPx = 4;
/** What is higher, as the picture of a card, is hit beside the floating part too; not what is typed into. */
const tallPx = 120;
const isTall = (control: Element, { height }: DOMRect): boolean =>
  height >= tallPx && control.tagName !== 'TEXTAREA';

/** Milliseconds without a move after which the page has come to rest. */
const restMs = 150;

const controls = 'a[href],button,input,select,textarea,summary,label';

/** What lies over the page for a while, with controls of its own; the floating part is hidden until it is gone. */
const overlays = 'html[data-scroll-locks],.nav-open';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Boxes of the page's controls that reach into a zone of the view and can be pressed there, but for those within the part. */
function boxesIn(zone: Box, part: Element): DOMRect[] {
  return [...document.querySelectorAll(controls)].flatMap((control) =>
    [...control.getClientRects()].filter((box) => {
      const [left, right] = [Math.max(zone.left, box.left), Math.min(zone.right, box.right)];
      const [top, bottom] = [Math.max(zone.top, box.top), Math.min(zone.bottom, box.bottom)];
      if (left >= right || top >= bottom || isTall(control, box) || part.contains(control)) return false;
      // One that is cut off or lies under something else is not there.
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const hit = stack.find((element) => !part.contains(element)) ?? null;
      return control.contains(hit);
    }),
  );
}

/** The least lift at which no control lies under it; null where there is none. */
function findLift(floating: HTMLElement): number | null {
  // As it stands without a lift.
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = floating;
  const bottom = top + height;
  const boxes = boxesIn({ left, right: left + width, top: top - mostPx, bottom }, floating);
  let lift = 0;
  while (lift <= mostPx) {
    const covered = boxes.find((box) => box.bottom > top - lift && box.top < bottom - lift);
    if (!covered) return lift;
    lift = bottom - covered.top + gapPx;
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
        // What lies over the page says nothing when it goes.
        if (document.querySelector(overlays)) look();
        else setLift(findLift(floating));
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
