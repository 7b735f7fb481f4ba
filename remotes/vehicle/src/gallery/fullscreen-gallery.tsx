import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { IconButton } from 'shared-ui/button';
import { useModal } from 'shared-ui/dialog';
import { CloseIcon, MinusIcon, PlusIcon } from 'shared-ui/icons';
import * as styles from './fullscreen-gallery.styles';
import { FullscreenPicture } from './fullscreen-picture';
import type { Picture } from './slides';
import { TurnButtons } from './turn-buttons';
import { useTrack } from './use-track';
import { useZoom } from './use-zoom';
import { maxScale, wholeView } from './zoom';

export interface FullscreenGalleryProps {
  title: string;
  pictures: readonly Picture[];
  /** The picture that is shown first, from 0. */
  start: number;
  /** Called with the picture that was in view last. */
  onClose: (picture: number) => void;
}

/** Of one press of a key or button. */
const zoomFactor = 1.5;
const moveStepPx = 80;

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The pictures over the whole screen: swipe, pinch, double tap, wheel, keys and buttons (VEH-011). */
export function FullscreenGallery({ title, pictures, start, onClose }: FullscreenGalleryProps): ReactNode {
  const site = useSite();
  const { ref, current, show, handlers } = useTrack(pictures.length, start);
  const { view, zoom, move, reset, handlers: fingers } = useZoom(ref);
  const { ref: dialog, close, onKeyDown, ...modal } = useModal({ onClose: () => onClose(current) });
  const isLarge = view.scale > 1;
  const canEnlarge = view.scale < maxScale;

  const first = useRef(start);
  // Before the first paint, so that the strip is not seen gliding there.
  useLayoutEffect(() => {
    const strip = ref.current;
    strip?.scrollTo({ left: first.current * strip.clientWidth, behavior: 'instant' });
  }, [ref]);

  const turn = (index: number) => {
    reset();
    show(index);
  };
  /** True for keys that are ours. */
  const press = (key: string): boolean => {
    const direction = directions[key];
    if (key === '+' || key === '=') zoom(zoomFactor);
    else if (key === '-') zoom(1 / zoomFactor);
    else if (key === '0') reset();
    else if (direction && isLarge) move({ x: direction[0] * moveStepPx, y: direction[1] * moveStepPx });
    else if (key === 'ArrowRight') turn(current + 1);
    else if (key === 'ArrowLeft') turn(current - 1);
    else if (key === 'Home') turn(0);
    else if (key === 'End') turn(pictures.length - 1);
    else return false;
    return true;
  };
  const handleKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    onKeyDown(event);
    // The browser's own zoom of the page is not ours.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (press(event.key)) event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      {...modal}
      onKeyDown={handleKey}
      css={styles.frame}
      aria-label={`Pictures of ${title}`}
      aria-modal="true"
      tabIndex={-1}
      data-surface="dark"
    >
      <div css={styles.top}>
        <p css={styles.counter} aria-live="polite">
          <span className="visually-hidden">Picture </span>
          {current + 1} / {pictures.length}
        </p>
        {/* These stay focusable at their ends: the keys of the dialog reach it only while the focus is in it. */}
        <IconButton
          label="Zoom out"
          aria-disabled={isLarge ? undefined : true}
          onClick={() => isLarge && zoom(1 / zoomFactor)}
        >
          <MinusIcon />
        </IconButton>
        <IconButton
          label="Zoom in"
          aria-disabled={canEnlarge ? undefined : true}
          onClick={() => canEnlarge && zoom(zoomFactor)}
        >
          <PlusIcon />
        </IconButton>
        <IconButton label="Close" onClick={close}>
          <CloseIcon />
        </IconButton>
      </div>
      {/* What fingers do here, the buttons and keys of the dialog do as well. What scrolls is reached with Tab. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={ref}
        css={isLarge ? styles.heldTrack : styles.track}
        onScroll={handlers.onScroll}
        onWheel={handlers.onWheel}
        {...fingers}
        onPointerDown={(event) => {
          handlers.onPointerDown();
          fingers.onPointerDown(event);
        }}
        tabIndex={0}
        aria-label="Pictures"
      >
        {pictures.map((picture, index) => (
          <FullscreenPicture
            // Two pictures of a car may be the same; their position distinguishes them.
            key={index}
            site={site}
            picture={picture}
            view={index === current ? view : wholeView}
            isFirst={index === start}
            alt={`${title}, picture ${index + 1} of ${pictures.length}`}
          />
        ))}
      </ul>
      <TurnButtons
        current={current}
        count={pictures.length}
        onTurn={turn}
        previousStyles={styles.previous}
        nextStyles={styles.next}
      />
    </dialog>
  );
}
