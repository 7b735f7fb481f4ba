import { css } from '@emotion/react';
import {
  Children,
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { IconButton } from '../actions/button';
import { color, fontSize, media, shadow, size, space, zIndex } from '../foundation/tokens';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/direction-icons';
import { showFocused } from './show-focused';

const frameStyles = css({
  position: 'relative',
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0,1fr)',
});

const topStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  // Of the buttons, which come with the script: the items stand still when they do.
  minHeight: size.tap,
  '& > h2,& > h3': { flex: 1, minWidth: 0 },
});

const controlsStyles = css({ display: 'flex', gap: space[4], marginLeft: 'auto', color: color.ink });

/** Without a heading the buttons stand over the edges of the row; a phone shows the next item there and is swiped. */
const edgeControlsStyles = css({
  position: 'absolute',
  zIndex: zIndex.cardControl,
  // About the middle of a card's picture.
  top: '22%',
  insetInline: -16,
  justifyContent: 'space-between',
  pointerEvents: 'none',
  display: 'flex',
  [media.below(768)]: { display: 'none' },
  '& > *': { pointerEvents: 'auto', boxShadow: shadow.floating },
  // Seen only where the focus is.
  '& > [aria-disabled=true]:not(:focus-visible)': { opacity: 0 },
});

/** Keeps its line until the browser knows which items are in view. */
const countStyles = css({
  minHeight: 21,
  marginBottom: -8,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  color: color.muted,
});

/** Native scrolling: swipe, wheel and keys work without script, and buttons only scroll. */
const trackStyles = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: size.gridGap,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  // What is reached with Tab stays where it was scrolled into view (`showFocused`).
  '&:has(:focus-visible)': { scrollSnapType: 'none' },
  scrollPaddingInline: size.gutter,
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  // Space for shadows and focus rings, which scrolling would clip; phones show the next item at the edge.
  marginInline: `calc(${size.gutter}*-1)`,
  paddingInline: size.gutter,
  paddingBlock: 6,
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
  '&:focus-visible': { outlineOffset: -2 },
  '&::-webkit-scrollbar': { display: 'none' },
});

/** Width of `count` items in a row, less the gaps between them. */
const share = (count: number): string => `calc((100% - ${size.gridGap}*${count - 1})/${count})`;

const PER_VIEW = {
  1: css([trackStyles, css({ gridAutoColumns: '100%' })]),
  2: css([
    trackStyles,
    css({ gridAutoColumns: 'min(78vw,320px)', [media.from(768)]: { gridAutoColumns: share(2) } }),
  ]),
  3: css([
    trackStyles,
    css({
      gridAutoColumns: 'min(78vw,320px)',
      [media.from(768)]: { gridAutoColumns: share(2) },
      [media.from(992)]: { gridAutoColumns: share(3) },
    }),
  ]),
  4: css([
    trackStyles,
    css({
      gridAutoColumns: 'min(78vw,300px)',
      [media.from(768)]: { gridAutoColumns: share(3) },
      [media.from(1200)]: { gridAutoColumns: share(4) },
    }),
  ]),
} as const;

/** Where a track stands. Both false means everything fits. */
interface TrackPosition {
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** Numbers of the first and the last item in view, from 1; 0 until they are known. */
  readonly first: number;
  readonly last: number;
}

const unknownPosition: TrackPosition = { canGoBack: false, canGoOn: false, first: 0, last: 0 };

/** Whether the middle of an item is in view. */
function isInView(item: Element, { left, right }: DOMRect): boolean {
  const box = item.getBoundingClientRect();
  const middle = (box.left + box.right) / 2;
  return middle >= left && middle <= right;
}

function positionOf(track: HTMLElement): TrackPosition {
  const view = track.getBoundingClientRect();
  const inView = [...track.children].map((item) => isInView(item, view));
  // Fractional layouts leave a pixel over at either end.
  return {
    canGoBack: track.scrollLeft > 2,
    canGoOn: track.scrollLeft + track.clientWidth < track.scrollWidth - 2,
    first: inView.indexOf(true) + 1,
    last: inView.lastIndexOf(true) + 1,
  };
}

function useTrackPosition(track: RefObject<HTMLElement | null>): TrackPosition {
  const [position, setPosition] = useState(unknownPosition);
  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const update = (): void => {
      const next = positionOf(element);
      setPosition((last) =>
        last.canGoBack === next.canGoBack &&
        last.canGoOn === next.canGoOn &&
        last.first === next.first &&
        last.last === next.last
          ? last
          : next,
      );
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', update);
      observer?.disconnect();
    };
  }, [track]);
  return position;
}

export interface CarouselProps {
  /** What the items are, for assistive technology: "Featured cars". */
  readonly label: string;
  readonly children: ReactNode;
  /** Items in view on wide screens; phones show one and the edge of the next. */
  readonly perView?: keyof typeof PER_VIEW;
  /** Says which items of how many are in view: "1 to 3 of 20". */
  readonly isCounted?: boolean;
  /** Shown at the left of the buttons, which stand over the row where there is none. */
  readonly heading?: ReactNode;
}

/** A row of items that scrolls by one view. Buttons are left out when everything fits. */
export function Carousel({
  label,
  children,
  perView = 4,
  heading,
  isCounted = false,
}: CarouselProps): ReactNode {
  const track = useRef<HTMLUListElement>(null);
  const { canGoBack, canGoOn, first, last } = useTrackPosition(track);
  const move = useCallback((direction: 1 | -1) => {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.9, behavior: 'smooth' });
  }, []);
  const handleKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    // Keys pressed inside an item belong to the item.
    if (event.target !== event.currentTarget) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };
  const controls =
    canGoBack || canGoOn ? (
      <div css={heading ? controlsStyles : edgeControlsStyles}>
        {/* Both stay focusable at their ends, so that the focus is not lost on the way there. */}
        <IconButton
          label="Previous"
          veiled={!heading}
          aria-disabled={canGoBack ? undefined : true}
          onClick={() => canGoBack && move(-1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          label="Next"
          veiled={!heading}
          aria-disabled={canGoOn ? undefined : true}
          onClick={() => canGoOn && move(1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </div>
    ) : null;
  return (
    <section css={frameStyles} aria-label={label}>
      {heading ? (
        <div css={topStyles}>
          {heading}
          {controls}
        </div>
      ) : (
        controls
      )}
      {isCounted ? (
        <p css={countStyles}>
          {first > 0
            ? `${first === last ? first : `${first} to ${last}`} of ${Children.count(children)}`
            : ''}
        </p>
      ) : null}
      {/* A scrolling region has to be reachable with Tab, or keys could not scroll it. */}
      <ul
        ref={track}
        css={PER_VIEW[perView]}
        tabIndex={0}
        aria-label={label}
        onKeyDown={handleKeyDown}
        onFocus={showFocused}
      >
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  );
}
