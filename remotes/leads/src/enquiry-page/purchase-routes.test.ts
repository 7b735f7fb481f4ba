import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { LoadContext, RemoteRoute } from 'shared-contracts/remote/remote-module';
import { makeCar } from 'shared-contracts/testing';
import { remote } from '../remote';
import { publicSite } from '../testing/in-platform';
import type { EnquiryData } from './enquiry-route';

const getCar = () => makeCar({ id: 7, slug: 'abc' });
const gone = () => {
  throw new ApiFailure('not_found', 'Gone.');
};

function routeOf(id: string): RemoteRoute<EnquiryData> {
  const route = remote.routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`There is no route ${id}.`);
  return route as unknown as RemoteRoute<EnquiryData>; // every route of this file has this data
}

interface Asked {
  path?: string;
  slug?: string;
  site?: Parameters<typeof publicSite>[0];
  answer?: () => unknown;
}

const contextOf = ({ path = '/', slug, site = {}, answer = getCar }: Asked): LoadContext => ({
  site: publicSite(site),
  api: ((name: string) =>
    name === 'getCar'
      ? Promise.resolve().then(answer)
      : Promise.reject(new Error(`${name} was not expected`))) as CallApi, // the one call that is made
  search: () => Promise.reject(new Error('unused')),
  now: () => new Date('2026-06-01'),
  signal: new AbortController().signal,
  url: new URL(path, 'https://test.example'),
  params: slug === undefined ? {} : { slug },
});

test('[SHL-083] [VEH-003] online purchase is there by the flag, for a car that is listed', async () => {
  const { load } = routeOf('leads.purchase');
  const site = { site: { flags: { onlinePurchase: true } } };
  const path = '/checkout-journey?car_id=abc';
  expect(await load(contextOf({ path, site }))).toMatchObject({ car: { id: 7 }, purpose: 'purchase' });
  for (const missing of [{ path }, { path: '/checkout-journey', site }, { path, site, answer: gone }]) {
    await expect(load(contextOf(missing))).rejects.toMatchObject({ status: 404 });
  }
});

test.each([
  ['checkout', 'leads.checkout', 'leads.buy-online'],
  ['buy-online', 'leads.buy-online', 'leads.checkout'],
])(
  '[VEH-002] a site with the segment %s has that page, and not the other',
  async (pathSegment, own, other) => {
    const site = { checkout: { pathSegment } };
    const { load, pattern, meta } = routeOf(own);
    const context = contextOf({ slug: 'abc', site });
    const data = await load(context);
    expect(data).toMatchObject({ car: { id: 7 }, purpose: 'reserve' });
    expect(pattern).toBe(`/cars/:slug/${pathSegment}`);
    expect(meta(data, context)).toMatchObject({ canonical: `/cars/abc/${pathSegment}`, noindex: true });
    await expect(routeOf(other).load(context)).rejects.toMatchObject({ status: 404 });
    await expect(load(contextOf({ slug: 'abc', site, answer: gone }))).rejects.toMatchObject({ status: 404 });
  },
);

test.each(['leads.purchase', 'leads.checkout', 'leads.buy-online'])(
  '[SHL-034] %s asks for sign-in where the site says so, with the way back to the car',
  async (id) => {
    const { signInBack, signInType } = routeOf(id);
    const data = await routeOf('leads.checkout').load(contextOf({ slug: 'abc' }));
    const url = new URL('https://test.example/');
    expect(signInType).toBe('checkout');
    expect(signInBack?.(data, { site: publicSite({ gating: { checkout: true } }), url })).toBe('/cars/abc');
    expect(signInBack?.(data, { site: publicSite(), url })).toBeNull();
  },
);
