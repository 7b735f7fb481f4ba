import type { ReactNode } from 'react';
import type { ModelVariant, StockFigures } from 'shared-contracts/entities/model-page';
import { formatCount, formatPrice } from 'shared-rules/money';
import { fromStyles } from './stock-text.styles';

/** "From $42,990 Drive away"; a text without a price. */
export function PriceFrom({ stock }: { stock: StockFigures | null }): ReactNode {
  if (!stock) return null;
  if (stock.from) return <StartingPrice from={stock.from} />;
  const text =
    stock.count === 0
      ? 'None in stock right now'
      : stock.new_count === 0
        ? 'Used only right now'
        : 'Ask us for a price';
  return <p css={fromStyles}>{text}</p>;
}

/** The price of the cheapest one. */
export function StartingPrice({ from }: { from: NonNullable<ModelVariant['from']> }): ReactNode {
  return (
    <p css={fromStyles}>
      From <b>{formatPrice(from.price)}</b> {from.price_type ? <small>{from.price_type}</small> : null}
    </p>
  );
}

/** "14 in stock". */
export const inStockText = (count: number): string => `${formatCount(count)} in stock`;
