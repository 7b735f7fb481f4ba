import { publicSite } from 'harness/testing';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import { makeCar, makeLocation } from 'shared-contracts/testing';
import { qrCode } from 'shared-rules/qr-code';
import { loadListing } from './load-listing';

const car = makeCar({ id: 7, slug: 'a' });
const missing = new ApiFailure('not_found', 'No such car.');

/** Answers by endpoint: a value, a failure, or what becomes of the input. */
function load(query: string, answers: Record<string, unknown> = {}) {
  const known: Record<string, unknown> = {
    getCar: ({ params }: { params: { slug: string } }) => (params.slug === 'a' ? car : missing),
    listCars: ({ query }: { query: { filter: string } }) => (query.filter === 'id = 7' ? [car] : []),
    listLocations: [makeLocation()],
    ...answers,
  };
  const api = ((name: string, input: unknown) => {
    const answer = known[name];
    const value: unknown = typeof answer === 'function' ? answer(input) : answer;
    return value instanceof Error ? Promise.reject(value) : Promise.resolve(value);
  }) as unknown as CallApi; // the answers are written for these endpoints
  return loadListing({
    site: publicSite(),
    api,
    url: new URL(`https://test.example/print${query}`),
    now: () => new Date('2026-06-15T20:00:00Z'),
    signal: new AbortController().signal,
  });
}

test.each(['a', '7'])('[VEH-005] the car is found by slug or id: %s', async (reference) => {
  const listing = await load(`?car_id=${reference}`);
  expect(listing.car.id).toBe(7);
  expect(listing.address).toBe('https://test.example/cars/a');
  expect(listing.code).toEqual(qrCode('https://test.example/cars/a'));
  // Already the next day where the site is.
  expect(listing.date).toBe('2026-06-16');
});

test.each(['?car_id=nope', '?car_id=8', '?car_id=', ''])('[VEH-005] %j is the 404 page', async (query) => {
  const answer = await load(query).catch((reason: unknown) => reason);
  expect((answer as Response).status).toBe(404);
});

test('[VEH-005] an API that is down is no missing car', async () => {
  const down = new ApiFailure('unavailable', 'Down.');
  await expect(load('?car_id=a', { getCar: down })).rejects.toBe(down);
});

test('[VEH-005] the location is the car’s own, else its dealership’s first; without any the listing goes without', async () => {
  const locationOf = (slug: string, primary: boolean) =>
    makeLocation({ slug, primary, dealership_slug: car.dealership_slug });
  const locations = [
    locationOf('a', false),
    locationOf('b', true),
    locationOf(car.location?.slug ?? '', false),
  ];
  expect((await load('?car_id=a', { listLocations: locations })).location?.slug).toBe(car.location?.slug);
  expect((await load('?car_id=a', { listLocations: locations.slice(0, 2) })).location?.slug).toBe('b');
  expect((await load('?car_id=a', { listLocations: missing })).location).toBeNull();
});
