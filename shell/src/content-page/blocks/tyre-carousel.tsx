import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { formatPrice } from 'shared-rules/money';
import { Carousel } from 'shared-ui/carousel';
import { cardSurfaceStyles } from 'shared-ui/layout';
import { color, font, fontSize, space } from 'shared-ui/tokens';
import type { BlockProps } from './block-types';

const tyreStyles = css({
  display: 'grid',
  gap: space[8],
  gridTemplateRows: 'auto auto 1fr auto',
  height: '100%',
  padding: space[24],
  '& > svg': { width: 96, height: 96, marginBottom: space[8], color: color.ink },
  '& > h3': { fontSize: fontSize[20] },
});

const priceStyles = css({
  color: color.muted,
  '& > b': {
    color: color.ink,
    fontFamily: font.price,
    fontSize: fontSize[24],
    fontWeight: font.weightPrice,
  },
});

/** Blocks of tread around the rim. */
const treadAngles = Array.from({ length: 24 }, (_, index) => index * 15);

function TyreDrawing(): ReactNode {
  return (
    <svg viewBox="0 0 96 96" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="48" cy="48" r="35" strokeWidth="14" />
      <circle cx="48" cy="48" r="23" strokeWidth="2" />
      <circle cx="48" cy="48" r="6" strokeWidth="2" />
      {treadAngles.map((angle) => (
        <path key={angle} d="M48 2v5" strokeWidth="5" transform={`rotate(${angle} 48 48)`} />
      ))}
      {treadAngles
        .filter((angle) => angle % 60 === 0)
        .map((angle) => (
          <path key={angle} d="M48 42V26" strokeWidth="4" transform={`rotate(${angle} 48 48)`} />
        ))}
    </svg>
  );
}

/** Tyres of `blocks.tyreCarousel`: swiped, scrolled with keys, or moved with its buttons (SHL-080). */
export function TyreCarousel({ block: { items } }: BlockProps<'tyre-carousel'>): ReactNode {
  return (
    <Carousel label="Tyres" perView={3} heading={<h2>Tyres we fit</h2>}>
      {items.map(({ title, text, price }) => (
        <article key={title} css={[cardSurfaceStyles, tyreStyles]}>
          <TyreDrawing />
          <h3>{title}</h3>
          <p>{text}</p>
          {price === undefined ? (
            <p css={priceStyles}>Call us for a price</p>
          ) : (
            <p css={priceStyles}>
              <b>{formatPrice(price)}</b> per tyre
            </p>
          )}
        </article>
      ))}
    </Carousel>
  );
}
