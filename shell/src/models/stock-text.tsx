import type { ReactNode } from 'react';
import type { ModelVariant, StockFigures } from 'shared-contracts/entities/model-page';
import { formatCount, formatPrice } from 'shared-rules/money';
import { fromStyles, newOnesStyles } from './stock-text.styles';

/** "New from $42,990 Drive away", because used ones may cost less; a text without a price. */
export function PriceFrom({ stock }: { stock: StockFigures | null }): ReactNode {
  if (!stock) return null;
  if (stock.from) return <StartingPrice label="New from" from={stock.from} />;
  const text =
    stock.count === 0
      ? 'None in stock right now'
      : stock.new_count === 0
        ? 'Used only right now'
        : 'Ask us for a price';
  return <p css={fromStyles}>{text}</p>;
}

interface StartingPriceProps {
  label?: string;
  from: NonNullable<ModelVariant['from']>;
}

/** The price of the cheapest one. */
export function StartingPrice({ label = 'From', from }: StartingPriceProps): ReactNode {
  return (
    <p css={fromStyles}>
      {label} <b>{formatPrice(from.price)}</b> {from.price_type ? <small>{from.price_type}</small> : null}
    </p>
  );
}

/** "9 new" of those in stock; nothing where all are or none is. */
export function NewOnes({ stock }: { stock: StockFigures }): ReactNode {
  const { count, new_count: newOnes } = stock;
  return newOnes > 0 && newOnes < count ? (
    <span css={newOnesStyles}>, {formatCount(newOnes)} new</span>
  ) : null;
}

/** "14 in stock". */
export const inStockText = (count: number): string => `${formatCount(count)} in stock`;
