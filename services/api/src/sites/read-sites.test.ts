import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDealership, makeLocation, writeSite } from '../testing/test-platform';
import { fingerprint, readSites } from './read-sites';

const dealership = { id: 1, slug: 'alpha-yard' };
const files = {
  site: { site: { dealerships: [dealership.slug] } },
  dealerships: [makeDealership(dealership)],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-sites-'));
  await writeSite(folder, 'alpha', 1, files);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(path: string, content: string): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), content);
}

describe('reading', () => {
  test('folders are sites in the order of their names; files and hidden folders are none', async () => {
    for (const slug of ['gamma', 'beta']) await writeSite(folder, slug, 2, { site: files.site });
    await write('readme.txt', 'no site');
    await mkdir(join(folder, '.git'));
    await mkdir(join(folder, '_drafts'));
    const { sites, problems } = await readSites(folder);
    expect(sites.map(({ name }) => name)).toEqual(['alpha', 'beta', 'gamma']);
    expect(sites.every(({ result }) => result.ok)).toBe(true);
    expect(sites[0]?.folder).toBe(join(folder, 'alpha'));
    expect(problems).toEqual([]);
  });

  test('a folder without site.json says so, and nothing else is wrong with it', async () => {
    await mkdir(join(folder, 'empty'));
    const { sites } = await readSites(folder);
    expect(sites.find(({ name }) => name === 'empty')?.result).toEqual({
      ok: false,
      problems: [{ path: 'site.json', message: 'is missing; every site needs one' }],
    });
  });

  test('every file that is no JSON is named', async () => {
    await write('alpha/offers.json', '[');
    await write('alpha/pages.json', '{');
    const { sites } = await readSites(folder);
    const { result } = sites[0] ?? {};
    expect(result?.ok === false ? result.problems : []).toEqual([
      { path: 'pages.json', message: expect.stringMatching(/^is not valid JSON: /) },
      { path: 'offers.json', message: expect.stringMatching(/^is not valid JSON: /) },
    ]);
  });

  test('what is wrong with the JSON is named by line and column', async () => {
    await write('alpha/offers.json', '[\n  {"id": 1,\n  "name": "Spring" "category": ""}\n]');
    const { result } = (await readSites(folder)).sites[0] ?? {};
    expect(result?.ok === false ? result.problems[0]?.message : '').toMatch(/ in line 3, column 20$/);
  });

  test('a file in another encoding is refused, however its text would be shown', async () => {
    await writeFile(join(folder, 'alpha', 'offers.json'), Buffer.from('[{"name": "Caf\xe9"}]', 'latin1'));
    expect((await readSites(folder)).sites[0]?.result).toEqual({
      ok: false,
      problems: [{ path: 'offers.json', message: 'is not written in UTF-8; save it so' }],
    });
  });

  test('the mark that editors write before UTF-8 is no part of the JSON', async () => {
    await write('alpha/offers.json', '\uFEFF[]');
    expect((await readSites(folder)).sites[0]?.result.ok).toBe(true);
  });

  test('a file that cannot be read is a problem of its site alone', async () => {
    await writeSite(folder, 'beta', 2, files);
    await mkdir(join(folder, 'beta', 'offers.json'));
    await mkdir(join(folder, '_templates', 'warm.json'), { recursive: true });
    const { sites, problems } = await readSites(folder);
    expect(sites.map(({ result }) => (result.ok ? 'live' : result.problems))).toEqual([
      'live',
      [{ path: 'offers.json', message: expect.stringMatching(/^cannot be read: EISDIR/) }],
    ]);
    expect(problems).toEqual([
      { path: '_templates/warm.json', message: expect.stringMatching(/^cannot be read: EISDIR/) },
    ]);
  });

  test('a file with a misspelled name is a warning', async () => {
    await write('alpha/offer.json', '[]');
    const { result } = (await readSites(folder)).sites[0] ?? {};
    expect(result?.ok ? result.warnings : []).toEqual([
      { path: 'offer.json', message: expect.stringMatching(/^is not read; .*offers\.json/) },
    ]);
  });

  test('hosts are read from a site.json that is none, in lower case', async () => {
    await write('torn/site.json', '{"site": {"hosts" : ["Torn.localhost", "www.torn.example"], "name":');
    await write('bare/site.json', '{"site": {');
    const hostsOf = Object.fromEntries((await readSites(folder)).sites.map(({ name, hosts }) => [name, hosts]));
    expect(hostsOf).toEqual({
      alpha: ['alpha.localhost'],
      bare: [],
      torn: ['torn.localhost', 'www.torn.example'],
    });
  }); // prettier-ignore

  test('what a broken site defines is known: dealerships by slug, locations by number', async () => {
    await write('torn/site.json', '{');
    await write('torn/dealerships.json', '[{"id": 7, "slug": "torn-yard",');
    await write(
      'torn/locations.json',
      JSON.stringify({ locations: [makeLocation(55, 'north', dealership)] }),
    );
    await write('torn/offers.json', '[{"id": 99, "slug": "an-offer"}]');
    const torn = (await readSites(folder)).sites.find(({ name }) => name === 'torn');
    expect([7, 'torn-yard', 55, 'north', 99, 'an-offer'].map((value) => torn?.defines.has(value))).toEqual([
      true, true, true, true, false, false,
    ]); // prettier-ignore
  });

  test('presets are those of the templates folder; one that is no JSON is reported', async () => {
    await write('_templates/warm.json', JSON.stringify({ search: { hitsPerPage: 7 } }));
    await write('_templates/torn.json', '{');
    await write('_templates/notes.txt', '{');
    await writeSite(folder, 'beta', 2, { site: { site: { ...files.site.site, template: 'warm' } } });
    const { sites, problems } = await readSites(folder);
    const [alpha, beta] = sites.map(({ result }) => (result.ok ? result.config.search.hitsPerPage : null));
    expect([alpha, beta]).toEqual([expect.any(Number), 7]);
    expect(alpha).not.toBe(7);
    expect(problems).toEqual([
      { path: '_templates/torn.json', message: expect.stringMatching(/^is not valid JSON: /) },
    ]);
  }); // prettier-ignore

  test('a filter of blanks is none, and one that does not read is named', async () => {
    const withFilter = (baseFilter: string) =>
      writeSite(folder, 'alpha', 1, { ...files, site: { ...files.site, stock: { baseFilter } } });
    await withFilter('  ');
    expect((await readSites(folder)).sites[0]?.result.ok).toBe(true);
    await withFilter(' make = Kia ');
    expect((await readSites(folder)).sites[0]?.result.ok).toBe(true);
    await withFilter('make =');
    expect((await readSites(folder)).sites[0]?.result).toMatchObject({
      problems: [{ path: 'stock.baseFilter', message: expect.stringContaining('expected a value') }],
    });
  });

  test('a folder that is not there is an error', async () => {
    await expect(readSites(join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
  });
});

describe('the fingerprint of all files', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a file that was written', () => write('alpha/offers.json', '[]')],
    ['a file that was removed', () => rm(join(folder, 'alpha/dealerships.json'))],
    ['a file of the same length that was written later', () => utimes(join(folder, 'alpha/site.json'), 5, 5)],
    ['a new site', () => mkdir(join(folder, 'beta'))],
    ['a new preset', () => write('_templates/warm.json', '{}')],
  ])('changes with %s', async (_name, change) => {
    const before = await fingerprint(folder);
    expect(await fingerprint(folder)).toBe(before);
    await change();
    expect(await fingerprint(folder)).not.toBe(before);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a picture', () => write('alpha/logo.svg', '<svg/>')],
    ['a draft', () => write('_drafts/site.json', '{}')],
    ['a note beside the presets', () => write('_templates/notes.txt', '')],
  ])('stays the same with %s', async (_name, change) => {
    await mkdir(join(folder, '_templates'));
    const before = await fingerprint(folder);
    await change();
    expect(await fingerprint(folder)).toBe(before);
  });
});
