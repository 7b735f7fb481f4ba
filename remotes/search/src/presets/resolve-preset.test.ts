import { stubSearch } from 'harness/testing';
import type { Location } from 'shared-contracts/entities/location';
import { makeLocation } from 'shared-contracts/testing';
import { loadContext, locationsApi, makeTestSite } from '../testing/in-site';
import { resolveMakeModel, resolveSegment, resolveUsedType } from './resolve-preset';

/** Models of each make, as the index counts them for it. */
const models: Record<string, Record<string, number>> = {
  Toyota: { 'Land Cruiser': 2, RAV4: 1 },
  'Land Rover': { Discovery: 1 },
  Kia: { Rio: 2 },
};
const facets = {
  make: { Toyota: 3, Kia: 2, 'Land Rover': 1 },
  item_type: { Caravan: 4 },
  dealership_name: { 'Harbour Springwood': 6 },
};

interface Given {
  makes?: Record<string, number>;
  bodies?: Record<string, number>;
  locations?: Location[];
}
function context({ makes = facets.make, bodies = {}, locations = [makeLocation()] }: Given = {}) {
  const fake = stubSearch({ facets: { ...facets, make: makes, body: bodies } });
  const testSite = makeTestSite({ fake, api: locationsApi(locations) });
  const search: typeof fake.search = async (queries, options) => {
    const make = /^make IN \["(.*)"\]$/.exec([queries[0]?.filter].flat().join())?.[1] ?? '';
    fake.answerWith({ facets: { ...facets, make: makes, body: bodies, model: models[make] ?? {} } });
    return fake.search(queries, options);
  };
  return { ...loadContext(testSite, '/search'), fake, search };
}
const segment = async (name: string, given = context()) => (await resolveSegment(name, given))?.filters;

test.each([
  ['[SRC-002] used-cars', 'used-cars', ['used']],
  ['[SRC-002] new-cars', 'new-cars', ['new']],
  ['[SRC-002] demo-cars', 'demo-cars', ['demo']],
  ['[SRC-003] new-and-demo-cars', 'new-and-demo-cars', ['new', 'demo']],
  ['[SRC-003] new-used-and-demo-cars', 'new-used-and-demo-cars', ['new', 'used', 'demo']],
])('%s presets the condition without a question', async (_, name, types) => {
  const given = context();
  expect(await segment(name, given)).toEqual({ car_type: types });
  expect(given.fake.requests).toEqual([]);
});

test.each([
  ['suv-cars', { body: ['suv'] }],
  ['people-mover-cars', { body: ['peopleMover'] }],
  ['4x4-cars', { body: ['4x4'] }],
  // The index keeps one key for both spellings.
  ['hatchback-cars', { body: ['hatch'] }],
  ['caravan-cars', { item_type: ['Caravan'] }],
  ['zzz-cars', undefined],
])('[SRC-004] %s stands for %j', async (name, filters) => {
  expect(await segment(name)).toEqual(filters);
});

test.each([
  ['ev-cars', {}, { fuel: ['Electric'] }],
  ['ev-cars', { ev: 1, suv: 3 }, { body: ['ev'] }],
  ['softtop-cars', { convertible: 4 }, { body: ['convertible'] }],
  ['softtop-cars', { convertible: 4, softtop: 1 }, { body: ['softtop'] }],
])('[SRC-004] %s of a stock with the bodies %j stands for %j', async (name, bodies, filters) => {
  expect(await segment(name, context({ bodies }))).toEqual(filters);
});

test.each(['toyota', 'Toyota', 'TOYOTA'])('[SRC-005] %s presets the make whatever its case', async (name) => {
  expect(await segment(name)).toEqual({ make: ['Toyota'] });
});

test.each([
  ['toyota', 'land-cruiser', { make: ['Toyota'], model: ['Land Cruiser'] }],
  ['Toyota', 'Land-Cruiser', { make: ['Toyota'], model: ['Land Cruiser'] }],
  ['land-rover', 'discovery', { make: ['Land Rover'], model: ['Discovery'] }],
  ['toyota', 'rio', undefined],
  ['holden', 'rav4', undefined],
])('[SRC-005] %s/%s stands for %j', async (make, model, filters) => {
  expect((await resolveMakeModel(make, model, context()))?.filters).toEqual(filters);
});

test('[SRC-005] a model is looked for among every model of its make', async () => {
  const given = context();
  await resolveMakeModel('toyota', 'rav4', given);
  expect(given.fake.lastQuery()).toMatchObject({
    facets: ['model'],
    filter: ['make IN ["Toyota"]'],
    allFacetValues: true,
  });
});

test('[SRC-006] a location’s slug presets the location by its name', async () => {
  expect(await segment('springwood')).toEqual({ location_name: ['Springwood'] });
  expect(await segment('Springwood')).toEqual({ location_name: ['Springwood'] });
  expect(await segment('southport')).toBeUndefined();
});

test('[SRC-007] a dealership’s slug presets the name its cars carry', async () => {
  const given = context({ locations: [] });
  const preset = await resolveSegment('harbour-springwood', given);
  expect(preset).toEqual({
    path: '/search/harbour-springwood',
    filters: { dealership_name: ['Harbour Springwood'] },
  });
  expect(given.fake.lastQuery()).toMatchObject({ filter: ['dealership_slug = "harbour-springwood"'] });
  // A dealership of another site is no page of this one.
  expect(await segment('coastal-nerang', given)).toBeUndefined();
});

test('[SRC-008] a make comes before a location of the same name', async () => {
  const locations = [makeLocation({ name: 'Ford Valley', slug: 'ford' })];
  const withMake = context({ makes: { Ford: 2 }, locations });
  expect(await segment('ford', withMake)).toEqual({ make: ['Ford'] });
  const renamed = context({ makes: { 'Ford Trucks': 2 }, locations });
  expect(await segment('ford', renamed)).toEqual({ location_name: ['Ford Valley'] });
});

test('[SRC-008] a location comes before a dealership of the same slug, and nothing after that', async () => {
  const slug = 'harbour-springwood';
  const locations = [makeLocation({ name: 'The yard', slug })];
  expect(await segment(slug, context({ locations }))).toEqual({ location_name: ['The yard'] });
  expect(await segment(slug, context({ locations: [] }))).toEqual({
    dealership_name: ['Harbour Springwood'],
  });
  expect(await segment('nowhere')).toBeUndefined();
});

test('[SRC-008] a fixed path and a type come before a make of the same slug', async () => {
  const makes = { 'Used Cars': 1, 'Suv Cars': 1 };
  expect(await segment('used-cars', context({ makes }))).toEqual({ car_type: ['used'] });
  expect(await segment('suv-cars', context({ makes }))).toEqual({ body: ['suv'] });
});

test('[SRC-009] a used type presets used cars of that body', async () => {
  expect((await resolveUsedType('ute', context()))?.filters).toEqual({ body: ['ute'], car_type: ['used'] });
  expect(await resolveUsedType('hovercraft', context())).toBeNull();
});
