import { ApiFailure } from 'shared-contracts/errors';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { sampleAddresses, sampleSites } from './sample-addresses';

const data: Record<string, unknown> = {
  getCar: { id: 7, make: 'Great Wall', model: 'Cannon' },
  listOffers: [{ id: 12, manufacturer: { slug: 'gwm' } }],
  listLocations: [{ slug: 'docklands' }],
  listModels: [{ slug: 'cannon' }],
  listBrands: [{ slug: 'gwm' }],
};
const api = ((name) => Promise.resolve(data[name])) as CallApi; // what the samples are made of
const down = (() => Promise.reject(new ApiFailure('unavailable', 'down'))) as CallApi; // never answers

const cars = [
  { id: 7, slug: 'a-car' },
  { id: 8, slug: 'another' },
];
const routes = [
  '/',
  '/search',
  '/search/:make/:model',
  '/search/:segment',
  '/cars/:slug',
  '/cars/:slug/checkout',
  '/cars/:any-name/checkout',
  '/offers/:id',
  '/offers/:manufacturer/:id',
  '/locations/:slug',
  '/print',
  '/alerts/:token',
  '*',
].map((pattern) => ({ pattern }));

test('every route gets an address of something that the site has, of each car where it is about one', async () => {
  expect(await sampleAddresses(routes, cars, api)).toEqual([
    '/',
    '/search',
    '/search?query=toyota+diesel+ute+under+%2440k+near+brisbane%2C+not+white+%28automatic%29%3F',
    '/search?query=cheap+reliable+family+wagon+with+seven+seats+and+a+towbar+please%21',
    '/search?query=zzzz',
    '/search?price=10000-40000&kms=-100000&sortBy=price:asc&page=2',
    '/search/great-wall/cannon',
    '/search/used-cars',
    '/cars/a-car',
    '/cars/another',
    '/cars/a-car/checkout',
    '/offers/12',
    '/offers/gwm/12',
    '/locations/docklands',
    '/print?car_id=a-car',
    '/print?car_id=another',
    '/alerts/sample',
    '/sample',
  ]);
});

test('a site without stock or data still has an address of every route', async () => {
  expect(await sampleAddresses(routes, [], down)).toContain('/cars/sample/checkout');
  expect(await sampleAddresses(routes, cars, down)).toContain('/search/sample/sample');
});

test('sites are sampled evenly', () => {
  const sites = Array.from({ length: 50 }, (_, index) => index);
  expect(sampleSites(sites, 5)).toEqual([0, 10, 20, 30, 40]);
  expect(sampleSites([1, 2], 5)).toEqual([1, 2]);
  expect(sampleSites([], 5)).toEqual([]);
});
