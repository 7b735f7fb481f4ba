import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { moveBy, wholeView, zoomBy, type Point, type View } from './zoom';

/** Two taps within this time and distance are one wish (ms, px). */
const doubleTap = { withinMs: 300, withinPx: 30 } as const;
const doubleTapFactor = 2.5;
/** Of one step of a wheel, per px it reports. */
const wheelRate = 0.002;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

interface Zoom {
  view: View;
  zoom: (factor: number, at?: Point) => void;
  move: (by: Point) => void;
  reset: () => void;
  /** To be spread on the box. */
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent) => void
  >;
}

/** Pinch, double tap, wheel and drag of the picture in a box (VEH-011). One finger on a whole picture is left to the browser, which swipes. */
export function useZoom(box: RefObject<HTMLElement | null>): Zoom {
  const [view, setView] = useState(wholeView);
  const fingers = useRef(new Map<number, Point>());
  const lastTap = useRef<{ at: Point; timeMs: number } | null>(null);
  const pressedAt = useRef<Point | null>(null);

  const sizeOf = () => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
    return { width, height };
  };
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    const { width, height } = sizeOf();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const zoom: Zoom['zoom'] = (factor, at = { x: 0, y: 0 }) =>
    setView((from) => zoomBy(from, factor, at, sizeOf()));
  const move: Zoom['move'] = (by) => setView((from) => moveBy(from, by, sizeOf()));

  const tap = (at: Point, timeMs: number) => {
    const last = lastTap.current;
    const isSecond =
      last !== null &&
      timeMs - last.timeMs <= doubleTap.withinMs &&
      distance(last.at, at) <= doubleTap.withinPx;
    lastTap.current = isSecond ? null : { at, timeMs };
    if (isSecond)
      setView((from) => (from.scale > 1 ? wholeView : zoomBy(from, doubleTapFactor, at, sizeOf())));
  };
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      // Sideways is the browser's own: the next picture.
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * wheelRate), placeOf(event));
    };
    // Two fingers are ours; the browser would scroll sideways or enlarge the page.
    const onTouchMove = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    // React listens passively, and could not hold the browser back.
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchmove', onTouchMove);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the functions called read refs only
  }, [box]);

  return {
    view,
    zoom,
    move,
    reset: () => setView(wholeView),
    handlers: {
      onPointerDown(event) {
        const at = placeOf(event);
        fingers.current.set(event.pointerId, at);
        pressedAt.current = fingers.current.size === 1 ? at : null;
      },
      onPointerMove(event) {
        const from = fingers.current.get(event.pointerId);
        if (!from) return;
        const to = placeOf(event);
        const [other] = [...fingers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
        fingers.current.set(event.pointerId, to);
        if (!other) {
          move({ x: to.x - from.x, y: to.y - from.y });
          return;
        }
        const factor = distance(to, other) / Math.max(1, distance(from, other));
        const before = between(from, other);
        const after = between(to, other);
        setView((known) =>
          moveBy(
            zoomBy(known, factor, before, sizeOf()),
            { x: after.x - before.x, y: after.y - before.y },
            sizeOf(),
          ),
        );
      },
      onPointerUp(event) {
        const at = placeOf(event);
        const pressed = pressedAt.current;
        lift(event);
        if (pressed && distance(pressed, at) < 10) tap(at, event.timeStamp);
      },
      onPointerCancel: lift,
    },
  };
}
