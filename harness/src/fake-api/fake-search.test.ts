import { makeCar } from 'shared-contracts/testing';
import { createFakeSearch } from './fake-search';
import type { FakeBehaviour } from './behaviour';

const cars = [
  makeCar({ id: 1, make: 'Toyota', model: 'RAV4', price: 30_000 }),
  makeCar({ id: 2, make: 'Toyota', model: 'HiLux', price: 50_000 }),
  makeCar({ id: 3, make: 'Mazda', model: 'CX-5', price: 40_000 }),
  makeCar({ id: 4, make: 'Mazda', model: '3', price: null, show_on_dealer_website: true }),
  makeCar({ id: 5, make: 'Ford', model: 'Ranger', show_on_dealer_website: false }),
];
const ids = (hits: { id: number }[] | undefined) => hits?.map(({ id }) => id);

async function ask(query: object, behaviour: FakeBehaviour = {}) {
  const [answer] = await createFakeSearch(cars, behaviour)([{ indexUid: 'cars', ...query }]);
  return answer;
}

test('words, filters and what a dealer hides decide the hits', async () => {
  expect(ids((await ask({}))?.hits)).toEqual([1, 2, 3, 4]);
  expect(ids((await ask({ q: 'toyota rav' }))?.hits)).toEqual([1]);
  expect(ids((await ask({ q: 'cx5' }))?.hits)).toEqual([3]);
  expect(ids((await ask({ filter: ['make IN ["Mazda"]'] }))?.hits)).toEqual([3, 4]);
  expect(ids((await ask({ q: 'ranger' }))?.hits)).toEqual([]);
});

test('sorting puts what has no value last in both directions', async () => {
  expect(ids((await ask({ sort: ['price:asc'] }))?.hits)).toEqual([1, 3, 2, 4]);
  expect(ids((await ask({ sort: ['price:desc'] }))?.hits)).toEqual([2, 3, 1, 4]);
  expect(ids((await ask({ sort: ['make:asc', 'price:desc'] }))?.hits)).toEqual([3, 4, 2, 1]);
});

test('facets count what is found, numbers have their ends', async () => {
  const answer = await ask({ facets: ['make', 'price'], filter: 'make = Toyota' });
  expect(answer?.facetDistribution?.['make']).toEqual({ Toyota: 2 });
  expect(answer?.facetStats).toEqual({ price: { min: 30_000, max: 50_000 } });
});

test('pages are cut by page, by offset and by limit', async () => {
  const second = await ask({ hitsPerPage: 3, page: 2 });
  expect(ids(second?.hits)).toEqual([4]);
  expect(second).toMatchObject({ totalHits: 4, totalPages: 2 });
  expect(ids((await ask({ hitsPerPage: 2, offset: 1 }))?.hits)).toEqual([2, 3]);
  expect(await ask({ hitsPerPage: 0 })).toMatchObject({ hits: [], totalHits: 4, totalPages: 0 });
  expect(await ask({ limit: 1 })).toMatchObject({ estimatedTotalHits: 4, hits: [{ id: 1 }] });
});

test('too many queries and filters that cannot be read are refused', async () => {
  const search = createFakeSearch(cars);
  await expect(search([])).rejects.toMatchObject({ code: 'bad_request' });
  await expect(search(Array.from({ length: 13 }, () => ({ indexUid: 'cars' })))).rejects.toThrow(/1 to 12/);
  await expect(ask({ filter: 'make ~ x' })).rejects.toMatchObject({ code: 'bad_request' });
});

test('it fails and hangs as its behaviour says, and stops with its signal', async () => {
  const behaviour: FakeBehaviour = { fault: 'fail' };
  await expect(ask({}, behaviour)).rejects.toMatchObject({ code: 'unavailable' });
  behaviour.fault = 'hang';
  const controller = new AbortController();
  const hanging = createFakeSearch(cars, behaviour)([{ indexUid: 'cars' }], { signal: controller.signal });
  controller.abort(new Error('left the page'));
  await expect(hanging).rejects.toThrow('left the page');
  behaviour.fault = null;
  expect(ids((await ask({}, behaviour))?.hits)).toEqual([1, 2, 3, 4]);
});
