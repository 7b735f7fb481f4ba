import type { Car } from 'shared-contracts/entities/car';
import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { toCard } from 'shared-contracts/search/to-card';
import type { TenantConfig } from 'shared-contracts/site-config';
import { cardLine } from 'shared-rules/finance/shopper-terms';
import { toCarDocument } from '../car-document/to-car-document';
import { START, startSearchPlatform, type SearchPlatform } from '../testing/search-platform';
import { allHitsOf, askOne, bandOf, bands, dealership, weeklySites, type Ask } from '../testing/weekly-sites';
import { weeklyStock } from '../testing/weekly-stock';
import { parseSearch } from './request-shape';

/** Prices from $600 to $148,000, to the cent, and those at which a payment without interest is at a limit, or a cent off it. */
function priceOf(id: number): number {
  if (id % 3 > 0) return Math.round(60_000 + ((id * 7_919) % 14_740_000)) / 100;
  const limit = [49.5, 99.5, 149.5, 199.5, 249.5, 299.5, 399.5, 499.5][id % 8] ?? 0;
  return (limit * 260 * 100 + ((id / 3) % 3) - 1) / 100;
}

/** Three cars in four are priced; the others keep the odd prices of the stock, such as none at all. */
const cars = weeklyStock(2_000, dealership).map((car): Car =>
  car.id % 4 === 0
    ? car
    : { ...car, price: priceOf(car.id), offer_price: car.id % 7 === 0 ? priceOf(car.id) - 500 : null },
);

let platform: SearchPlatform;
beforeAll(async () => {
  platform = await startSearchPlatform();
  await platform.service.indexCars(
    cars.map((car) => toCarDocument(car, { dealershipName: 'Every Site', localityId: null, now: START })),
  );
});
afterAll(async () => platform.stop());

const ask: Ask = (site, changes) => askOne(platform, site, changes);
const idsOf = (hits: readonly { id: number }[]): number[] => hits.map(({ id }) => id).sort((a, b) => a - b);

/** The band of a card by a shopper's terms, read from its line; null for one without a weekly payment. */
function shownBand(hit: CarDocument, site: TenantConfig, terms: FinanceTerms | null): string | null {
  const line = cardLine(toCard(hit), site, terms, START);
  return line?.kind === 'payment' && line.unit === 'week' ? bandOf(line.text) : null;
}

const plain: FinanceTerms = { deposit: 0, tradeIn: 0, termYears: 5, rate: null, residualPercent: 0 };
const allTerms: [string, FinanceTerms][] = [
  ['the lender’s rate, deposit and trade-in', { ...plain, deposit: 5_000, tradeIn: 2_500 }],
  ['a residual after four years', { ...plain, termYears: 4, rate: 8.49, residualPercent: 30 }],
  ['no interest, at the very limits', { ...plain, rate: 0 }],
  [
    'one year at a high rate',
    { deposit: 20_000, tradeIn: 0, termYears: 1, rate: 19.5, residualPercent: 45.7 },
  ],
  ['a deposit above every price', { ...plain, deposit: 1e308 }],
];

/** Their cards show no weekly payment at all. */
const without = ['bigrig-trucks', 'excluded-lender', 'no-entry-at-all', 'no-provider'];

describe.each(weeklySites().map((site) => [site.site.slug, site] as const))('on %s', (slug, site) => {
  test.each(allTerms)(
    '[SRC-015][SRC-060] by a shopper’s terms a car is in a weekly band exactly when its card shows it: %s',
    async (_terms, financeTerms) => {
      const all = await allHitsOf(ask, site, {});
      expect(all.length).toBeGreaterThan(1_000);
      const inBand = new Map<string, CarDocument[]>();
      for (const hit of all) {
        const band = shownBand(hit, site, financeTerms);
        if (band !== null) inBand.set(band, [...(inBand.get(band) ?? []), hit]);
      }
      const isShown = !without.includes(slug);
      if (financeTerms.deposit < 1e308) expect(inBand.size > 7).toBe(isShown);
      for (const band of bands) {
        const found = await allHitsOf(ask, site, {
          filter: [`weekly_price_range IN ["${band}"]`],
          financeTerms,
        });
        expect([band, idsOf(found)]).toEqual([band, idsOf(inBand.get(band) ?? [])]);
      }
      const counted = await ask(site, {
        facets: ['make', 'weekly_price_range'],
        hitsPerPage: 5,
        financeTerms,
      });
      expect(counted.facetDistribution?.['weekly_price_range']).toEqual(
        Object.fromEntries([...inBand].map(([band, hits]) => [band, hits.length])),
      );
      expect([counted.totalHits, counted.hits.length]).toEqual([all.length, 5]);
    },
  );
});

describe('with other filters', () => {
  const site = weeklySites().find(({ site: { slug } }) => slug === 'fee-and-whole-dollars');
  if (!site) throw new Error('no such site');
  const financeTerms: FinanceTerms = { ...plain, deposit: 5_000 };
  const found = async (filter: string[]) => idsOf(await allHitsOf(ask, site, { filter, financeTerms }));
  const shown = async (isWanted: (band: string | null, hit: CarDocument) => boolean) => {
    const all = await allHitsOf(ask, site, {});
    return idsOf(all.filter((hit) => isWanted(shownBand(hit, site, financeTerms), hit)));
  };

  test('several bands are alternatives, and one that is left out leaves the other cars', async () => {
    expect(await found(['weekly_price_range IN ["$50 - $100", "$500+"]'])).toEqual(
      await shown((band) => band === '$50 - $100' || band === '$500+'),
    );
    const others = await shown((band) => band !== '$50 - $100');
    expect(await found(['weekly_price_range NOT IN ["$50 - $100"]'])).toEqual(others);
    expect(await found(['weekly_price_range != "$50 - $100"'])).toEqual(others);
    expect(await found(['weekly_price_range IS NULL'])).toEqual(await shown((band) => band === null));
    expect(await found(['make = Toyota AND weekly_price_range = "$500+"'])).toEqual(
      await shown((band, { make }) => band === '$500+' && make === 'Toyota'),
    );
    expect(await found(['weekly_price_range = "$1 - $2"'])).toEqual([]);
  });

  test('a search beside it that names no payment, and one without terms, are answered as ever', async () => {
    const filter = ['weekly_price_range = "$100 - $150"'];
    const query = { indexUid: site.search.index, hitsPerPage: 0 };
    const answers = await platform.service.query(site, [
      { ...query, filter },
      { ...query, filter, financeTerms },
      { ...query, financeTerms },
    ]);
    const sizes = answers.map(({ totalHits }) => totalHits);
    const all = await allHitsOf(ask, site, {});
    const countOf = (terms: FinanceTerms | null) =>
      all.filter((hit) => shownBand(hit, site, terms) === '$100 - $150').length;
    expect(sizes).toEqual([countOf(null), countOf(financeTerms), all.length]);
    expect(sizes[0]).not.toBe(sizes[1]);
  });

  test.each([
    [{ ...financeTerms, deposit: -1 }, 'deposit'],
    [{ ...financeTerms, residualPercent: 100 }, 'residualPercent'],
    [{ ...financeTerms, termYears: 0 }, 'termYears'],
    [{ ...financeTerms, rate: '8' }, 'rate'],
  ])('terms that are none are refused: %j', (terms, name) => {
    expect(() => parseSearch({ financeTerms: terms })).toThrow(new RegExp(`financeTerms.${name}`));
  });
});
