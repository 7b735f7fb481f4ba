import { loadContext, publicSite } from 'harness/testing';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { LoadContext, SearchClient } from 'shared-contracts/remote/remote-module';
import { makeCar } from 'shared-contracts/testing';
import { vehicleRoute } from '../routes';
import { loadVehicle } from './load-vehicle';

const site = publicSite();
const context = (api: (name: string, input: unknown) => Promise<unknown>): LoadContext =>
  loadContext('/cars/a-1', {
    site,
    api: api as CallApi /* one endpoint is called */,
    params: { slug: 'a-1' },
  });

test('[VEH-001] the car of the slug is loaded; an unknown one is the 404 page', async () => {
  const api = jest.fn((name: string) => Promise.resolve(name === 'getCar' ? makeCar() : []));
  await expect(loadVehicle(context(api))).resolves.toEqual({ car: makeCar(), faq: [], dealer: null });
  expect(api).toHaveBeenCalledWith('getCar', { params: { slug: 'a-1' } }, expect.anything());

  const missing = loadVehicle(context(() => Promise.reject(new ApiFailure('not_found', 'No such car.'))));
  const answer = await missing.catch((reason: unknown) => reason);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).status).toBe(404);

  const broken = loadVehicle(context(() => Promise.reject(new ApiFailure('unavailable', 'Down.'))));
  await expect(broken).rejects.toMatchObject({ code: 'unavailable' });
});

test('[VEH-001] a page without its questions is better than no page', async () => {
  const api = (name: string) =>
    name === 'getCar' ? Promise.resolve(makeCar()) : Promise.reject(new ApiFailure('unavailable', 'Down.'));
  await expect(loadVehicle(context(api))).resolves.toEqual({ car: makeCar(), faq: [], dealer: null });
});

test('[VEH-001] a car sold long ago leads to its model for good', async () => {
  const sold = makeCar({ sold: true, sold_date_timestamp: Date.parse('2026-05-01') / 1000 });
  const search: SearchClient = () =>
    Promise.resolve([{ indexUid: 'cars', hits: [], totalHits: 3, processingTimeMs: 1 }]);
  const answer = await loadVehicle({ ...context(() => Promise.resolve(sold)), search }).catch(
    (reason: unknown) => reason,
  );
  expect(answer).toMatchObject({ status: 301 });
  expect((answer as Response).headers.get('location')).toBe('/search/toyota/rav4');
  expect(vehicleRoute.pattern).toBe('/cars/:slug');
});
