import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDealership, makeLocation, recordingLog, writeSite } from '../testing/test-platform';
import type { SiteStore } from './site-bundle';
import { createSiteStore } from './site-store';

const dealership = { id: 1, slug: 'alpha-yard' };
const files = {
  site: { site: { dealerships: [dealership.slug] } },
  dealerships: [makeDealership(dealership)],
};
const log = recordingLog();
let root: string;
let folder: string;
let store: SiteStore;

beforeEach(async () => {
  log.lines.length = 0;
  root = await mkdtemp(join(tmpdir(), 'forecourt-sites-'));
  folder = join(root, 'sites');
  await writeSite(folder, 'alpha', 1, files);
  await writeSite(folder, 'beta', 2, { site: files.site });
});
afterEach(async () => {
  await store.close();
  await rm(root, { recursive: true, force: true });
});
/** With a pause between two looks that no test waits for, by default. */
const open = async (pollMs = 3_600_000) => (store = await createSiteStore({ folder, log, pollMs }));
const changesOf = (sites: SiteStore) => {
  const changes: unknown[] = [];
  const stop = sites.onChange((change) => changes.push(change));
  return { changes, stop };
};

test('[DEL-007] a reload takes over what changed, keeps what did not, and notifies its listeners once', async () => {
  const sites = await open();
  const { changes, stop } = changesOf(sites);
  const [alpha, beta] = [sites.bySlug('alpha'), sites.bySlug('beta')];
  await sites.reload();
  expect([sites.bySlug('alpha'), sites.bySlug('beta'), changes]).toEqual([alpha, beta, []]);
  expect(sites.bySlug('alpha')).toBe(alpha);
  await writeSite(folder, 'beta', 2, { site: { site: { ...files.site.site, name: 'New' } } });
  await sites.reload();
  expect(changes).toEqual([{ changed: ['beta'], removed: [] }]);
  expect(sites.bySlug('alpha')).toBe(alpha);
  expect(sites.bySlug('beta')?.config.site.name).toBe('New');
  expect(sites.byHost('beta.localhost')).toBe(sites.bySlug('beta'));
  expect(log.lines.filter((line) => line.includes('Sites loaded.'))).toEqual([
    'info Sites loaded. {"sites":["alpha","beta"]}',
    'info Sites loaded. {"sites":["beta"]}',
  ]);
  stop();
  await rm(join(folder, 'beta'), { recursive: true });
  await sites.reload();
  expect([changes.length, sites.all().length]).toEqual([1, 1]);
});

test('[DEL-011] what is wrong is logged and reported once, until it changes', async () => {
  const sites = await open();
  const { changes } = changesOf(sites);
  await writeFile(join(folder, 'beta', 'site.json'), '{');
  for (let time = 1; time <= 2; time += 1) await sites.reload();
  expect(changes).toEqual([{ changed: [], removed: [] }]);
  const refusals = () => log.lines.filter((line) => line.startsWith('error'));
  expect(refusals()).toEqual([
    expect.stringMatching(/^error Site "beta" is refused: site\.json is not valid JSON.*"live":true/),
  ]);
  // The last good state is served, under its own host.
  expect(sites.byHost('beta.localhost')).toBe(sites.bySlug('beta'));
  await writeSite(folder, 'beta', 2, { site: files.site });
  await sites.reload();
  expect([sites.refused(), changes.length, refusals().length]).toEqual([[], 2, 1]);
});

test('[DEL-011] a preset that is no JSON is reported, and the sites stay', async () => {
  await writeSite(folder, '_templates', 9, {});
  await writeFile(join(folder, '_templates', 'warm.json'), '{');
  const sites = await open();
  expect(sites.refused()).toEqual([
    { site: '_templates', path: '_templates/warm.json', message: expect.any(String), live: true },
  ]);
  expect(sites.all()).toHaveLength(2);
});

test('[DEL-011] a change that claims what another site has is refused; its last good state stays', async () => {
  const sites = await open();
  await writeSite(folder, 'beta', 2, {
    site: { site: { ...files.site.site, hosts: ['alpha.localhost', 'beta.localhost'], id: 1 } },
  });
  await sites.reload();
  expect(sites.refused()).toEqual([
    expect.objectContaining({ site: 'beta', path: 'site.id', live: true }),
    expect.objectContaining({ site: 'beta', path: 'site.hosts[0]', live: true }),
  ]);
  expect(sites.bySlug('beta')?.config.site.hosts).toEqual(['beta.localhost']);
  expect(sites.byHost('alpha.localhost')).toBe(sites.bySlug('alpha'));
});

test('[DEL-011] of two folders with one slug the later is refused', async () => {
  await writeSite(folder, 'zeta', 5, { site: { site: { ...files.site.site, slug: 'alpha' } } });
  const sites = await open();
  expect(sites.refused()).toEqual([expect.objectContaining({ site: 'zeta', path: 'site.slug', live: false })]);
  expect(sites.bySlug('alpha')?.folder).toBe(join(folder, 'alpha'));
}); // prettier-ignore

test('[DEL-011] a site may list locations of one that is refused', async () => {
  const north = { locations: [makeLocation(55, 'north', dealership)] };
  await writeSite(folder, 'alpha', 1, { ...files, locations: north });
  await writeSite(folder, 'beta', 2, { site: { site: { ...files.site.site, locations: [55] } } });
  await writeFile(join(folder, 'alpha', 'site.json'), '{"hosts": ["alpha.localhost"]');
  const sites = await open();
  expect(sites.all().map(({ slug }) => slug)).toEqual(['beta']);
  expect(sites.refused().map(({ site }) => site)).toEqual(['alpha']);
  expect([sites.byHost('ALPHA.localhost'), sites.byHost('gamma.localhost')]).toEqual(['refused', undefined]);
});

test('[DEL-007] while the folder cannot be read the last good state stays, and the next change is live', async () => {
  const sites = await open(20);
  await rename(folder, `${folder}-away`);
  while (!log.lines.some((line) => line.includes('cannot be read'))) await pause(5);
  expect(log.lines.find((line) => line.includes('cannot be read'))).toMatch(
    /^error The sites in .* cannot be read; the last good state stays\. .*ENOENT/,
  );
  expect(sites.all()).toHaveLength(2);
  await rename(`${folder}-away`, folder);
  const changed = new Promise((resolve) => sites.onChange(resolve));
  await rm(join(folder, 'beta'), { recursive: true });
  expect(await changed).toEqual({ changed: [], removed: ['beta'] });
});
