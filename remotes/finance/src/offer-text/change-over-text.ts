import { formatPrice } from 'shared-rules/money';

/**
 * What a shopper pays to change from her car to another: "Change-over $23,400".
 *
 * @param price of the car she wants, dollars
 * @param offer for her own one, dollars
 */
export function changeOverText(price: number, offer: number): string {
  const rest = price - offer;
  return rest >= 0 ? `Change-over ${formatPrice(rest)}` : `Change over and get ${formatPrice(-rest)} back`;
}
