import fc from 'fast-check';
import { carsOf, searchAtDealerships } from '../testing/yards';
import type { Nearby } from './nearby';
import { nearestHits, partsOfPage } from './nearest-first';

const nearby: Nearby = {
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
  const fake = searchAtDealerships(cars);
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
  const fake = searchAtDealerships(cars);
  await nearestHits({ search: fake.search, signal }, { indexUid: 'cars', hitsPerPage: 5, offset: 0 }, many);
  expect(fake.requests[0]).toHaveLength(12);
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
