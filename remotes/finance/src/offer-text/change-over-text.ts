import { formatPrice } from 'shared-rules/money';

/** What a change-over is reckoned from, in dollars. */
interface ChangeOver {
  /** Of the car that the shopper wants. */
  price: number;
  /** For her own one. */
  offer: number;
  /** Money is owing on her own one, so that the dealer pays out that loan first. */
  isOwing: boolean;
  /** What the price leaves out, such as "Plus GST"; null for one that is complete or does not say. */
  priceType: string | null;
}

const complete = /^drive[ -]?away/i;

/**
 * What a shopper pays to change from her car to another: "Change-over $23,400". Money back is not promised where a loan on
 * her own car has to be paid out first.
 */
export function changeOverText({ price, offer, isOwing, priceType }: ChangeOver): string {
  const rest = price - offer;
  const type = priceType === null || complete.test(priceType) ? '' : ` ${priceType}`;
  const owing = isOwing ? ', before your loan is paid out,' : '';
  if (rest >= 0) return `Change-over ${formatPrice(rest)}${type}${owing}`;
  return isOwing
    ? `Your offer is ${formatPrice(-rest)} above the price${type}${owing}`
    : `Change over and get ${formatPrice(-rest)} back${type && `, price${type}`}`;
}
