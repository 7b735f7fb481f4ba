import { css, keyframes } from '@emotion/react';
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { color, radius, shadow, size, space } from '../foundation/tokens';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

/** The bar is a child of its space, because what is out of view is skipped: it would pulse in every frame of the page. */
const barStyles = css({
  display: 'block',
  width: 'var(--skeleton-width,100%)',
  height: 'var(--skeleton-height,14px)',
  contentVisibility: 'auto',
  '&::before': {
    content: '""',
    display: 'block',
    height: '100%',
    borderRadius: radius.small,
    background: color.neutral200,
    animation: `${pulse} 1.6s ease-in-out infinite`,
  },
});

const cardStyles = css({
  background: size.cardBackground,
  border: size.cardBorder,
  borderRadius: radius.base,
  boxShadow: shadow.resting,
  overflow: 'hidden',
});

const pictureStyles = css({ aspectRatio: '3/2', background: color.neutral100 });

const bodyStyles = css({
  display: 'grid',
  gap: 10,
  padding: `${size.cardPaddingTop} ${size.cardPadding} ${size.cardPadding}`,
  '& > :last-child': { marginTop: space[12] },
});

/** Custom properties are the one thing React's style type does not list. */
const sized = (width: string, height: string): CSSProperties =>
  ({ '--skeleton-width': width, '--skeleton-height': height }) as CSSProperties; // names of our own variables

/** The outline of one line of text. Width in percent of its container. */
export function LineSkeleton({
  widthPercent = 100,
  heightPx = 14,
}: {
  widthPercent?: number;
  heightPx?: number;
}): ReactNode {
  return <span css={barStyles} style={sized(`${widthPercent}%`, `${heightPx}px`)} aria-hidden="true" />;
}

/** The outline of a block of the given height. */
export function BoxSkeleton({ heightPx }: { readonly heightPx: number }): ReactNode {
  return <span css={barStyles} style={sized('100%', `${heightPx}px`)} aria-hidden="true" />;
}

/** The outline of a result card: picture, title, facts, price, actions. */
export function CardSkeleton(): ReactNode {
  return (
    <div css={cardStyles} aria-hidden="true">
      <div css={pictureStyles} />
      <div css={bodyStyles}>
        <LineSkeleton widthPercent={72} heightPx={20} />
        <LineSkeleton widthPercent={94} />
        <LineSkeleton widthPercent={80} />
        <LineSkeleton widthPercent={46} heightPx={26} />
        <LineSkeleton widthPercent={78} />
        <BoxSkeleton heightPx={44} />
      </div>
    </div>
  );
}

export interface LoadingRegionProps extends HTMLAttributes<HTMLDivElement> {
  readonly busy: boolean;
  /** What is loading, for assistive technology: "Loading cars". */
  readonly label: string;
  /** Shown while busy. */
  readonly skeleton: ReactNode;
}

/** A container that shows skeletons while busy and says so (`aria-busy`, UI-025), then its children. */
export function LoadingRegion({ busy, label, skeleton, children, ...rest }: LoadingRegionProps): ReactNode {
  return (
    <div {...rest} aria-busy={busy}>
      <span role="status" className="visually-hidden">
        {busy ? label : ''}
      </span>
      {busy ? skeleton : children}
    </div>
  );
}
