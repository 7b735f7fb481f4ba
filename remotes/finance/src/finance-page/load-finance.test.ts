import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { LoadContext, RemoteRoute } from 'shared-contracts/remote/remote-module';
import { toPublicConfig } from 'shared-contracts/site-config';
import { makeCar, makeSite } from 'shared-contracts/testing';
import { remote } from '../remote';
import { loadPersonalised } from '../personalised-page/load-personalised';
import { loadFinance } from './load-finance';

const car = makeCar({ id: 7, slug: 'abc' });
const publicSite = (changes: Parameters<typeof makeSite>[0] = {}) =>
  toPublicConfig(makeSite({ site: { dealerships: ['h'] }, ...changes }));

type Answers = Record<string, (input: unknown) => unknown>;
const answers: Answers = {
  getPage: () => ({ kind: 'content', title: 'Car finance', description: 'How it works.', blocks: [] }),
  listCars: (input) => ((input as { query: { filter: string } }).query.filter === 'id = 7' ? [car] : []),
  getCar: (input) => {
    if ((input as { params: { slug: string } }).params.slug === 'abc') return car;
    throw new ApiFailure('not_found', 'Gone.');
  },
};

const context = (address: string, changes: Answers = {}, site = publicSite()): LoadContext => ({
  site,
  api: (async (name: string, input: unknown) => ({ ...answers, ...changes })[name]?.(input)) as CallApi, // by name, as the test says
  search: () => Promise.reject(new Error('unused')),
  now: () => new Date('2026-06-01'),
  signal: new AbortController().signal,
  url: new URL(address, 'https://test.example'),
  params: {},
});

test('[FIN-005] a link fills in dealership, budget and vehicle', async () => {
  const data = await loadFinance(context('/finance?preferredDealership=h&vehiclePriceBudget=30000&car_id=7'));
  expect(data).toMatchObject({ dealership: 'h', budget: 30_000, car: { id: 7 } });
  expect(data.words).toMatchObject({ title: 'Car finance' });
  expect(await loadFinance(context('/finance?car_id=abc'))).toMatchObject({ car: { id: 7 } });
});

test.each([
  ['an unknown id', '?car_id=8'],
  ['an unknown slug', '?car_id=xyz'],
  ['an id that is none', '?car_id=99999999999999999999'],
  ['no car', ''],
])('%s makes it finance in general', async (_, query) => {
  expect(await loadFinance(context(`/finance${query}`))).toMatchObject({ car: null, back: '/' });
});

test.each(['1e309', '-5', '0', 'lots', '$'])('a budget of %j is left out', async (budget) => {
  const query = new URLSearchParams({ vehiclePriceBudget: budget, preferredDealership: '<b>' }).toString();
  expect(await loadFinance(context(`/finance?${query}`))).toMatchObject({ budget: null, dealership: null });
});

test('the page does without the site’s words, but not without its services', async () => {
  const failing = (code: 'not_found' | 'unavailable') => () => {
    throw new ApiFailure(code, 'No.');
  };
  for (const code of ['not_found', 'unavailable'] as const) {
    const data = await loadFinance(context('/finance', { getPage: failing(code) }));
    expect(data.words).toEqual({ title: 'Finance', blocks: [] });
  }
  await expect(
    loadFinance(context('/finance?car_id=7', { listCars: failing('unavailable') })),
  ).rejects.toMatchObject({ code: 'unavailable' });
});

test('[FIN-002] a car’s own page needs a car that is listed', async () => {
  expect(await loadPersonalised(context('/personalised/finance?car_id=7'))).toMatchObject({ car: { id: 7 } });
  for (const query of ['?car_id=8', '?car_id=xyz', '']) {
    const missing = loadPersonalised(context(`/personalised/finance${query}`));
    await expect(missing).rejects.toMatchObject({ status: 404 });
  }
});

function routeOf(pattern: string): RemoteRoute<unknown> {
  const route = remote.routes.find((candidate) => candidate.pattern === pattern);
  if (!route) throw new Error(`There is no route ${pattern}.`);
  return route as unknown as RemoteRoute<unknown>; // it is given what its own loader gave
}

test.each(['/finance', '/finance-enquiry', '/apply-for-finance'])(
  '[FIN-001][SHL-036] %s has the site’s canonical address, and its gate where the site has one',
  async (pattern) => {
    const route = routeOf(pattern);
    const url = new URL(`https://test.example${pattern}?car_id=7`);
    const general = await loadFinance(context(pattern));
    const about = await loadFinance(context(`${pattern}?car_id=7`));
    for (const pagePath of ['/finance', '/apply-for-finance']) {
      const site = publicSite({ finance: { pagePath } });
      expect(route.meta(about, { site, url }).canonical).toBe(pagePath);
    }
    const gated = publicSite({ gating: { financePage: true } });
    expect(route.signInType).toBe('finance');
    expect(route.signInBack?.(general, { site: gated, url, cameFrom: '/' })).toBe('/');
    const fromOffers = { site: gated, url, cameFrom: '/special-offers' };
    expect(route.signInBack?.(general, fromOffers)).toBe('/special-offers');
    expect(route.signInBack?.(about, { site: gated, url, cameFrom: '/' })).toBe('/cars/abc');
    expect(route.signInBack?.(about, { site: publicSite(), url, cameFrom: '/' })).toBeNull();
  },
);

test.each([
  ['on, with an nvic', true, true, '/cars/abc'],
  ['on, without an nvic', true, false, null],
  ['off, with an nvic', false, true, null],
])('[SHL-035] personalised finance %s', async (_, personalisedFinance, has_nvic, back) => {
  const route = routeOf('/personalised/finance');
  const url = new URL('https://test.example/personalised/finance?car_id=7');
  const data = await loadPersonalised(
    context('/personalised/finance?car_id=7', { listCars: () => [{ ...car, has_nvic }] }),
  );
  const site = publicSite({ site: { flags: { personalisedFinance } } });
  expect(route.signInType).toBe('car-finance');
  expect(route.signInBack?.(data, { site, url, cameFrom: '/' })).toBe(back);
});
