import type { Facet, RangeFilterName } from 'shared-contracts/entities/search';
import { formatRange, parseRange } from 'shared-contracts/search/url-state';
import type { RangeScale } from 'shared-ui/range-slider';

/** Upper end of the price and km sliders without figures of the stock (SRC-031). */
const defaultMax = 100_000;
/** What price and km snap to (SRC-033). */
const snapTo = 1_000;

/** What a slider moves in. */
export interface SliderBounds {
  min: number;
  max: number;
  step: number;
  /** Set where most cars would stand on a small part of the track. */
  scale?: RangeScale | undefined;
}

/** Part of the track for the amounts of most cars. */
const shareOfMost = 0.8;
/** A range that reaches this many times as far as most cars do has a scale. */
const farBeyond = 2.5;

/**
 * A scale on which the amounts of most cars have four fifths of the track, however far the dearest car lies beyond them;
 * none where they have about that anyway. Ends and steps are the range's own (SRC-031, SRC-032).
 *
 * @param most what nine cars in ten are at or below
 */
function scaleOf(max: number, most: number | undefined): RangeScale | undefined {
  if (most === undefined || most <= 0 || max < most * farBeyond) return undefined;
  return {
    toShare: (amount) =>
      amount <= most
        ? (amount / most) * shareOfMost
        : shareOfMost + ((amount - most) / (max - most)) * (1 - shareOfMost),
    toAmount: (share) =>
      share <= shareOfMost
        ? (share / shareOfMost) * most
        : most + ((share - shareOfMost) / (1 - shareOfMost)) * (max - most),
  };
}

/** Chosen ends of a slider. */
export interface Ends {
  lower: number;
  upper: number;
}

const hundredth = (span: number): number => span / 100;

/**
 * Bounds of a range filter: price and km from 0 to the stock's maximum rounded up to the next 1000 (D-32), in
 * steps of a hundredth but never less than what values snap to; years and weekly prices from the stock's own ends.
 *
 * @param useFacetMax the site's `search.slider.useFacetMax`
 * @param most what nine cars in ten are at or below, where it is known
 */
export function sliderBounds(
  name: RangeFilterName,
  stats: Facet['stats'] | undefined,
  useFacetMax: boolean,
  most?: number,
): SliderBounds | null {
  if (name === 'year' || name === 'subscription_price') {
    if (!stats || stats.min >= stats.max) return null;
    return { min: Math.floor(stats.min), max: Math.ceil(stats.max), step: 1 };
  }
  const max = useFacetMax && stats ? Math.max(snapTo, Math.ceil(stats.max / snapTo) * snapTo) : defaultMax;
  const scale = scaleOf(max, most);
  return { min: 0, max, step: Math.max(snapTo, hundredth(max)), ...(scale ? { scale } : {}) };
}

/** Price and km snap to the nearest 1000; other ranges are exact. */
export const snap = (name: RangeFilterName, value: number): number =>
  name === 'price' || name === 'km' ? Math.round(value / snapTo) * snapTo : Math.round(value);

/** Ends of a filter's value within its bounds; the whole range for a filter that is not set. */
export function toEnds(value: string | undefined, { min, max }: SliderBounds): Ends {
  const range = parseRange(value);
  const within = (end: number | null | undefined, otherwise: number) =>
    end === null || end === undefined ? otherwise : Math.min(max, Math.max(min, end));
  return { lower: within(range?.min, min), upper: within(range?.max, max) };
}

/** Filter value of chosen ends; an end at its bound is left open, and the whole range is no filter. */
export function toFilter({ lower, upper }: Ends, { min, max }: SliderBounds): string[] {
  if (lower <= min && upper >= max) return [];
  return [formatRange({ min: lower <= min ? null : lower, max: upper >= max ? null : upper })];
}
