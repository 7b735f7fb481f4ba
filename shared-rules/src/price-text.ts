import type { Car } from 'shared-contracts/entities/car';
import { formatPrice } from './money';
import { priceDisplay } from './price';

/** A price that is all a buyer pays: "Drive away", and of motorcycles and caravans "Ride away" and "Tow away". */
export const awayPrice = /\b(?:drive|ride|tow)[- ]?away\b/i;

/** What stands behind the amount of a subscription where nothing else says that it is one. */
export const rentedByTheWeek = 'per week, subscription';

/** A decided price with the texts that a price block shows. */
export type PriceText =
  | { kind: 'subscription'; amountText: string; text: string }
  | { kind: 'reduced'; amountText: string; wasText: string; priceType?: string | undefined }
  | { kind: 'car-price'; amountText: string; priceType?: string | undefined }
  | { kind: 'pre-order'; text: string }
  | { kind: 'no-price'; text: string };

/**
 * The texts of a car's price, on a card and on its own page alike (VEH-021, CON-034).
 *
 * @param noPriceText the site's `price.noPriceText`
 * @param subscriptionText what follows a subscription's amount
 */
export function priceText(
  car: Parameters<typeof priceDisplay>[0] & Pick<Car, 'price_type'>,
  noPriceText: string,
  subscriptionText = 'per week',
): PriceText {
  const shown = priceDisplay(car, noPriceText);
  const priceType = car.price_type ?? undefined;
  switch (shown.kind) {
    case 'subscription':
      return { kind: 'subscription', amountText: formatPrice(shown.perWeek), text: subscriptionText };
    case 'reduced':
      return {
        kind: 'reduced',
        amountText: formatPrice(shown.price),
        wasText: formatPrice(shown.was),
        priceType,
      };
    case 'car-price':
      return { kind: 'car-price', amountText: formatPrice(shown.price), priceType };
    case 'pre-order':
    case 'no-price':
      return shown;
  }
}

/** A car's price in one line: "$30,000 (was $33,000)". */
export function priceLine(price: PriceText): string {
  switch (price.kind) {
    case 'subscription':
      return `${price.amountText} ${price.text}`;
    case 'reduced':
      return `${price.amountText} (was ${price.wasText})`;
    case 'car-price':
      return price.amountText;
    case 'pre-order':
    case 'no-price':
      return price.text;
  }
}
