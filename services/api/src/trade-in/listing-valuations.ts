import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { TradedVehicle } from 'shared-contracts/entities/trade-in';
import { toSlug } from 'shared-contracts/routes';
import type { Database } from '../database/database';
import { query } from '../database/query';
import { estimatePrice, type MarketEstimate, type MarketListing } from './estimate-price';
import type { MarketValue, ValuationProvider } from './valuation-provider';

/**
 * What a dealer keeps of a listed price, in per cent: preparing the car, the warranty on it, and the profit. This
 * platform's own figure, for a site says none.
 */
const dealerMarginPercent = 15;
/** Trade-in prices are whole hundreds of dollars before condition counts: more digits would be made up. */
const roundedTo = 100;
/** A range is at least this wide to either side, however much the listings agree. */
const leastSpread = 0.03;
const mostComparables = 4;

/** Assumed kilometres, of a year and at least: the medians of 15,000 listings of 2023. */
const usualKmsAYear = 15_000;
const fewestKms = 5_000;
export const usualKms = (ageYears: number): number => Math.max(fewestKms, ageYears * usualKmsAYear);

/** Years around the vehicle's whose listings are read: those of the widest band. */
const yearsAround = 4;

const listingRow = z.object({
  id: z.int(),
  make: z.string(),
  model: z.string(),
  badge: z.nullable(z.string()),
  year: z.int(),
  kms: z.int(),
  price: z.number(),
  /** Of the site's own car; null for another dealer's. */
  slug: z.nullable(z.string()),
});
const vehicleRow = z.pick(listingRow, { make: true, model: true, badge: true, year: true });

/**
 * What stands for a real register: every installation has the same car for the same registration as long as it is in
 * stock, a tenth of all registrations is unknown, and so is every one that begins with UNKNOWN.
 */
function isKnown(rego: string, state: string): boolean {
  const [first = 0] = createHash('sha256').update(`${state} ${rego}`).digest();
  return !rego.startsWith('UNKNOWN') && first % 10 !== 0;
}

const titleOf = ({ year, make, model, badge }: MarketListing): string =>
  [year, make, model, badge].filter(Boolean).join(' ');

const inThousands = (kms: number): string =>
  (Math.max(1, Math.round(Math.abs(kms) / 1000)) * 1000).toLocaleString('en-AU');

/** The way from the listed price to the trade-in price. */
function stepsOf(estimate: MarketEstimate, vehicle: TradedVehicle, price: number): MarketValue['steps'] {
  const { listed, forKms, forYear, fewerKms, listings } = estimate;
  return [
    { label: `Median price of ${listings.length} similar cars`, amount: listed },
    {
      label: `${inThousands(fewerKms)} km ${fewerKms > 0 ? 'less' : 'more'} than similar cars`,
      amount: forKms,
    },
    { label: `Built in ${vehicle.year}`, amount: forYear },
    { label: 'Preparation, warranty and dealer margin', amount: price - estimate.price },
  ].filter(({ amount }) => amount !== 0);
}

/** What cars like a vehicle are listed for, less what a dealer keeps. */
function toMarketValue(
  estimate: MarketEstimate,
  vehicle: TradedVehicle,
  slugs: ReadonlyMap<number, string | null>,
): MarketValue {
  const share = 1 - dealerMarginPercent / 100;
  const price = Math.max(roundedTo, Math.round((estimate.price * share) / roundedTo) * roundedTo);
  return {
    price,
    low: Math.round(Math.min(estimate.low * share, price * (1 - leastSpread))),
    high: Math.round(Math.max(estimate.high * share, price * (1 + leastSpread))),
    sampleSize: estimate.listings.length,
    comparables: estimate.listings.slice(0, mostComparables).map((listing) => ({
      title: titleOf(listing),
      year: listing.year,
      kms: listing.kms,
      price: listing.price,
      slug: slugs.get(listing.id) ?? null,
    })),
    steps: stepsOf(estimate, vehicle, price),
  };
}

/**
 * Valuations from the listings of the whole installation (D-23): nothing to connect, the same answer for the same
 * stock, and as good as the stock is (docs/figures.md). Of other dealers' listings only what
 * `drizzle/0007_trade_in_rules.sql` lets through is seen.
 */
export function createListingValuations(db: Database): ValuationProvider {
  return {
    async lookup(rego, state, { site, year }) {
      if (!isKnown(rego, state)) return null;
      const [found] = await db.withSite(site, (tx) =>
        query(
          tx,
          vehicleRow,
          sql`select make, model, badge, year from market_vehicle(${`${state} ${rego}`})`,
        ),
      );
      return found ? { ...found, kms: usualKms(year - found.year), kmsAssumed: true } : null;
    },

    async value(vehicle, { site }) {
      const listings = await db.withSite(site, (tx) =>
        query(
          tx,
          listingRow,
          sql`select market.id, market.make, market.model, market.badge, market.year, market.kms, market.price, cars.slug
            from market_listings(${toSlug(vehicle.make)}, ${toSlug(vehicle.model)},
              ${vehicle.year - yearsAround}::int, ${vehicle.year + yearsAround}::int) market
            left join cars on cars.id = market.id`,
        ),
      );
      const estimate = estimatePrice(vehicle, listings);
      if (!estimate) return null;
      return toMarketValue(estimate, vehicle, new Map(listings.map(({ id, slug }) => [id, slug])));
    },
  };
}
