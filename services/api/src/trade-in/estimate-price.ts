import type { TradedVehicle } from 'shared-contracts/entities/trade-in';

/** A listing that the price of cars like it is estimated from. */
export interface MarketListing {
  id: number;
  make: string;
  model: string;
  badge: string | null;
  year: number;
  kms: number;
  /** Dollars. */
  price: number;
}

/** Listed prices of cars like a vehicle, in dollars. */
export interface MarketEstimate {
  /** Middle of the asking prices as they stand. */
  listed: number;
  /** What its kilometres, and then its age, change about that. */
  forKms: number;
  forYear: number;
  /** Kilometres by which it has gone less than those listings; negative for more. */
  fewerKms: number;
  price: number;
  /** The quarters of the prices, each brought to this vehicle's age and kilometres. */
  low: number;
  high: number;
  /** The listings it rests on, the most similar first. */
  listings: MarketListing[];
}

/** Listings that count as like a vehicle: of its badge or of any, so many years and kilometres away. */
interface Band {
  sameBadge: boolean;
  years: number;
  kms: number;
}

/** Tried in turn until one holds enough listings. */
const bands: readonly Band[] = [
  { sameBadge: true, years: 0, kms: 30_000 },
  { sameBadge: true, years: 1, kms: 40_000 },
  { sameBadge: true, years: 2, kms: 80_000 },
  { sameBadge: false, years: 0, kms: 30_000 },
  { sameBadge: false, years: 1, kms: 40_000 },
  { sameBadge: false, years: 2, kms: 80_000 },
  { sameBadge: false, years: 4, kms: 300_000 },
];
const enough = 5;
/** Fewer listings than this say nothing, in the widest band either. */
const least = 3;

/** Share of its price that a car loses with each 1,000 km and with each year, fitted to the listings of 2023. */
const lossPerThousandKms = 0.003;
const lossPerYear = 0.06;

/** The value below which a share of sorted values lies, between two of them in proportion. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((first, second) => first - second);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  return below + ((sorted[Math.ceil(place)] ?? below) - below) * (place % 1);
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

const wordsOf = (badge: string | null): string[] => (badge ?? '').toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** Whether a listing has the vehicle's badge. */
type HasBadge = (listing: MarketListing) => boolean;

/**
 * A badge counts to the letter where listings have it so. Where none has, a shopper's "GX" is the listings' "GX (2WD)".
 * A vehicle without a badge has that of no listing.
 */
function badgeOf(vehicle: TradedVehicle, listings: readonly MarketListing[]): HasBadge {
  const wanted = wordsOf(vehicle.badge);
  if (wanted.length === 0) return () => false;
  const isSame: HasBadge = ({ badge }) => wordsOf(badge).join() === wanted.join();
  return listings.some(isSame)
    ? isSame
    : ({ badge }) => wanted.every((word) => wordsOf(badge).includes(word));
}

/** Within the years and kilometres of a band. */
const isLike = (listing: MarketListing, vehicle: TradedVehicle, band: Band): boolean =>
  Math.abs(listing.year - vehicle.year) <= band.years && Math.abs(listing.kms - vehicle.kms) <= band.kms;

/** The listings of the narrowest band that holds enough; none where the widest holds too few. */
function likeListings(
  vehicle: TradedVehicle,
  listings: readonly MarketListing[],
  hasBadge: HasBadge,
): MarketListing[] {
  const ofBadge = listings.filter(hasBadge);
  for (const band of bands) {
    const found = (band.sameBadge ? ofBadge : listings).filter((listing) => isLike(listing, vehicle, band));
    if (found.length >= (band === bands.at(-1) ? least : enough)) return found;
  }
  return [];
}

/** What so many more kilometres, or so many later years, make of a price. */
const kmsFactor = (kms: number): number => (1 - lossPerThousandKms) ** (kms / 1000);
const yearFactor = (years: number): number => (1 - lossPerYear) ** -years;

/** How far a listing is from a vehicle: a year counts as much as 15,000 km, another badge as much as a year. */
const distance = (listing: MarketListing, vehicle: TradedVehicle, hasBadge: HasBadge): number =>
  Math.abs(listing.year - vehicle.year) +
  Math.abs(listing.kms - vehicle.kms) / 15_000 +
  (hasBadge(listing) ? 0 : 1);

/**
 * What a vehicle would be listed for: the median over like listings, brought from their middle age and kilometres to its
 * own, from the narrowest band of badge, years and kilometres that holds enough of them (D-23). Null where too few are
 * like it.
 *
 * @param listings of its make and model
 */
export function estimatePrice(
  vehicle: TradedVehicle,
  listings: readonly MarketListing[],
): MarketEstimate | null {
  const hasBadge = badgeOf(vehicle, listings);
  const like = likeListings(vehicle, listings, hasBadge);
  if (like.length === 0) return null;
  const listed = Math.round(median(like.map(({ price }) => price)));
  const usualKms = median(like.map(({ kms }) => kms));
  const usualYear = median(like.map(({ year }) => year));
  const atKms = Math.round(listed * kmsFactor(vehicle.kms - usualKms));
  const price = Math.round(atKms * yearFactor(vehicle.year - usualYear));
  const prices = like.map(
    (listing) =>
      listing.price * kmsFactor(vehicle.kms - listing.kms) * yearFactor(vehicle.year - listing.year),
  );
  return {
    listed,
    forKms: atKms - listed,
    forYear: price - atKms,
    fewerKms: Math.round(usualKms - vehicle.kms),
    price,
    low: Math.round(quantile(prices, 0.25)),
    high: Math.round(quantile(prices, 0.75)),
    listings: like.toSorted(
      (first, second) =>
        distance(first, vehicle, hasBadge) - distance(second, vehicle, hasBadge) || first.id - second.id,
    ),
  };
}
