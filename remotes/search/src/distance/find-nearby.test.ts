import { publicSite } from 'harness/testing';
import { ApiFailure } from 'shared-contracts/errors';
import { loadContext, locationsApi, makeTestSite } from '../testing/in-site';
import { brisbane, makeDealerLocation, severalDealerships, locations } from '../testing/locations';
import { findNearby } from 'shared-rules/search/find-nearby';
import { radiusFilter, type Nearby } from 'shared-rules/search/nearby';

const site = publicSite(severalDealerships);
const services = (api = locationsApi(locations, brisbane), config = site) =>
  loadContext(makeTestSite({ api, site: config }), '/search');
const find = (postcode: string, given = services(), before: Nearby | null = null) =>
  findNearby({ postcode, withinKm: null }, given, before);

test('a postcode becomes the distances to the dealerships, nearest first', async () => {
  expect(await find('4000')).toEqual({
    postcode: '4000',
    problem: null,
    localities: {},
    dealerships: [
      { slug: 'harbour-springwood', distanceKm: 18.8 },
      { slug: 'harbour-southport', distanceKm: 67 },
      { slug: 'harbour-sydney', distanceKm: 732.4 },
    ],
  });
});

test('the places that listings name are measured from the same point', async () => {
  const requested: unknown[] = [];
  const known = locationsApi(locations, brisbane, { '5': 18.3 });
  const api: typeof known = async (name, input, options) => {
    if (name === 'nearbyLocalities') requested.push(input?.query);
    return known(name, input, options);
  };
  expect((await find('4000', services(api)))?.localities).toEqual({ '5': 18.3 });
  expect(requested).toEqual([{ lat: -27.4698, long: 153.0251 }]);
});

test('the postcode of a location is where the location is, whatever a geocoder answers', async () => {
  const api = locationsApi(locations, { '4215': { lat: 0, lng: 0 } });
  expect((await find('4215', services(api)))?.dealerships[0]).toEqual({
    slug: 'harbour-southport',
    distanceKm: 0,
  });
});

test('workshops and hidden locations sell no cars; of several locations the nearest counts', async () => {
  const near = { postcode: '4001', lat: -27.47, long: 153.02 };
  const api = locationsApi(
    [
      ...locations,
      makeDealerLocation('harbour-sydney', near, { location_type: 'service' }),
      makeDealerLocation('harbour-sydney', near, { visible: false }),
      makeDealerLocation('harbour-southport', near, { location_type: '' }),
    ],
    brisbane,
  );
  const found = (await find('4000', services(api)))?.dealerships ?? [];
  expect(found.map(({ slug, distanceKm }) => [slug, Math.round(distanceKm)])).toEqual([
    ['harbour-southport', 1],
    ['harbour-springwood', 19],
    ['harbour-sydney', 732],
  ]);
});

test.each([
  ['abc', 'Invalid postcode. Please enter a 4-digit number.'],
  ['40000', 'Invalid postcode. Please enter a 4-digit number.'],
  ['0001', 'We do not know the postcode 0001. Please check it.'],
])('%s is a problem to show, not an error', async (postcode, problem) => {
  expect(await find(postcode)).toEqual({ postcode, problem, dealerships: [], localities: {} });
});

test('a geocoder that is down is a problem to show; anything unexpected is not hidden', async () => {
  const failing = (error: Error) =>
    services(async () => {
      throw error;
    });
  const found = await find('4000', failing(new ApiFailure('unavailable', 'down')));
  expect(found?.problem).toMatch(/^Distances are not available right now/);
  await expect(find('4000', failing(new TypeError('bug')))).rejects.toThrow('bug');
});

test('what is known already is not requested again, unless it was a problem', async () => {
  const known: Nearby = { postcode: '4000', problem: null, dealerships: [], localities: {} };
  expect(await find('4000', services(), known)).toBe(known);
  expect(await find('4215', services(), known)).not.toBe(known);
  expect((await find('4000', services(), { ...known, problem: 'down' }))?.problem).toBeNull();
});

test('a site with one dealership has no distances', async () => {
  expect(await find('4000', services(locationsApi(locations, brisbane), publicSite()))).toBeNull();
  expect(await findNearby(null, services())).toBeNull();
});

const away: Nearby = {
  localities: {},
  postcode: '4000',
  problem: null,
  dealerships: [
    { slug: 'near', distanceKm: 25 },
    { slug: 'far', distanceKm: 25.1 },
  ],
};

test.each([
  [25, ['dealership_slug IN ["near"] AND NOT locality_id >= 0']],
  [50, ['dealership_slug IN ["near", "far"] AND NOT locality_id >= 0']],
  [10, ['dealership_slug IN [] AND NOT locality_id >= 0']],
  [null, []],
] as const)('a radius of %j km holds the search to %j', (withinKm, filter) => {
  expect(radiusFilter({ postcode: '4000', withinKm }, away)).toEqual(filter);
});

test('a postcode that is not understood leaves nothing out', () => {
  expect(radiusFilter({ postcode: 'abc', withinKm: 5 }, { ...away, problem: 'no' })).toEqual([]);
});

test('a search that was left is no problem to show', async () => {
  const controller = new AbortController();
  const failure = new ApiFailure('unavailable', 'It was left.');
  const given = services(() => {
    controller.abort();
    return Promise.reject(failure);
  });
  await expect(find('4000', { ...given, signal: controller.signal })).rejects.toBe(failure);
});
