import { loadContext, publicSite, stubApi } from 'harness/testing';
import type { Car } from 'shared-contracts/entities/car';
import { ApiFailure } from 'shared-contracts/errors';
import type { LoadContext, RemoteRoute } from 'shared-contracts/remote/remote-module';
import { makeCar } from 'shared-contracts/testing';
import { remote } from '../remote';
import type { CheckoutData } from './load-checkout';

const car = makeCar({ id: 7, slug: 'abc' });
const getCar = () => car;
const gone = (): never => {
  throw new ApiFailure('not_found', 'Gone.');
};

function routeOf(id: string): RemoteRoute<CheckoutData> {
  const route = remote.routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`There is no route ${id}.`);
  return route as unknown as RemoteRoute<CheckoutData>; // every route of this file has this data
}

interface Requested {
  path?: string;
  slug?: string;
  site?: Parameters<typeof publicSite>[0];
  answer?: () => Car;
}

const contextOf = ({ path = '/', slug, site = {}, answer = getCar }: Requested): LoadContext =>
  loadContext(path, {
    site: publicSite(site),
    api: stubApi({ getCar: answer, listCars: ({ query }) => (query?.filter === 'id = 7' ? [car] : []) }),
    params: { slug },
  });

const selling = { site: { flags: { onlinePurchase: true } } };

test('[SHL-083] [VEH-003] online purchase is there by the flag, for a car that is listed', async () => {
  const { load, pattern } = routeOf('vehicle.purchase');
  const path = '/checkout-journey?car_id=abc';
  expect(pattern).toBe('/checkout-journey');
  expect(await load(contextOf({ path, site: selling }))).toMatchObject({ car: { id: 7 }, flow: 'purchase' });
  for (const missing of [
    { path },
    { path: '/checkout-journey', site: selling },
    { path: '/checkout-journey?car_id=%20', site: selling },
    { path, site: selling, answer: gone },
  ]) {
    await expect(load(contextOf(missing))).rejects.toMatchObject({ status: 404 });
  }
});

test('[VEH-003] the car may be named by its id', async () => {
  const { load } = routeOf('vehicle.purchase');
  const context = (id: string) =>
    contextOf({ path: `/checkout-journey?car_id=${id}`, site: selling, answer: gone });
  expect(await load(context('7'))).toMatchObject({ car: { slug: 'abc' } });
  await expect(load(context('8'))).rejects.toMatchObject({ status: 404 });
});

test('an API that fails is no car that is missing', async () => {
  const down = () => {
    throw new ApiFailure('unavailable', 'Down.');
  };
  const { load } = routeOf('vehicle.checkout');
  await expect(load(contextOf({ slug: 'abc', answer: down }))).rejects.toMatchObject({ code: 'unavailable' });
});

test.each([
  ['checkout', 'vehicle.checkout', 'vehicle.buy-online'],
  ['buy-online', 'vehicle.buy-online', 'vehicle.checkout'],
])(
  '[VEH-002] a site with the segment %s has that page, and not the other',
  async (pathSegment, own, other) => {
    const site = { checkout: { pathSegment } };
    const { load, pattern, meta } = routeOf(own);
    const context = contextOf({ slug: 'abc', site });
    const data = await load(context);
    expect(data).toMatchObject({ car: { id: 7 }, flow: 'reserve' });
    expect(pattern).toBe(`/cars/:slug/${pathSegment}`);
    expect(meta(data, context)).toMatchObject({ canonical: `/cars/abc/${pathSegment}`, noindex: true });
    await expect(routeOf(other).load(context)).rejects.toMatchObject({ status: 404 });
    await expect(load(contextOf({ slug: 'abc', site, answer: gone }))).rejects.toMatchObject({ status: 404 });
  },
);

test.each(['vehicle.purchase', 'vehicle.checkout', 'vehicle.buy-online'])(
  '[SHL-034] %s asks for sign-in where the site says so, with the way back to the car',
  async (id) => {
    const { signInBack, signInType, cache } = routeOf(id);
    const data = await routeOf('vehicle.checkout').load(contextOf({ slug: 'abc' }));
    const url = new URL('https://test.example/');
    expect(signInType).toBe('checkout');
    expect(cache).toBe('private');
    expect(signInBack?.(data, { site: publicSite({ gating: { checkout: true } }), url, cameFrom: '/' })).toBe(
      '/cars/abc',
    );
    expect(signInBack?.(data, { site: publicSite(), url, cameFrom: '/' })).toBeNull();
  },
);
