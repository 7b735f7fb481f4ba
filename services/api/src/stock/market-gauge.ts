import type { Car } from 'shared-contracts/entities/car';
import type { AutoGaugeResult } from 'shared-contracts/entities/gauge';
import { formatPrice } from 'shared-rules/money';
import { payablePrice } from 'shared-rules/price';

/** How far asking prices of like cars lie around their average: the range that is shown as the market. */
const spread = 0.15;
/** The ends of the range are figures that people can keep in mind, in dollars. */
const roundedTo = 100;

/** How sure the comparison is: an average of the state says more than one of the country, and both more than one. */
const confidences = { both: 0.9, state: 0.7, country: 0.5 } as const;

const average = (price: number | null | undefined): number | null =>
  price !== null && price !== undefined && price > 0 ? price : null;

/**
 * How a car's price stands to the market (API-011), from the average asking prices that its source gives; null without
 * any, or without a price to compare. `fill` is 1 at the cheap end of the market's range and 0 at its dear end. Two
 * averages that lie further apart than the range is wide make the comparison half as sure.
 *
 * @param nouns what the site calls the things it sells
 */
export function marketGauge(car: Car, nouns: string): AutoGaugeResult | null {
  const listingPrice = payablePrice(car);
  const state = average(car.autograb_data?.state_average_market_price);
  const country = average(car.autograb_data?.average_market_price);
  const market = state ?? country;
  if (listingPrice === null || market === null) return null;
  const low = Math.round((market * (1 - spread)) / roundedTo) * roundedTo;
  const high = Math.max(Math.round((market * (1 + spread)) / roundedTo) * roundedTo, low + roundedTo);
  const known = state !== null && country !== null ? 'both' : state !== null ? 'state' : 'country';
  const isAtOdds = state !== null && country !== null && Math.abs(state - country) > high - low;
  const place = state !== null && car.state !== null ? car.state : 'Australia';
  return {
    fill: Math.max(0, Math.min(1, (high - listingPrice) / (high - low))),
    listing_price: listingPrice,
    market_range_min: low,
    market_range_max: high,
    confidence: confidences[known] * (isAtOdds ? 0.5 : 1),
    description: `Compared with the average asking price of similar ${nouns} in ${place}, ${formatPrice(market)}.`,
  };
}
