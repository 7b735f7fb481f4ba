import { makeSite } from 'shared-contracts/testing';
import type { Part } from 'shared-contracts/entities/part';
import { startSearchPlatform, type SearchPlatform } from '../testing/search-platform';

const part = (number: string, name: string, changes: Partial<Part> = {}): Part => ({
  number,
  name,
  category: 'Brakes',
  brand: null,
  description: '',
  fits: [],
  price: null,
  ...changes,
});
const site = makeSite({ site: { slug: 'apex' }, search: { partsIndex: 'parts' } });
const other = makeSite({ site: { slug: 'harbour' }, search: { partsIndex: 'parts' } });

let platform: SearchPlatform;
beforeAll(async () => {
  platform = await startSearchPlatform();
  await platform.service.indexParts('parts', 'harbour', [part('H-1', 'Brake pads of another site')]);
  await platform.service.indexParts('parts', 'apex', [
    part('A-1', 'Front brake pads', { price: 129, fits: ['Toyota HiLux'] }),
    part('A-2', 'Brake fluid'),
    part('A-3', 'Floor mats', { category: 'Interior' }),
  ]);
});
afterAll(() => platform.stop());

const names = async (query: object, of = site): Promise<unknown[]> => {
  const [answer] = await platform.service.query(of, [{ indexUid: 'parts', ...query }]);
  return (answer?.hits ?? []).map((hit) => hit.name);
};

test('[SRC-010] a query finds the parts of this site and no other’s', async () => {
  const found = await names({ q: 'brake' });
  expect(found).toHaveLength(2);
  expect(found).toEqual(expect.arrayContaining(['Brake fluid', 'Front brake pads']));
  expect(await names({ q: 'brake' }, other)).toEqual(['Brake pads of another site']);
});

test.each([
  ['A-3', 'Floor mats'],
  ['hilux brake', 'Front brake pads'],
  ['interior', 'Floor mats'],
])('[SRC-010] %j finds %s', async (q, name) => {
  expect(await names({ q })).toEqual([name]);
});

test('[SRC-010] without words parts come by name, a page at a time', async () => {
  expect(await names({ hitsPerPage: 2, offset: 0 })).toEqual(['Brake fluid', 'Floor mats']);
  const [second] = await platform.service.query(site, [{ indexUid: 'parts', hitsPerPage: 2, offset: 2 }]);
  expect(second).toMatchObject({ totalHits: 3, totalPages: 2, hits: [{ number: 'A-1', price: 129 }] });
  expect(second?.hits[0]).not.toHaveProperty('site');
});

test.each([{ filter: 'site = "harbour"' }, { facets: ['site'] }, { sort: ['price:asc'] }])(
  'a search for parts takes no %j',
  async (extra) => {
    await expect(names(extra)).rejects.toMatchObject({ code: 'bad_request' });
  },
);

test('a site without a parts index has none', async () => {
  await expect(names({ q: 'brake' }, makeSite())).rejects.toMatchObject({ code: 'not_found' });
});

test('parts that a site no longer lists are gone', async () => {
  await platform.service.indexParts('parts', 'harbour', [part('H-2', 'Wiper')]);
  expect(await names({}, other)).toEqual(['Wiper']);
});
