import { sql } from 'drizzle-orm';
import type { Car } from 'shared-contracts/entities/car';
import { filterNames } from 'shared-contracts/entities/search';
import { bodyTypes } from 'shared-contracts/search/index-document';
import { hrefs, toSlug } from 'shared-contracts/routes';
import { readListings, type Listing } from '../testing/real-listings';
import { makeDealership, startTestPlatform, writeSite, type TestPlatform } from '../testing/test-platform';
import { selectCars, toCar } from './car-rows';

/** Path of a file of real listings; without it these tests are skipped (docs/figures.md, "Real listings"). */
const file = process.env['FORECOURT_LISTINGS'];
const describeReal = file ? describe : describe.skip;

const location = { id: 1, slug: 'real-yard' };
/** How sources write that they know nothing. */
const dirty = [
  '-',
  '- ',
  '- / -',
  '',
  ' ',
  'Other',
  'other',
  'nan',
  'NaN',
  'POA',
  'N/A',
  'none',
  'null',
  'unknown',
];
type Facet = keyof Listing;

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

describeReal('real listings', () => {
  let platform: TestPlatform;
  let listings: Listing[];
  let cars: Car[];

  beforeAll(async () => {
    platform = await startTestPlatform(async (folder) => {
      const site = (changes: object = {}) => ({
        site: { site: { dealerships: [location.slug] }, ...changes },
      });
      await writeSite(folder, 'real', 1, { ...site(), dealerships: [makeDealership(location)] });
      await writeSite(folder, 'used-only', 2, site({ stock: { usedOnly: true } }));
      await writeSite(folder, 'ten-years', 3, site({ stock: { ageLimitYears: 10 } }));
      await writeSite(folder, 'diesel', 4, site({ stock: { baseFilter: 'fuel = Diesel' } }));
    });
    const read = readListings(file ?? '');
    listings = read.listings;
    const result = await platform.api.stock.importFile({ site: 'real', file: file ?? '' });
    expect([result.rows, result.added, result.refused.length]).toEqual([
      read.rows,
      listings.length,
      read.rows - listings.length,
    ]);
    cars = (await platform.database.db.asWorker((tx) => selectCars(tx, sql`cars.withdrawn_at is null`))).map(
      toCar,
    );
  }, 600_000);
  afterAll(() => platform.close());

  /** Answers of the gateway to many filters, in order. */
  async function ask(filters: (string | string[])[], facets: string[] = [], slug = 'real') {
    const answers = [];
    for (let at = 0; at < filters.length; at += 12) {
      const queries = filters.slice(at, at + 12).map((filter) => ({
        indexUid: 'cars_production',
        hitsPerPage: 0,
        filter,
        facets,
      }));
      answers.push(...(await platform.search.query(platform.site(slug).config, queries)));
    }
    return answers;
  }
  const counts = async (filters: (string | string[])[], slug?: string) =>
    (await ask(filters, [], slug)).map(({ totalHits }) => totalHits);

  /** Counts of a field's values; spellings that differ in case are one value, as they are for a filter. */
  function counted(of: readonly Listing[], field: Facet): Record<string, number> {
    const found: Record<string, number> = {};
    for (const listing of of) {
      const value = listing[field];
      if (value === null) continue;
      const key = String(value).toLowerCase();
      found[key] = (found[key] ?? 0) + 1;
    }
    return found;
  }
  const lowered = (values: Record<string, number> = {}) =>
    Object.fromEntries(Object.entries(values).map(([value, count]) => [value.toLowerCase(), count]));

  test('[SRC-015][API-001] no facet holds a value that says nothing', async () => {
    const texts = filterNames.filter(
      (name) => !/^(?:km|year|price|subscription_price|seats|certified)$/.test(name),
    );
    const stated = dirty.filter((word) => word.trim() !== '');
    expect(await counts(texts.map((name) => [`${name} IN [${stated.map((word) => JSON.stringify(word)).join(', ')}]`])))
      .toEqual(texts.map(() => 0)); // prettier-ignore
    const [answer] = await ask([[]], [...texts]);
    for (const name of texts) {
      const values = Object.keys(answer?.facetDistribution?.[name] ?? {});
      expect([name, values.filter((value) => dirty.includes(value) || value !== value.trim())]).toEqual([
        name,
        [],
      ]);
    }
    expect(answer?.facetDistribution?.['colour']).not.toHaveProperty('5 years');
    expect(answer?.facetDistribution?.['make']).not.toHaveProperty('Land');
  });

  test('[SRC-042] bodies are mapped to the recognised twenty', async () => {
    const [answer] = await ask([[]], ['body']);
    const found = Object.keys(answer?.facetDistribution?.['body'] ?? {});
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((body) => !(bodyTypes as readonly string[]).includes(body))).toEqual([]);
  });

  test.each(['make', 'body', 'fuel', 'transmission', 'drive', 'seats', 'colour', 'state', 'car_type', 'year'] as const)(
    '[SRC-015][API-004] the count of every %s is that of the file',
    async (field) => {
      const [answer] = await ask([[]], [field]);
      expect(lowered(answer?.facetDistribution?.[field])).toEqual(counted(listings, field));
    },
  ); // prettier-ignore

  test('[SRC-015] the count of each model is that of the file', async () => {
    const models = Object.entries(counted(listings, 'model'));
    expect(models.length).toBeGreaterThan(500);
    const found = await counts(models.map(([model]) => [`model = ${JSON.stringify(model)}`]));
    expect(models.filter(([, count], at) => found[at] !== count)).toEqual([]);
  });

  /** Pairs of make and model with their listings, the frequent ones. */
  function pairs(): Map<string, Listing[]> {
    const named = listings.filter(({ model }) => model !== null);
    const found = groupBy(named, ({ make, model }) => `${make} ${model}`.toLowerCase());
    return new Map([...found].filter(([, of]) => of.length >= 5));
  }

  test('[SRC-005][SRC-015][VEH-020] facet, title and address agree on the model of every pair with five cars', async () => {
    const expected = pairs();
    expect(expected.size).toBeGreaterThan(300);
    const facets = new Map<string, number>();
    for (const make of new Set(cars.map((car) => car.make))) {
      const [answer] = await ask([[`make = ${JSON.stringify(make)}`]], ['make_model']);
      for (const [pair, count] of Object.entries(answer?.facetDistribution?.['make_model'] ?? {}))
        facets.set(pair, count);
    }
    const byPair = groupBy(cars, ({ make, model }) => `${make} ${model}`);
    const byPath = groupBy(cars, ({ make, model }) => hrefs.makeModel(make, model));
    const wrong: unknown[] = [];
    for (const [pair, { length: all }] of expected) {
      const names = [...facets.keys()].filter((name) => name.toLowerCase() === pair);
      const [name = ''] = names;
      const held = byPair.get(name) ?? [];
      const path = held[0] ? hrefs.makeModel(held[0].make, held[0].model) : '';
      const titled = held.filter((car) => car.name === [car.year, name, car.badge].filter(Boolean).join(' '));
      const counts = [names.length, facets.get(name), held.length, byPath.get(path)?.length, titled.length];
      if (counts.join() !== [1, all, all, all, all].join()) wrong.push([pair, all, counts]);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    'Hyundai Santa Fe',
    'Toyota LandCruiser Prado',
    'Land Rover Range Rover Sport',
    'Isuzu D-MAX',
    'Mazda 3',
  ])('[API-008] the list of %s finds its cars by its address', async (pair) => {
    const car = cars.find(({ make, model }) => `${make} ${model}` === pair);
    const query = { make: toSlug(car?.make ?? ''), model: toSlug(car?.model ?? '') };
    const { count } = await platform.api.call(platform.site('real'))('carsByModel', { query });
    expect(count).toBe(pairs().get(pair.toLowerCase())?.length);
  });

  test('no model has two spellings, and no word of a title is lost or repeated', async () => {
    const squeezed = (text: string) => text.toLowerCase().replace(/[^a-z0-9+]/g, '');
    const spellings = new Map<string, Set<string>>();
    for (const { make, model } of cars) {
      const key = squeezed(`${make} ${model}`);
      spellings.set(key, (spellings.get(key) ?? new Set()).add(`${make} ${model}`));
    }
    expect([...spellings.values()].filter(({ size }) => size > 1)).toEqual([]);
    const count = (texts: string[]) => {
      const found = new Map<string, number>();
      for (const text of texts) found.set(text, (found.get(text) ?? 0) + 1);
      return found;
    };
    const ours = count(cars.map(({ name }) => squeezed(name)));
    // What the file writes otherwise, word by word: what is left of a title is the same.
    const rewritten =
      /No Badge|Other$|_|MG (?:3|6|F) |Mazda Mazda|Trucks|SX4 S-Cross|BMW [58] M|BMW 2 M|(NX|RC|RX|GLA|GLB) \1|(\w+)\W+\2(?: |$)|9-3|Rav 4 RAV 4|Land Cruiser Landcruiser|^(\d{4}) .+ \3 \w/i;
    const theirs = count(listings.filter(({ title }) => !rewritten.test(title)).map(({ title }) => squeezed(title))); // prettier-ignore
    const lost = [...theirs].filter(([title, times]) => (ours.get(title) ?? 0) < times);
    expect(lost).toEqual([]);
    expect(listings.filter(({ title }) => rewritten.test(title)).length).toBeLessThan(listings.length / 90);
  });

  test('“Other” and “(No Badge)” are no values, places and interiors read as people write them', async () => {
    expect(cars.filter(({ name, badge, model }) => /no badge|^other$/i.test(badge ?? '') || / other$|no badge/i.test(name) || model === 'Other')).toEqual([]); // prettier-ignore
    const shouted = cars.flatMap(({ city }) => (city !== null && !/\p{Ll}/u.test(city) ? [city] : []));
    expect(shouted).toEqual([]);
    const cities = Object.entries(counted(listings, 'city'));
    const found = await counts(cities.map(([city]) => [`city = ${JSON.stringify(city)}`]));
    expect(cities.filter(([, count], at) => found[at] !== count)).toEqual([]);
    const interiors = (of: readonly (string | null)[]) => of.filter((text) => text !== null).sort();
    expect(interiors(cars.map((car) => car.interior_colour ?? null))).toEqual(interiors(listings.map(({ interior }) => interior))); // prettier-ignore
  });

  test('a second import of the file changes nothing', async () => {
    const again = await platform.api.stock.importFile({ site: 'real', file: file ?? '' });
    expect(again).toMatchObject({ added: 0, updated: 0, withdrawn: 0, unchanged: listings.length });
  }, 300_000);

  test('[SRC-036] price bands hold what the file says, and nothing without a price', async () => {
    const bounds = [0, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 200_000, 500_000, 1_000_000, Infinity]; // prettier-ignore
    const dollars = (amount: number | undefined) => `$${(amount ?? 0).toLocaleString('en-AU')}`;
    const expected = bounds.slice(0, -1).flatMap((from, at): [string, number][] => {
      const to = bounds[at + 1] ?? Infinity;
      const label = from === 0 ? `Under ${dollars(to)}` : to === Infinity ? `${dollars(from)}+` : `${dollars(from)} - ${dollars(to)}`; // prettier-ignore
      const count = listings.filter(({ price }) => price !== null && price >= from && price < to).length;
      return count > 0 ? [[label, count]] : [];
    });
    const [answer] = await ask([[]], ['price_range', 'price', 'km', 'year']);
    expect(answer?.facetDistribution?.['price_range']).toEqual(Object.fromEntries(expected));
    for (const field of ['price', 'km', 'year'] as const) {
      const values = listings.flatMap((listing) => listing[field] ?? []);
      const [min, max] = [Math.min(...values), Math.max(...values)];
      expect([field, answer?.facetStats?.[field]]).toEqual([field, { min, max }]);
    }
  });

  test('[SRC-079][API-001] thirty random combinations of filters find as many cars as the file holds', async () => {
    let seed = 20_231_121;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    const lists = ['make', 'body', 'fuel', 'transmission', 'drive', 'colour', 'state', 'car_type'] as const;
    const ranges = { price: 8_000, km: 25_000, year: 3 } as const;
    const combinations = Array.from({ length: 30 }, () => {
      const example = () => listings[random(listings.length)];
      const chosen = lists.filter(() => random(3) === 0).flatMap((field) => {
        const values = [...new Set([example(), example()].flatMap((listing) => listing?.[field] ?? []))];
        return values.length > 0 ? [{ field, values }] : [];
      }); // prettier-ignore
      const bounds = (Object.keys(ranges) as (keyof typeof ranges)[]).filter(() => random(2) === 0).flatMap((field) => {
        const middle = example()?.[field] ?? null;
        return middle === null ? [] : [{ field, min: Math.max(0, middle - ranges[field] * (1 + random(3))), max: middle + ranges[field] }];
      }); // prettier-ignore
      return { chosen, bounds };
    });
    const expected = combinations.map(({ chosen, bounds }) =>
      listings.filter(
        (listing) =>
          chosen.every(({ field, values }) => values.includes(listing[field] ?? '')) &&
          bounds.every(({ field, min, max }) => {
            const value = listing[field];
            return value !== null && value >= min && value <= max;
          }),
      ).length,
    ); // prettier-ignore
    const filters = combinations.map(({ chosen, bounds }) => [
      ...chosen.map(({ field, values }) => `${field} IN [${values.map((value) => JSON.stringify(value)).join(', ')}]`),
      ...bounds.map(({ field, min, max }) => `${field} >= ${min} AND ${field} <= ${max}`),
    ]); // prettier-ignore
    expect(expected.filter((count) => count > 0).length).toBeGreaterThan(15);
    expect((await counts(filters)).map((count, at) => [filters[at], count])).toEqual(
      expected.map((count, at) => [filters[at], count]),
    );
  });

  test('[SRC-043][SRC-044][SRC-075][API-006] a site’s own stock rules hold over the whole file', async () => {
    const all = [[], ['car_type = new'], ['year < 2016'], ['fuel != Diesel']];
    const expected = (holds: (listing: Listing) => boolean) => {
      const held = listings.filter(holds);
      const tests: ((listing: Listing) => boolean)[] = [
        () => true,
        ({ car_type }) => car_type === 'new',
        ({ year }) => year < 2016,
        ({ fuel }) => fuel !== 'Diesel',
      ];
      return tests.map((fits) => held.filter(fits).length);
    };
    expect(await counts(all)).toEqual(expected(() => true));
    expect(await counts(all, 'used-only')).toEqual(expected(({ car_type }) => car_type === 'used'));
    // The clock of these tests stands in 2026.
    expect(await counts(all, 'ten-years')).toEqual(expected(({ year }) => year >= 2016));
    expect(await counts(all, 'diesel')).toEqual(expected(({ fuel }) => fuel === 'Diesel'));
  });
});
