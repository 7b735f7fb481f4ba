import type { TradeInOffer } from 'shared-contracts/entities/trade-in';
import { formatPrice } from 'shared-rules/money';
import { awayPrice } from 'shared-rules/price-text';

/** What a change-over is reckoned from, in dollars. */
interface ChangeOver {
  /** Of the car that the shopper wants. */
  price: number;
  /** For her own one. */
  offer: number;
  /** What she answered about her own one; null without. */
  answers: TradeInOffer['adjustmentAnswers'];
  /** What the price leaves out, such as "Plus GST"; null for one that is complete or does not say. */
  priceType: string | null;
}

/**
 * What a shopper pays to change from her car to another: "Change-over $23,400". Money back is not promised where a loan on
 * her own car has to be paid out first.
 */
export function changeOverText({ price, offer, answers, priceType }: ChangeOver): string {
  const rest = price - offer;
  const type = priceType === null || awayPrice.test(priceType) ? '' : ` ${priceType}`;
  const isOwing = answers?.['finance'] === 'yes';
  const owing = isOwing ? ', before your loan is paid out,' : '';
  if (rest >= 0) return `Change-over ${formatPrice(rest)}${type}${owing}`;
  return isOwing
    ? `Your offer is ${formatPrice(-rest)} above the price${type}${owing}`
    : `Change over and get ${formatPrice(-rest)} back${type && `, price${type}`}`;
}
