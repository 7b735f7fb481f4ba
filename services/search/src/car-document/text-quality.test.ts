import { makeSite } from 'shared-contracts/testing';
import { makeDocument, startSearchPlatform, type SearchPlatform } from '../testing/search-platform';

/** Makes and models as Australian listings write them, with what else a text search meets. */
const MODELS: readonly (readonly [string, string, string?, string?])[] = [
  ['Mazda', 'CX-5', 'Maxx Sport'], ['Mazda', 'CX-50', 'GT'], ['Mazda', 'CX-3', 'Neo'], ['Mazda', 'CX-9', 'Touring'],
  ['Mazda', '3', 'G20 Evolve'], ['Mazda', 'Mazda3', 'Maxx'], ['Mazda', '2', 'Neo'], ['Mazda', 'Mazda2', 'Genki'],
  ['Mazda', '6', 'Atenza'], ['Mazda', 'BT-50', 'XTR 3.2', 'Diesel'], ['Mazda', 'MX-5', 'RF'],
  ['Toyota', 'RAV4', 'GX'], ['Toyota', 'RAV4', 'Cruiser'], ['Toyota', 'Landcruiser', 'GXL', 'Diesel'],
  ['Toyota', 'LandCruiser Prado', 'Kakadu', 'Diesel'], ['Toyota', 'Land Cruiser', 'Sahara', 'Diesel'],
  ['Toyota', 'Hilux', 'SR5', 'Diesel'], ['Toyota', 'Hilux', 'Workmate', 'Petrol'], ['Toyota', 'Corolla', 'Ascent Sport'],
  ['Toyota', 'C-HR', 'Koba'], ['Toyota', 'Crown', 'C 200'], ['Toyota', '86', 'GTS'],
  ['Hyundai', 'i30', 'Active CX5'], ['Hyundai', 'ix35', 'Elite'], ['Hyundai', 'Tucson', 'Highlander'],
  ['Nissan', 'X-Trail', 'ST-L'], ['Nissan', 'Patrol', 'Ti', 'Diesel'], ['Isuzu', 'D-MAX', 'LS-U', 'Diesel'],
  ['Ford', 'Ranger', 'XLT', 'Diesel'], ['Land Rover', 'Range Rover', 'Vogue', 'Diesel'], ['Ford', 'Everest', 'Trend', 'Diesel'],
  ['BMW', '320i', 'M Sport'], ['BMW', '3', 'Executive'], ['BMW', 'X3', 'xDrive20d'],
  ['Mercedes-Benz', 'C200', 'Estate'], ['Mercedes-Benz', 'GLC250', 'Coupe'], ['Volkswagen', 'Golf', 'R-Line'],
  ['MG', 'MG3', 'Core'], ['MG', 'ZS', 'Excite'], ['Kia', 'Sportage', 'S'], ['Kia', 'Cerato', 'GT'],
]; // prettier-ignore

const site = makeSite();
let platform: SearchPlatform;

beforeAll(async () => {
  platform = await startSearchPlatform();
  // Three of each, with stock numbers that look like models: they must not be found by them.
  const documents = MODELS.flatMap(([make, model, badge, simple_fuel], row) =>
    [0, 1, 2].map((copy) => {
      const stocknum = ['CX5', 'RAV4', 'I30'][copy];
      const colour = copy === 0 ? 'Gold' : 'White';
      const price = make === 'Land Rover' ? 5_000 : 30_000;
      return makeDocument({
        id: row * 3 + copy + 1,
        make,
        model,
        badge: badge ?? null,
        simple_fuel: simple_fuel ?? 'Petrol',
        stocknum,
        colour,
        price,
      });
    }),
  );
  await platform.service.indexCars(documents);
});
afterAll(async () => platform.stop());

const found = async (q: string, sort?: string[]) => {
  const [answer] = await platform.service.query(site, [
    { indexUid: 'cars_production', q, hitsPerPage: 100, ...(sort ? { sort } : {}) },
  ]);
  return answer?.hits ?? [];
};
const modelsOf = async (q: string): Promise<string[]> =>
  [...new Set((await found(q)).map(({ make_model }) => make_model))].sort();

test.each([
  ['mazda3', ['Mazda 3', 'Mazda Mazda3']],
  ['mazda 2', ['Mazda 2', 'Mazda Mazda2']],
  ['mazda2', ['Mazda 2', 'Mazda Mazda2']],
  ['bt50', ['Mazda BT-50']],
  ['bt-50', ['Mazda BT-50']],
  ['mx5', ['Mazda MX-5']],
  ['rav4', ['Toyota RAV4']],
  ['rav 4', ['Toyota RAV4']],
  ['rav-4', ['Toyota RAV4']],
  ['xtrail', ['Nissan X-Trail']],
  ['x trail', ['Nissan X-Trail']],
  ['dmax', ['Isuzu D-MAX']],
  ['chr', ['Toyota C-HR']],
  ['i 30', ['Hyundai i30']],
  ['3 series', ['BMW 3', 'BMW 320i']],
  ['c class', ['Mercedes-Benz C200']],
  ['c-class', ['Mercedes-Benz C200']],
  ['land cruiser', ['Toyota Land Cruiser', 'Toyota LandCruiser Prado', 'Toyota Landcruiser']],
  ['landcruiser', ['Toyota Land Cruiser', 'Toyota LandCruiser Prado', 'Toyota Landcruiser']],
  ['toyta corola', ['Toyota Corolla']],
  ['volkswagon', ['Volkswagen Golf']],
  ['vw golf', ['Volkswagen Golf']],
  ['mg 3', ['MG MG3']],
  ['toyota hilux sr5 diesel', ['Toyota Hilux']],
])('"%s" finds what it means', async (q, models) => {
  expect(await modelsOf(q)).toEqual(models);
});

test.each(['cx5', 'cx-5', 'cx 5'])('"%s" begins with the CX-5, whatever stock numbers say', async (q) => {
  const hits = await found(q);
  expect(hits.slice(0, 3).map(({ make_model }) => make_model)).toEqual([
    'Mazda CX-5',
    'Mazda CX-5',
    'Mazda CX-5',
  ]);
  expect(hits.some(({ make_model }) => make_model === 'Toyota RAV4')).toBe(false);
});

test.each([
  ['mazda 3', /^Mazda (?:3|Mazda3)$/],
  ['c 200', /^Mercedes-Benz C200$/],
  ['golf', /Golf/],
  ['ranger', /Ranger/],
])('"%s" begins with what it means', async (q, model) => {
  for (const hit of (await found(q)).slice(0, 3)) expect(hit.make_model).toMatch(model);
});

test('all words have to match: "hilux diesel" is no petrol Hilux and no other diesel', async () => {
  const hits = await found('hilux diesel');
  expect(hits.map(({ make_model, fuel }) => `${make_model} ${fuel}`)).toEqual(
    Array(3).fill('Toyota Hilux Diesel'),
  );
});

test('a price order puts what was typed before what is spelled nearly so', async () => {
  const hits = await found('ranger', ['price:asc']);
  expect(hits[0]?.make_model).toBe('Ford Ranger');
  expect(hits.at(-1)?.make_model).toBe('Land Rover Range Rover');
});
