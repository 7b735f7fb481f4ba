import { publicSite, testNow } from 'harness/testing';
import { createFakeApi } from 'harness/fake-api';
import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { makeCar } from 'shared-contracts/testing';
import { remote } from '../remote';
import { type TestApi, faq, recordCalls } from '../testing/show-trade-in';
import { loadTradeIn } from './load-trade-in';
import { parseKms } from './parse-kms';

const testApi = (site: PublicTenantConfig, cars: readonly Car[] = []): TestApi =>
  recordCalls(createFakeApi({ site, cars, faq }));

const cars = [makeCar({ id: 7, slug: 'wanted' })];

const load = (address: string, site = publicSite(), test: TestApi = testApi(site, cars)) =>
  loadTradeIn({
    site,
    api: test.api,
    url: new URL(address, 'https://test.example'),
    now: testNow,
    signal: new AbortController().signal,
  });

test('[FIN-046] a site that takes no trade-ins has the 404 page', async () => {
  const loading = load('/trade-in', publicSite({ tradeIn: { enabled: false } }));
  await expect(loading).rejects.toMatchObject({ status: 404 });
});

test('[FIN-046] each address is the page of the site’s canonical one', async () => {
  const site = publicSite({ tradeIn: { path: '/sell-my-car' } });
  const data = await load('/trade-in', site);
  const metas = remote.routes
    .filter(({ id }) => /trade-in|sell/.test(id))
    .map(
      ({ pattern, meta }) => meta(data as never, { site, url: new URL(pattern, 'https://test.example') }), // the data of these routes
    );
  expect(metas.map(({ canonical }) => canonical)).toEqual([
    '/sell-my-car',
    '/sell-my-car',
    '/sell-my-car',
    '/sell-my-car',
  ]);
});

test('[SHL-037] no address of the trade-in is ever gated', () => {
  const routes = remote.routes.filter(({ id }) => /trade-in|sell/.test(id));
  expect(routes.map(({ pattern }) => pattern)).toEqual([
    '/trade-in',
    '/sell-your-car',
    '/sell-my-car',
    '/cars/trade-in',
  ]);
  for (const { gate, signInBack, signInType } of routes) {
    expect([gate, signInBack, signInType]).toEqual(['none', undefined, undefined]);
  }
});

test.each([
  ['its id', '7', 7],
  ['its slug', 'wanted', 7],
  ['an unknown id', '99', undefined],
  ['an unknown slug', 'nothing', undefined],
  ['no number at all', '1e309', undefined],
])('[FIN-047] the car of interest by %s', async (_, wanted, id) => {
  const { car } = await load(`/cars/trade-in?car_id=${wanted}`);
  expect(car?.id).toBe(id);
});

test('what the page can do without costs it nothing', async () => {
  const site = publicSite();
  const test = testApi(site, cars);
  for (const name of ['getPage', 'listFaq', 'getCar', 'listCars'] as const) {
    test.answer(name, () => Promise.reject(new Error('Down.')));
  }
  await expect(load('/cars/trade-in?car_id=7', site, test)).resolves.toEqual({
    words: null,
    faq: [],
    car: null,
    valuation: null,
    year: 2026,
  });
});

test('a valuation of the address is shown; one that is gone is not', async () => {
  const site = publicSite();
  const test = testApi(site);
  const made = await test.api('valueTradeIn', { body: { rego: '123ABC', regoState: 'QLD' } });
  await expect(load(`/trade-in?valuation=${made.id}`, site, test)).resolves.toMatchObject({
    valuation: made,
  });
  await expect(load('/trade-in?valuation=gone', site, test)).resolves.toMatchObject({ valuation: null });
});

test.each<[string, number | null]>([
  ['45000', 45_000],
  ['45,000', 45_000],
  ['45 000 kms', 45_000],
  ['45k', 45_000],
  ['45.5k km', 45_500],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['1e309', null],
  ['many', null],
  ['9'.repeat(400), null],
])('%j kilometres are %s', (text, kms) => {
  expect(parseKms(text)).toBe(kms);
});
