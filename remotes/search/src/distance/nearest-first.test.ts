import fc from 'fast-check';
import { searchByPlace } from '../testing/search-by-place';
import { carsOf } from '../testing/locations';
import { radiusFilter, type Nearby } from 'shared-rules/search/nearby';
import { nearestHits, partsOfPage } from './nearest-first';

const nearby: Nearby = {
  localities: {},
  postcode: '4000',
  problem: null,
  dealerships: [
    { slug: 'near', distanceKm: 3 },
    { slug: 'middle', distanceKm: 30 },
    { slug: 'far', distanceKm: 300 },
  ],
};
// The index gives them by rank, which knows nothing of places.
const cars = carsOf({ far: 5, lost: 2, near: 4, middle: 3 });
const { signal } = new AbortController();

async function page(offset: number, hitsPerPage: number) {
  const fake = searchByPlace(cars);
  const hits = await nearestHits(
    { search: fake.search, signal },
    { indexUid: 'cars', filter: ['body IN ["suv"]'], sort: ['custom_rank:desc'], hitsPerPage, offset },
    nearby,
  );
  return { slugs: hits.map(({ slug }) => slug), fake };
}

test('cars come by dealership, nearest first; those on no map come last', async () => {
  const { slugs } = await page(0, 20);
  expect(slugs).toEqual([
    ...[0, 1, 2, 3].map((at) => `near-${at}`),
    ...[0, 1, 2].map((at) => `middle-${at}`),
    ...[0, 1, 2, 3, 4].map((at) => `far-${at}`),
    ...[0, 1].map((at) => `lost-${at}`),
  ]);
});

test('pages follow on each other without a gap or a car twice', async () => {
  const all = (await page(0, 20)).slugs;
  const pages = await Promise.all([0, 5, 10].map(async (offset) => (await page(offset, 5)).slugs));
  expect(pages.flat()).toEqual(all);
});

test('a page within the nearest dealership takes one request', async () => {
  const { slugs, fake } = await page(2, 2);
  expect(slugs).toEqual(['near-2', 'near-3']);
  expect(fake.requests).toHaveLength(1);
  expect((await page(2, 4)).fake.requests).toHaveLength(2);
});

test('the filters of the search hold in every group', async () => {
  const { fake } = await page(0, 20);
  for (const { filter } of fake.requests.flat()) expect(filter).toContain('body IN ["suv"]');
});

test('however many dealerships there are, a request holds twelve queries', async () => {
  const many = {
    ...nearby,
    dealerships: Array.from({ length: 40 }, (_, at) => ({ slug: `d${at}`, distanceKm: at })),
  };
  const fake = searchByPlace([...carsOf({ lost: 1 }), ...carsOf({ d39: 2, d20: 1 })]);
  const hits = await nearestHits(
    { search: fake.search, signal },
    { indexUid: 'cars', hitsPerPage: 5, offset: 0 },
    many,
  );
  expect(hits.map(({ slug }) => slug)).toEqual(['d20-0', 'd39-0', 'd39-1', 'lost-0']);
  for (const request of fake.requests) expect(request.length).toBeLessThanOrEqual(12);
});

describe('cars whose listing names a suburb of its own', () => {
  // Advertised by the nearest dealership, but not standing there.
  const [away, ...others] = carsOf({ near: 4, middle: 1 });
  const dealerships = [
    ...(away ? [{ ...away, slug: 'in-perth', locality_id: 77 }] : []),
    ...others.map((car, at) => (at === 0 ? { ...car, slug: 'unknown-place', locality_id: 0 } : car)),
    ...carsOf({ far: 1 }).map((car) => ({ ...car, slug: 'in-beenleigh', locality_id: 5 })),
  ];
  const localities = { '77': 3_600, '5': 20 };

  test('come where they stand; those in a place on no map come last', async () => {
    const fake = searchByPlace(dealerships);
    const query = { indexUid: 'cars', hitsPerPage: 4, offset: 0 };
    const pages = await Promise.all(
      [0, 4].map((offset) =>
        nearestHits({ search: fake.search, signal }, { ...query, offset }, { ...nearby, localities }),
      ),
    );
    expect(pages.flat().map(({ slug }) => slug)).toEqual([
      'near-2', 'near-3', 'in-beenleigh', 'middle-0', 'in-perth', 'unknown-place',
    ]); // prettier-ignore
  });

  test('are within a radius where they stand, whichever dealership advertises them', async () => {
    const within = async (km: 10 | 25 | 50) => {
      const filter = radiusFilter({ postcode: '4000', withinKm: km }, { ...nearby, localities });
      const [answer] = await searchByPlace(dealerships).search([{ indexUid: 'cars', filter }]);
      return answer?.hits.map(({ slug }) => slug);
    };
    expect(await within(10)).toEqual(['near-2', 'near-3']);
    expect(await within(25)).toEqual(['near-2', 'near-3', 'in-beenleigh']);
    expect(await within(50)).toEqual(['near-2', 'near-3', 'middle-0', 'in-beenleigh']);
  });
});

test('the parts of a page are what a slice of all groups would be', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(30), { maxLength: 8 }),
      fc.nat(120),
      fc.integer({ min: 1, max: 40 }),
      (sizes, offset, limit) => {
        const all = sizes.flatMap((size, group) => Array.from({ length: size }, (_, at) => `${group}:${at}`));
        const found = partsOfPage(sizes, offset, limit).flatMap((part) =>
          Array.from({ length: part.limit }, (_, at) => `${part.group}:${part.offset + at}`),
        );
        expect(found).toEqual(all.slice(offset, offset + limit));
      },
    ),
  );
});
