import type { AutoGaugeResult } from 'shared-contracts/entities/gauge';

/** How far the gauge is filled, in words (VEH-065). */
export type GaugeBand = 'low' | 'medium' | 'high';

/** A comparison good enough to show. Prices are dollars; `fill` runs from 0 to 1. */
export interface ShownGauge {
  fill: number;
  band: GaugeBand;
  label: 'Good Deal' | 'Great Deal';
  listingPrice: number;
  marketMin: number;
  marketMax: number;
  description: string;
}

/** A comparison this unsure, or less sure, is not shown (VEH-061). */
const confidenceAbove = 0.2;
/** From here on a fill is medium, or high (VEH-065). */
export const mediumFrom = 0.3;
export const highFrom = 0.6;
/** From here on the deal is called great (VEH-066). */
const greatFrom = 0.65;

const bandOf = (fill: number): GaugeBand => {
  if (fill < mediumFrom) return 'low';
  return fill < highFrom ? 'medium' : 'high';
};

/** A figure, however an answer leaves it out. */
const isStated = (figure: number | null | undefined): figure is number => typeof figure === 'number';

/**
 * The gauge to show, or null where a figure is missing, the comparison is not sure enough, or the car is listed above
 * the market's range (VEH-061).
 */
export function shownGauge(result: AutoGaugeResult): ShownGauge | null {
  const { fill, listing_price, market_range_min, market_range_max, confidence, description } = result;
  if (!isStated(fill) || !isStated(listing_price) || !isStated(confidence)) return null;
  if (!isStated(market_range_min) || !isStated(market_range_max)) return null;
  if (confidence <= confidenceAbove || market_range_max < listing_price) return null;
  return {
    fill: Math.max(0, Math.min(1, fill)),
    band: bandOf(fill),
    label: fill < greatFrom ? 'Good Deal' : 'Great Deal',
    listingPrice: listing_price,
    marketMin: market_range_min,
    marketMax: market_range_max,
    description: description?.trim() ?? '',
  };
}
