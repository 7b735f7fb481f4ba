import type { CarDocument } from 'shared-contracts/search/index-document';
import { toCard } from 'shared-contracts/search/to-card';
import type { TenantConfig } from 'shared-contracts/site-config';
import { makeSite } from 'shared-contracts/testing';
import { financeLine } from 'shared-rules/finance/finance-line';
import { toCarDocument } from '../car-document/to-car-document';
import { START, startSearchPlatform, type SearchPlatform } from '../testing/search-platform';
import { allHitsOf, askOne, bandOf, bands, dealership, weeklySites, type Ask } from '../testing/weekly-sites';
import { weeklyStock } from '../testing/weekly-stock';

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

const sites = weeklySites();

/** The band of a card that shows a weekly payment; null for every other card. */
function shownBand(hit: CarDocument, site: TenantConfig): string | null {
  const line = financeLine(toCard(hit), site, START);
  return line?.kind === 'payment' && line.unit === 'week' ? bandOf(line.text) : null;
}

const ask: Ask = (site, changes) => askOne(platform, site, changes);
const allHits = (site: TenantConfig, filter: string[]) => allHitsOf(ask, site, { filter });

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
