import type { CarDocument } from 'shared-contracts/search/index-document';
import { toCard } from 'shared-contracts/search/to-card';
import type { MultiSearchQuery, SearchResponse } from 'shared-contracts/search/wire';
import type { TenantConfig } from 'shared-contracts/site-config';
import { readSample, sampleSlugs } from 'shared-contracts/site-config/samples/dev/read-samples';
import { makeSite } from 'shared-contracts/testing';
import { financeLine } from 'shared-rules/finance/finance-line';
import { toCarDocument } from '../car-document/to-car-document';
import { START, startSearchPlatform, type SearchPlatform } from '../testing/search-platform';
import { weeklyStock } from '../testing/weekly-stock';

const dealership = 'every-site';
const cars = weeklyStock(1_200, dealership);
const carById = new Map(cars.map((car) => [car.id, car]));

let platform: SearchPlatform;
beforeAll(async () => {
  platform = await startSearchPlatform();
  await platform.service.indexCars(
    cars.map((car) => toCarDocument(car, { dealershipName: 'Every Site', localityId: null, now: START })),
  );
});
afterAll(async () => platform.stop());

const withRule = (slug: string, rule: number, changes: { [section: string]: object } = {}): TenantConfig =>
  makeSite({
    ...changes,
    site: { slug, finance_provider: 'own', ...changes['site'] },
    finance: { providers: { own: { rule, lender: 'toyotaDirect' } }, ...changes['finance'] },
  });

/** Every sample site, and what none of them has, over the same cars. */
const sites = [
  ...sampleSlugs.map((slug) => readSample(slug).config),
  withRule('strict-stock', 1, { stock: { inStockStatuses: ['in_stock'] } }),
  withRule('years-in-perth', 1, { site: { timezone: 'Australia/Perth' } }),
  withRule('stated-payments', 3),
  withRule('excluded-lender', 2, { finance: { excludedLenders: ['toyotaDirect'] } }),
  withRule('no-entry-at-all', 2, {
    finance: { providers: { own: { rule: 2, lender: 'Bank of "Nowhere"' } } },
  }),
  withRule('no-provider', 2, { site: { finance_provider: null } }),
].map((config): TenantConfig => ({ ...config, site: { ...config.site, dealerships: [dealership] } }));

const bands = [
  'Under $50', '$50 - $100', '$100 - $150', '$150 - $200', '$200 - $250', '$250 - $300', '$300 - $400', '$400 - $500',
  '$500+',
]; // prettier-ignore

/** The band of "$1,234 per week", read from what stands on the card. */
function bandOf(text: string): string {
  const dollars = Number(/^\$([\d,]+) per week$/.exec(text)?.[1]?.replaceAll(',', ''));
  const limits = [0, 50, 100, 150, 200, 250, 300, 400, 500];
  return bands[limits.findLastIndex((limit) => dollars >= limit)] ?? 'none';
}

/** The band of a card that shows a weekly payment; null for every other card. */
function shownBand(hit: CarDocument, site: TenantConfig): string | null {
  const line = financeLine(toCard(hit), site, START);
  return line?.kind === 'payment' && line.unit === 'week' ? bandOf(line.text) : null;
}

async function ask(
  site: TenantConfig,
  changes: Partial<MultiSearchQuery>,
): Promise<SearchResponse<CarDocument>> {
  const [answer] = await platform.service.query(site, [{ indexUid: site.search.index, ...changes }]);
  if (!answer) throw new Error('the search answered nothing');
  return answer;
}

async function allHits(site: TenantConfig, filter: string[]): Promise<CarDocument[]> {
  const hits: CarDocument[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask(site, { filter, hitsPerPage: 100, page });
    hits.push(...answer.hits);
    if (page >= (answer.totalPages ?? 1)) return hits;
  }
}

const idsOf = (hits: readonly { id: number }[]): number[] => hits.map(({ id }) => id).sort((a, b) => a - b);

/** The cars of a site by the band of their cards. */
async function cardsOf(
  site: TenantConfig,
): Promise<{ all: CarDocument[]; inBand: Map<string, CarDocument[]> }> {
  const all = await allHits(site, []);
  const inBand = new Map<string, CarDocument[]>();
  for (const hit of all) {
    const band = shownBand(hit, site);
    if (band !== null) inBand.set(band, [...(inBand.get(band) ?? []), hit]);
  }
  return { all, inBand };
}

