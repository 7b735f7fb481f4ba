import {
  makeDealership,
  makeLocation,
  seedCar,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';

const dealership = { id: 1, slug: 'place-yard' };
const other = { id: 2, slug: 'other-yard' };
/** Surfers Paradise: 4217. */
const surfers = { lat: -28.0088, long: 153.4122 };

let platform: TestPlatform;

/** The badge says where a car stands; all are advertised by the location in Springwood, Queensland. */
const cars = {
  location: { location_slug: 'springwood' },
  bundall: { city: 'Bundall', state: 'QLD' },
  bentley: { city: 'BENTLEY', state: 'WA' },
  'no-such-town': { city: 'Atlantis', state: 'WA' },
  'state-only': { state: 'SA', location_slug: 'springwood' },
} as const;

beforeAll(async () => {
  platform = await startTestPlatform(async (folder) => {
    const site = (slug: string) => ({ site: { site: { dealerships: [slug] } } });
    await writeSite(folder, 'places', 1, {
      ...site(dealership.slug),
      dealerships: [makeDealership(dealership), makeDealership(other)],
      locations: { locations: [makeLocation(1, 'springwood', dealership)] },
    });
    await writeSite(folder, 'elsewhere', 2, site(other.slug));
  });
  await platform.api.stock.seed('places', [
    ...Object.entries(cars).map(([badge, changes]) => seedCar(badge, dealership.slug, { badge, ...changes })),
    seedCar('dubbo', other.slug, { city: 'Dubbo', state: 'NSW' }),
  ]);
}, 120_000);
afterAll(() => platform.close());

async function distancesOf(
  slug: string,
  query: string,
): Promise<{ status: number; body: { distances: Record<string, number> } }> {
  const answer = await platform.fastify.inject({
    url: `/api/localities?${query}`,
    headers: { host: `${slug}.localhost` },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const badges = async (filter: string): Promise<string[]> => {
  const [answer] = await platform.search.query(platform.site('places').config, [
    { indexUid: 'cars_production', limit: 20, filter: [filter] },
  ]);
  return (answer?.hits ?? []).map(({ badge }) => badge ?? '').sort();
};

test('[API-030] a listing counts where its own suburb and state are, not where its dealership is', async () => {
  const { body } = await distancesOf('places', `lat=${surfers.lat}&long=${surfers.long}`);
  const ids = Object.keys(body.distances).sort((a, b) => (body.distances[a] ?? 0) - (body.distances[b] ?? 0));
  expect(ids.map((id) => Math.round(body.distances[id] ?? 0))).toEqual([1, 3_622]);
  expect(await badges(`locality_id = ${ids[0]}`)).toEqual(['bundall']);
  expect(await badges(`locality_id = ${ids[1]}`)).toEqual(['bentley']);
});

test('[API-030] only a car that names no place stands at its dealership', async () => {
  expect(await badges('NOT locality_id >= 0')).toEqual(['location']);
  expect(await badges('locality_id = 0')).toEqual(['no-such-town', 'state-only']);
});

test('[API-006] places of cars that a site does not show are left out', async () => {
  const { body } = await distancesOf('elsewhere', `lat=${surfers.lat}&long=${surfers.long}`);
  expect(Object.values(body.distances).map(Math.round)).toEqual([657]);
});

test.each(['', 'lat=x&long=1', 'lat=91&long=0', 'lat=0', 'lat=0&long=181'])(
  '%j is no point',
  async (query) => {
    expect((await distancesOf('places', query)).status).toBe(422);
  },
);
