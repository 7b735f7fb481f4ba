import type { Car } from 'shared-contracts/entities/car';
import { formatPrice } from 'shared-rules/money';
import { priceDisplay } from 'shared-rules/price';
import type { DecidedPrice } from 'shared-ui/price-block';

/** The texts of a car's price block (VEH-021). */
export function decidedPrice(
  car: Parameters<typeof priceDisplay>[0] & Pick<Car, 'price_type'>,
  noPriceText: string,
): DecidedPrice {
  const shown = priceDisplay(car, noPriceText);
  const priceType = car.price_type ?? undefined;
  switch (shown.kind) {
    case 'subscription':
      return { kind: 'subscription', amountText: formatPrice(shown.perWeek), text: 'per week' };
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