describe.each(sites.map((site) => [site.site.slug, site] as const))('on %s', (slug, site) => {
  test('[SRC-015][SRC-060] a car is in a weekly band exactly when its card shows a payment in it, and is counted there', async () => {
    const { all, inBand } = await cardsOf(site);
    expect(all.length).toBeGreaterThan(100);
    for (const band of bands) {
      const found = await allHits(site, [`weekly_price_range IN ["${band}"]`]);
      expect([band, idsOf(found)]).toEqual([band, idsOf(inBand.get(band) ?? [])]);
    }
    const counts = Object.fromEntries([...inBand].map(([band, hits]) => [band, hits.length]));
    const counted = await ask(site, { facets: ['make', 'weekly_price_range'], hitsPerPage: 5 });
    expect(counted.facetDistribution?.['weekly_price_range']).toEqual(counts);
    expect([counted.totalHits, counted.hits.length]).toEqual([all.length, 5]);
    const shows = ['bigrig-trucks', 'excluded-lender', 'no-entry-at-all', 'no-provider'].includes(slug)
      ? 0
      : 9;
    expect(inBand.size).toBe(shows);
  });

  test('a card shows what the car’s own record gives', async () => {
    for (const hit of await allHits(site, [])) {
      const car = carById.get(hit.id);
      const own = car && financeLine(car, site, START);
      expect([hit.id, financeLine(toCard(hit), site, START)]).toEqual([hit.id, own]);
    }
  });
});

describe('with other filters', () => {
  const site = sites.find(({ site: { slug } }) => slug === 'summit-subaru') ?? makeSite();
  const withBand = (band: string) => ({ facets: ['weekly_price_range'], filter: [band] });

  test('several bands are alternatives, and one that is left out leaves the cars without a payment', async () => {
    const { all, inBand } = await cardsOf(site);
    const [some = [], more = []] = ['$50 - $100', '$500+'].map((band) => inBand.get(band));
    const both = await allHits(site, ['weekly_price_range IN ["$50 - $100", "$500+"]']);
    expect(idsOf(both)).toEqual(idsOf([...some, ...more]));
    const others = all.filter((hit) => !some.includes(hit));
    for (const filter of ['weekly_price_range NOT IN ["$50 - $100"]', 'weekly_price_range != "$50 - $100"']) {
      expect(idsOf(await allHits(site, [filter]))).toEqual(idsOf(others));
    }
    const none = all.filter((hit) => shownBand(hit, site) === null);
    expect(idsOf(await allHits(site, ['weekly_price_range NOT EXISTS']))).toEqual(idsOf(none));
    expect(idsOf(await allHits(site, ['weekly_price_range IS NULL']))).toEqual(idsOf(none));
    const toyotas = await allHits(site, ['make = Toyota AND (weekly_price_range = "$500+" OR km < 0)']);
    expect(idsOf(toyotas)).toEqual(idsOf(more.filter(({ make }) => make === 'Toyota')));
  });

  test('each query of a request has its own counts, beside counts of whole lists', async () => {
    const { inBand } = await cardsOf(site);
    const counting = { indexUid: site.search.index, hitsPerPage: 0 };
    const answers = await platform.service.query(site, [
      { ...counting, ...withBand('weekly_price_range = "$500+"') },
      { ...counting, facets: ['make'] },
      { ...counting, ...withBand('make = Kia') },
      { ...counting, facets: ['model'], allFacetValues: true },
      { ...counting, facets: ['weekly_price_range'], allFacetValues: true },
    ]);
    const counts = answers.map(({ facetDistribution }) => facetDistribution?.['weekly_price_range']);
    const sizes = Object.fromEntries([...inBand].map(([band, hits]) => [band, hits.length]));
    const kias = [...inBand].map(([band, hits]) => [band, hits.filter(({ make }) => make === 'Kia').length]);
    expect(counts).toEqual([
      { '$500+': sizes['$500+'] },
      undefined,
      Object.fromEntries(kias.filter(([, count]) => count !== 0)),
      undefined,
      sizes,
    ]);
  });

  test('a filter that does not read is refused with the name that was sent', async () => {
    await expect(ask(site, withBand('weekly_price_range IN [')).catch(String)).resolves.toContain(
      'cannot be read',
    );
  });
});
