import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { LoadContext } from 'shared-contracts/remote/remote-module';
import { makeCar } from 'shared-contracts/testing';
import { publicSite } from '../testing/in-platform';
import { vehicleJsonLd, vehicleMeta } from './vehicle-head';
import { loadVehicle, vehicleRoute } from './vehicle-route';

const site = publicSite();
const context = (api: (name: string, input: unknown) => Promise<unknown>): LoadContext => ({
  site,
  api: api as CallApi, // one endpoint is called
  search: () => Promise.reject(new Error('unused')),
  now: () => new Date('2026-06-01'),
  signal: new AbortController().signal,
  url: new URL('https://test.example/cars/a-1'),
  params: { slug: 'a-1' },
});

test('[VEH-001] the car of the slug is loaded; an unknown one is the 404 page', async () => {
  const api = jest.fn(() => Promise.resolve(makeCar()));
  await expect(loadVehicle(context(api))).resolves.toEqual({ car: makeCar() });
  expect(api).toHaveBeenCalledWith('getCar', { params: { slug: 'a-1' } }, expect.anything());

  const missing = loadVehicle(context(() => Promise.reject(new ApiFailure('not_found', 'No such car.'))));
  const answer = await missing.catch((reason: unknown) => reason);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).status).toBe(404);

  const broken = loadVehicle(context(() => Promise.reject(new ApiFailure('unavailable', 'Down.'))));
  await expect(broken).rejects.toMatchObject({ code: 'unavailable' });
});

test('the head names the car, its price and its picture', () => {
  const meta = vehicleMeta(makeCar({ slug: 'a-1' }), site);
  expect(meta.title).toBe('2021 Toyota RAV4 GX | Test Motors');
  expect(meta.description).toContain('45,000 kms');
  expect(meta.description).toContain('$35,990 Drive Away');
  expect(meta).toMatchObject({ canonical: '/cars/a-1', noindex: false });
  expect(meta.image).toMatch(/^\/images\/1200\//);
  expect(vehicleMeta(makeCar({ sold: true }), site)).toMatchObject({ noindex: true });
  expect(vehicleMeta(makeCar({ sold: true }), site).description).not.toContain('$');
});

test('structured data carries a real price only, and says what is sold', () => {
  const offerOf = (change: Parameters<typeof makeCar>[0]) =>
    (vehicleJsonLd(makeCar(change), site)[0] as { offers?: { price: number; availability: string } }).offers;
  expect(offerOf({})).toMatchObject({ price: 35_990, availability: 'https://schema.org/InStock' });
  expect(offerOf({ price: 10 })).toBeUndefined();
  expect(offerOf({ sold: true })).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  expect(offerOf({ status: 'coming_soon' })).toMatchObject({ availability: 'https://schema.org/PreOrder' });
  expect(offerOf({ offer_price: 30_000 })).toMatchObject({ price: 30_000 });
});

test('structured data has absolute addresses and the trail', () => {
  const [vehicle, trail] = vehicleJsonLd(makeCar({ slug: 'a-1' }), site) as [
    Record<string, unknown>,
    { itemListElement: { item: string }[] },
  ];
  expect(vehicle['url']).toBe('https://test.example/cars/a-1');
  expect((vehicle['image'] as string[])[0]).toMatch(/^https:\/\/test\.example\/images\//);
  expect(trail.itemListElement.map(({ item }) => item)).toEqual([
    'https://test.example/',
    'https://test.example/search/used-cars',
    'https://test.example/search/toyota',
    'https://test.example/search/toyota/rav4',
    'https://test.example/cars/a-1',
  ]);
  expect(vehicleRoute.pattern).toBe('/cars/:slug');
});
