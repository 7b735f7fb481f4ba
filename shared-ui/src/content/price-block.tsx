import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, space } from '../foundation/tokens';

const styles = css({ display: 'grid', gap: 2, alignContent: 'start' });

const mainStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `2px ${space[8]}`,
  color: 'inherit',
});

const amountStyles = css({
  fontFamily: font.price,
  fontWeight: font.weightPrice,
  fontSize: 'var(--price-size)',
  lineHeight: 1.2,
  letterSpacing: 'var(--tracking-price)',
  color: color.ink,
  '[data-size=large] &': { fontSize: 'var(--price-size-large)' },
  '[data-muted] &': { color: color.muted },
});

/** Words where a number would stand: smaller, so that all kinds fill the same block. */
const wordStyles = css([amountStyles, css({ fontSize: fontSize[20], lineHeight: '29px' })]);

const quietStyles = css({ fontSize: fontSize[14], color: color.muted });

const wasStyles = css([quietStyles, css({ textDecorationThickness: 1 })]);

/** A price that has already been decided: which kind it is, and its texts. */
export type DecidedPrice =
  | { readonly kind: 'subscription'; readonly amountText: string; readonly text?: string | undefined }
  | {
      readonly kind: 'reduced';
      readonly amountText: string;
      readonly wasText: string;
      readonly priceType?: string | undefined;
    }
  | { readonly kind: 'car-price'; readonly amountText: string; readonly priceType?: string | undefined }
  | { readonly kind: 'pre-order'; readonly text: string }
  | { readonly kind: 'no-price'; readonly text: string };

export interface PriceBlockProps {
  readonly price: DecidedPrice;
  readonly size?: 'regular' | 'large';
  /** For something that is sold. */
  readonly muted?: boolean;
  /** Lines below the price, for example the weekly figure. */
  readonly children?: ReactNode;
}

function PriceLine({ price }: { readonly price: DecidedPrice }): ReactNode {
  switch (price.kind) {
    case 'reduced':
      return (
        <>
          <strong css={amountStyles}>{price.amountText}</strong>
          <del css={wasStyles}>
            <span className="visually-hidden">Was </span>
            {price.wasText}
          </del>
          {price.priceType ? <span css={quietStyles}>{price.priceType}</span> : null}
        </>
      );
    case 'car-price':
      return (
        <>
          <strong css={amountStyles}>{price.amountText}</strong>
          {price.priceType ? <span css={quietStyles}>{price.priceType}</span> : null}
        </>
      );
    case 'subscription':
      return (
        <>
          <strong css={amountStyles}>{price.amountText}</strong>
          {price.text ? <span css={quietStyles}>{price.text}</span> : null}
        </>
      );
    case 'pre-order':
    case 'no-price':
      return <strong css={wordStyles}>{price.text}</strong>;
    default: {
      const unknownKind: never = price;
      return unknownKind;
    }
  }
}

/** The price of something, in one of five kinds (UI-021). Which kind applies is decided by the caller. */
export function PriceBlock({ price, size = 'regular', muted, children }: PriceBlockProps): ReactNode {
  return (
    <div css={styles} data-size={size} data-muted={muted ? '' : undefined}>
      <p css={mainStyles}>
        <PriceLine price={price} />
      </p>
      {children}
    </div>
  );
}
