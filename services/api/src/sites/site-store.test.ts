import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDealership, makeLocation, recordingLog, writeSite } from '../testing/test-platform';
import type { SiteStore } from './site-bundle';
import { createSiteStore } from './site-store';

let folder: string;
let store: SiteStore | undefined;
const log = recordingLog();
const location = { id: 1, slug: 'alpha-yard' };
const alpha = { site: { site: { dealerships: [location.slug] } }, dealerships: [makeDealership(location)] };
const beta = { site: { site: { dealerships: [location.slug] } } };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-sites-'));
  await writeSite(folder, 'alpha', 1, alpha);
  await writeSite(folder, 'beta', 2, beta);
});
afterEach(async () => {
  await store?.close();
  await rm(folder, { recursive: true, force: true });
});

const open = async () => {
  store = await createSiteStore({ folder, log, pollMs: 30 });
  return store;
};

const nextChange = (sites: SiteStore) =>
  new Promise<{ changed: string[]; removed: string[] }>((resolve) => {
    const stop = sites.onChange((change) => {
      stop();
      resolve(change);
    });
  });

test('sites are found by host in any case and by slug', async () => {
  const sites = await open();
  expect(sites.all().map(({ slug }) => slug)).toEqual(['alpha', 'beta']);
  expect(sites.byHost('ALPHA.localhost')).toBe(sites.bySlug('alpha'));
  expect(sites.byHost('unknown.example')).toBeUndefined();
});

test('a site broken from the start is refused with file and path, its host known, the others live', async () => {
  await writeSite(folder, 'broken', 3, {
    site: { site: { dealerships: [location.slug], hosts: ['broken.localhost'], kind: 'circus' } },
  });
  await mkdir(join(folder, 'torn'));
  await writeFile(
    join(folder, 'torn', 'site.json'),
    '{"site": {"slug": "torn", "hosts": ["torn.localhost"],',
  );
  const sites = await open();
  expect(sites.all().map(({ slug }) => slug)).toEqual(['alpha', 'beta']);
  expect(sites.refused()).toEqual([
    { site: 'broken', path: 'site.kind', message: expect.stringContaining('"dealer", "group"'), live: false },
    { site: 'torn', path: 'site.json', message: expect.stringContaining('is not valid JSON'), live: false },
  ]);
  expect(sites.byHost('broken.localhost')).toBe('refused');
  expect(sites.byHost('torn.localhost')).toBe('refused');
  expect(log.lines.join('\n')).toContain('Site "broken" is refused: site.kind');
});

test('a changed file is live by itself; a broken change keeps the last good config', async () => {
  const sites = await open();
  const untouched = sites.bySlug('beta');
  const change = nextChange(sites);
  await writeSite(folder, 'alpha', 1, {
    ...alpha,
    site: { site: { dealerships: [location.slug], name: 'New Name' } },
  });
  expect(await change).toEqual({ changed: ['alpha'], removed: [] });
  expect(sites.bySlug('alpha')?.config.site.name).toBe('New Name');
  expect(sites.bySlug('beta')).toBe(untouched);

  const broken = nextChange(sites);
  await writeFile(join(folder, 'alpha', 'offers.json'), '[{"id": "one"}]');
  await broken;
  expect(sites.bySlug('alpha')?.config.site.name).toBe('New Name');
  expect(sites.refused()).toContainEqual({
    site: 'alpha',
    path: 'offers.json: [0].id',
    message: expect.any(String),
    live: true,
  });

  const mended = nextChange(sites);
  await writeFile(join(folder, 'alpha', 'offers.json'), '[]');
  await mended;
  expect(sites.refused()).toEqual([]);
});

test('a file that is still being written is not read', async () => {
  const sites = await open();
  const change = nextChange(sites);
  const file = join(folder, 'alpha', 'site.json');
  const whole = await readFile(file, 'utf8');
  const changed = whole.replace('"site":', '"price": {"noPriceText": "Call us"}, "site":');
  let text = '{';
  const timer = setInterval(() => {
    text += ' ';
    writeFileSync(file, text.length < 50 ? text : changed);
    if (text.length >= 50) clearInterval(timer);
  }, 5);
  expect([await change, sites.refused()]).toEqual([{ changed: ['alpha'], removed: [] }, []]);
  clearInterval(timer);
});

test('of two sites with one host the later is refused; a removed folder is a removed site', async () => {
  await writeSite(folder, 'gamma', 3, {
    site: { site: { dealerships: [location.slug], hosts: ['alpha.localhost'] } },
  });
  const sites = await open();
  expect(sites.refused()).toEqual([
    {
      site: 'gamma',
      path: 'site.hosts[0]',
      message: '"alpha.localhost" is already taken by "alpha"',
      live: false,
    },
  ]);
  const change = nextChange(sites);
  await rm(join(folder, 'beta'), { recursive: true });
  expect(await change).toEqual({ changed: [], removed: ['beta'] });
});

test('a refused site does not drag down those that show its dealerships', async () => {
  await writeSite(folder, 'alpha', 1, {
    ...alpha,
    site: { site: { dealerships: [location.slug], kind: 'circus' } },
  });
  const sites = await open();
  expect(sites.all().map(({ slug }) => slug)).toEqual(['beta']);
  expect(sites.refused().map(({ site }) => site)).toEqual(['alpha']);
});

test('a filter expression that cannot be read is refused with its path', async () => {
  for (const [slug, id, baseFilter] of [
    ['gamma', 3, 'make = ('],
    ['delta', 4, 'colour_of_money = red'],
    ['epsilon', 5, 'make = Kia OR make = "Mercedes-Benz"'],
  ] as const) {
    await writeSite(folder, slug, id, {
      site: { site: { dealerships: [location.slug] }, stock: { baseFilter } },
    });
  }
  const sites = await open();
  expect(sites.all().map(({ slug }) => slug)).toEqual(['alpha', 'beta', 'epsilon']);
  expect(sites.refused().map(({ site, path }) => [site, path])).toEqual([
    ['delta', 'stock.baseFilter'],
    ['gamma', 'stock.baseFilter'],
  ]);
  expect(sites.refused().map(({ message }) => message)).toEqual([
    expect.stringContaining('"colour_of_money" is no attribute that can be filtered by'),
    expect.stringContaining('expected a value but found'),
  ]);
});

test('a dealership that no site defines is refused with its path, whatever is wrong with other sites', async () => {
  const noSite = (slug: string) => ({ site: { site: { dealerships: [location.slug, slug] } } });
  await writeSite(folder, 'delta', 4, noSite('nobody'));
  await writeSite(folder, 'gamma', 3, noSite('nobody-else'));
  await writeSite(folder, 'epsilon', 5, { site: { site: { dealerships: [location.slug], kind: 'circus' } } });
  const sites = await open();
  expect(sites.all().map(({ slug }) => slug)).toEqual(['alpha', 'beta']);
  expect(sites.refused().map(({ site, path, message }) => `${site} ${path} ${message}`)).toEqual([
    expect.stringContaining('epsilon site.kind'),
    'delta site.dealerships[1] "nobody" is defined by no site',
    'gamma site.dealerships[1] "nobody-else" is defined by no site',
  ]);
});

test('special hours and locations come with their dealership', async () => {
  await writeSite(folder, 'alpha', 1, {
    ...alpha,
    locations: { locations: [makeLocation(5, 'springwood', location)] },
  });
  const sites = await open();
  expect(sites.bySlug('alpha')?.content.locations.locations.map(({ slug }) => slug)).toEqual(['springwood']);
});
