import { idsOf, startGatewayHost, type GatewayHost } from '../testing/gateway-host';
import { makeDocument, makeDocuments } from '../testing/search-platform';

/** Models of one make, none with as many cars as another; more than one answer of the server holds. */
const MODELS = 1_300;
const modelOf = (at: number): string => {
  const rank = Math.floor(at / 2);
  // Names that differ in case, accents, spaces and signs; the rarest begin with every letter.
  return `${String.fromCharCode(65 + (rank % 26))}${rank % 3 === 0 ? 'é' : 'e'}-${rank} "S" \\`;
};

let host: GatewayHost;
const expected: Record<string, number> = {};

beforeAll(async () => {
  host = await startGatewayHost();
  const documents = makeDocuments(
    MODELS * 2 + 300,
    // The first model has most cars.
    (at) => ({
      make: 'Holden',
      model: modelOf(at < MODELS * 2 ? at : 0),
      city: `Town ${at % 700}`,
      state: 'NSW',
    }),
    1_000,
  );
  for (const { model } of documents) expected[model] = (expected[model] ?? 0) + 1;
  await host.platform.service.indexCars(documents);
});
afterAll(() => host.stop());

const counting = { facets: ['model'], hitsPerPage: 0, filter: ['make = Holden'] };

test('[API-001] a list longer than one answer begins with the values of most cars', async () => {
  const { body } = await host.search(counting);
  const values = body.facetDistribution?.['model'] ?? {};
  expect(Object.keys(values)).toHaveLength(500);
  expect(values[modelOf(0)]).toBe(302);
});

test('[SRC-015][API-001] every value of a list is counted when all are requested', async () => {
  expect(Object.keys(expected)).toHaveLength(MODELS);
  const single = await host.search({ ...counting, allFacetValues: true });
  expect(single.body.facetDistribution?.['model']).toEqual(expected);
  expect(single.body.totalHits).toBe(MODELS * 2 + 300);
  const query = { indexUid: 'cars_production', ...counting };
  const { body } = await host.post('/search-service/multi-search', {
    queries: [{ ...query, facets: ['make'] }, { ...query, facets: ['city'], allFacetValues: true }, { ...query, hitsPerPage: 2, facets: [] }],
  }); // prettier-ignore
  expect(body.results[0]?.facetDistribution).toEqual({ make: { Holden: MODELS * 2 + 300 } });
  expect(Object.keys(body.results[1]?.facetDistribution?.['city'] ?? {})).toHaveLength(700);
  expect(body.results[2]?.hits).toHaveLength(2);
});

test('[SRC-015] models whose names are numbers are counted among the others', async () => {
  const models = Array.from({ length: 1_100 }, (_, at) =>
    at % 3 === 0 ? `${at}` : at % 3 === 1 ? `${at}i` : `X${at}`,
  );
  const documents = makeDocuments(
    models.length,
    (at) => ({ make: 'Numbers', model: models[at] ?? '' }),
    20_000,
  );
  await host.platform.service.indexCars(documents);
  const { body } = await host.search({ ...counting, filter: ['make = Numbers'], allFacetValues: true });
  expect(Object.keys(body.facetDistribution?.['model'] ?? {}).sort()).toEqual([...models].sort());
});

test('[API-001] every number of an attribute is counted, however the numbers read as texts', async () => {
  const ids = Array.from({ length: 1_200 }, (_, at) => (at * 7_919) % 18_173);
  await host.platform.service.indexCars(
    ids.map((id, at) => makeDocument({ id: 30_000 + at, make: 'Placed', model: 'X' }, id)),
  );
  const { body } = await host.search({
    facets: ['locality_id'],
    hitsPerPage: 0,
    filter: ['make = Placed'],
    allFacetValues: true,
  });
  expect(body.facetDistribution?.['locality_id']).toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
});

test('[API-006] values of cars that a site does not show are not among them', async () => {
  const { body } = await host.search({ facets: ['model'], hitsPerPage: 0, allFacetValues: true }, 'mazdas');
  expect(Object.keys(body.facetDistribution?.['model'] ?? {}).sort()).toEqual(
    ['2', '3', 'Ceed', 'CX-5', 'Rio'].sort(),
  );
  expect(idsOf(await host.search({ filter: ['make = Holden'] }, 'mazdas'))).toEqual([]);
});

test.each([
  ['two facets', { facets: ['make', 'model'], hitsPerPage: 0 }],
  ['no facet', { hitsPerPage: 0 }],
  ['hits as well', { facets: ['make'], hitsPerPage: 5 }],
  ['what no visitor may count', { facets: ['dealership_slug'], hitsPerPage: 0 }],
])('all values of %s are refused', async (_case, query) => {
  const { status, body } = await host.search({ ...query, allFacetValues: true });
  expect([status, body.error.code]).toEqual([400, 'bad_request']);
});
