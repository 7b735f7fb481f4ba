import { readListings, type Listing } from '../testing/real-listings';
import { estimatePrice, type MarketListing } from './estimate-price';

/** Path of a file of real listings; without it this test is skipped (docs/figures.md, "Real listings"). */
const file = process.env['FORECOURT_LISTINGS'];
const heldBack = 1000;
/** The limits of a price online, in the year of the file (FIN-053). */
const [listedIn, mostYears, mostKms] = [2023, 7, 100_000];

/** What stands behind the model in a title. */
function badgeOf({ title, model }: Listing): string | null {
  const at = title.toLowerCase().indexOf((model ?? '').toLowerCase());
  return at < 0 ? null : title.slice(at + (model ?? '').length).trim() || null;
}

const share = (errors: readonly number[], part: number): number =>
  errors.toSorted((first, second) => first - second)[Math.floor(errors.length * part)] ?? NaN;
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

(file ? test : test.skip)(
  '[API-026] 1,000 listings are valued by all the others, most of them closely',
  () => {
    const market = readListings(file ?? '').listings.flatMap((listing, id): MarketListing[] => {
      const { make, model, year, km, price, car_type } = listing;
      if (model === null || km === null || price === null || car_type === 'new') return [];
      return [{ id, make, model, badge: badgeOf(listing), year, kms: km, price }];
    });
    const nameOf = ({ make, model }: MarketListing) => `${make} ${model}`.toLowerCase();
    const step = market.length / heldBack;
    const held = new Set(Array.from({ length: heldBack }, (_, index) => market[Math.floor(index * step)]));
    const others = new Map<string, MarketListing[]>();
    for (const listing of market) {
      if (!held.has(listing)) others.set(nameOf(listing), [...(others.get(nameOf(listing)) ?? []), listing]);
    }
    const errors: { error: number; isWithinLimits: boolean }[] = [];
    for (const listing of held) {
      if (!listing) continue;
      const estimate = estimatePrice({ ...listing, kmsAssumed: false }, others.get(nameOf(listing)) ?? []);
      if (!estimate) continue;
      const isWithinLimits = listedIn - listing.year <= mostYears && listing.kms <= mostKms;
      errors.push({ error: Math.abs(estimate.price - listing.price) / listing.price, isWithinLimits });
    }
    const all = errors.map(({ error }) => error);
    const within = errors.filter(({ isWithinLimits }) => isWithinLimits).map(({ error }) => error);
    const row = (name: string, of: readonly number[]) =>
      `${name}: ${of.length} valued, median error ${percent(share(of, 0.5))}, nine in ten under ${percent(share(of, 0.9))}`;
    process.stdout.write(
      `Trade-in valuations, ${heldBack} of ${market.length} listings held back\n  ${row('all', all)}\n` +
        `  ${row(`to ${mostYears} years and ${mostKms} km`, within)}\n`,
    );
    expect(all.length).toBeGreaterThan(heldBack * 0.9);
    expect(share(all, 0.5)).toBeLessThan(0.09);
    expect(share(within, 0.5)).toBeLessThan(0.07);
    expect(share(within, 0.9)).toBeLessThan(0.22);
  },
);
