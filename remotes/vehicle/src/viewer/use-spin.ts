import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { wrapped, type Aim, type Direction } from './frames';

/** Pixels of a drag that turn the car by one frame (VEH-017). */
const dragPxPerFrame = 20;
/** Time between two frames while the car turns by itself (VEH-016). */
const autoRotateMs = 100;
/** Of one page key, as part of a full turn. */
const pageTurn = 1 / 8;

const allowsMotion = (): boolean =>
  typeof window.matchMedia !== 'function' || !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Spin extends Aim {
  /** The car turns by itself. */
  isTurning: boolean;
  /** Turns by so many frames, as buttons do. */
  turn: (by: number) => void;
  /** Ends turning by itself. */
  stop: () => void;
  /** To be spread on the part that is dragged. */
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent) => void
  > & {
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerEnter: () => void;
    onFocus: () => void;
  };
}

interface SpinOptions {
  /** Frames of a full turn. */
  count: number;
  /** Turns by itself until the shopper does (VEH-016); never where less motion is requested. */
  autoRotate: boolean;
  /** Called whenever the shopper turns the car. */
  onUse: () => void;
  /** Turning by itself rests while this is out of view. */
  stage: RefObject<HTMLElement | null>;
}

/** By how many frames a key turns, `'start'` or `'end'`; undefined for keys that are not ours. */
function turnOf(key: string, count: number): number | 'start' | 'end' | undefined {
  const page = Math.max(1, Math.round(count * pageTurn));
  const turns: Record<string, number | 'start' | 'end'> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: page,
    PageDown: -page,
    Home: 'start',
    End: 'end',
  };
  return turns[key];
}

/** Advances every 100 ms while `isOn` and the stage is in view. */
function useAutoRotate(isOn: boolean, stage: RefObject<HTMLElement | null>, advance: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let isInView = true;
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(([entry]) => {
            isInView = entry?.isIntersecting ?? true;
          });
    if (stage.current) observer?.observe(stage.current);
    const timer = setInterval(() => {
      if (isInView) advance();
    }, autoRotateMs);
    return () => {
      clearInterval(timer);
      observer?.disconnect();
    };
  }, [isOn, stage, advance]);
}

/** The angle of a car that is turned by drag, keys, buttons or by itself. */
export function useSpin({ count, autoRotate, onUse, stage }: SpinOptions): Spin {
  const [{ frame, direction }, setPlace] = useState<{ frame: number; direction: Direction }>({
    frame: 0,
    direction: 1,
  });
  const [isTurning, setTurning] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const drag = useRef<{ x: number; frame: number } | null>(null);

  useEffect(() => {
    // Known only in the browser.
    if (!autoRotate || !allowsMotion()) return;
    setTurning(true);
    setWhole(true);
  }, [autoRotate]);

  const turnBy = useCallback(
    (by: number) =>
      setPlace((from) => ({ frame: wrapped(from.frame + by, count), direction: by < 0 ? -1 : 1 })),
    [count],
  );
  const advance = useCallback(() => turnBy(1), [turnBy]);
  useAutoRotate(isTurning, stage, advance);

  const takeOver = () => {
    setTurning(false);
    setWhole(true);
    onUse();
  };
  const turn = (by: number) => {
    takeOver();
    turnBy(by);
  };
  const wake = () => setWhole(true);
  const drop = () => {
    drag.current = null;
  };
  return {
    frame,
    direction,
    isWhole,
    isTurning,
    turn,
    stop: () => setTurning(false),
    handlers: {
      onPointerEnter: wake,
      onFocus: wake,
      onPointerDown(event) {
        setTurning(false);
        if (event.button !== 0) return;
        wake();
        drag.current = { x: event.clientX, frame };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove(event) {
        if (!drag.current) return;
        const turned = Math.trunc((event.clientX - drag.current.x) / dragPxPerFrame);
        const next = wrapped(drag.current.frame + turned, count);
        if (next === frame) return;
        takeOver();
        setPlace({ frame: next, direction: wrapped(next - frame, count) <= count / 2 ? 1 : -1 });
      },
      onPointerUp: drop,
      onPointerCancel: drop,
      onKeyDown(event) {
        const by = turnOf(event.key, count);
        if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        if (typeof by === 'number') turn(by);
        else turn((by === 'start' ? 0 : count - 1) - frame);
      },
    },
  };
}
