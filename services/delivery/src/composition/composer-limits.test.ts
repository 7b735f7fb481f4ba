import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition } from 'shared-contracts/remote/composition';
import { createArtifactStore } from '../artifacts/artifact-store';
import { recordingLog } from '../testing/recording-log';
import { searchRelease, shellRelease, writeRelease } from '../testing/releases';
import { createBundleLoader } from './bundle-loader';
import { createStalledReleases } from './stalled-releases';
import { createComposer, type Composer } from './composer';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'composer-'));
  await writeRelease(folder, shellRelease());
  await writeRelease(folder, searchRelease('1.0.0'));
});
const started: Composer[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((composer) => composer.settled()));
  await rm(folder, { recursive: true, force: true });
});

const live: Composition['releases'] = { shell: '1.0.0', search: '1.0.0' };
const known = () => join(folder, 'delivery', 'compositions.json');

/** A composer on what a registry says, which may throw. */
function start(compositionFor: (site: string, cohort: number) => Composition) {
  const { log, lines } = recordingLog();
  const store = createArtifactStore(folder);
  const bundles = createBundleLoader(store, log);
  const stalled = createStalledReleases(log, () => undefined);
  const composer = createComposer({
    releases: { compositionFor },
    store,
    bundles,
    stalled,
    home: folder,
    log,
  });
  started.push(composer);
  return { composer, lines };
}
const down = () => {
  throw new Error('the registry is down');
};
const stored = async (): Promise<unknown> => JSON.parse(await readFile(known(), 'utf8'));
const idOf = async (composer: Composer, site: string, cohort: number) =>
  (await composer.compose(site, cohort, null)).id;

test('without a shell there is no page: the composition names none, or it was never published', async () => {
  const none = start(() => ({ id: 'none', releases: { search: '1.0.0' } }));
  await expect(none.composer.compose('a', 0, null)).rejects.toThrow(
    'The composition names no shell: publish and promote one.',
  );
  const missing = start(() => ({ id: 'missing', releases: { shell: '9.0.0' } }));
  await expect(missing.composer.compose('a', 0, null)).rejects.toThrow();
});

test('a shell that cannot be loaded is replaced by the last one, and the page says so', async () => {
  let releases: Composition['releases'] = live;
  const { composer } = start(() => ({ id: JSON.stringify(releases), releases }));
  await composer.compose('a', 0, null);
  releases = { ...live, shell: '9.0.0' };
  const page = await composer.compose('a', 0, null);
  expect(page.shell.version).toBe('1.0.0');
  expect(page.releases.shell?.version).toBe('1.0.0');
  expect(page.problems).toEqual([
    { remote: 'shell', message: 'shell@9.0.0 cannot be loaded; shell@1.0.0 stands in' },
  ]);
});

test('a remote that was never published costs its own place, one that the composition leaves out has none', async () => {
  const { composer } = start(() => ({ id: 'c', releases: { ...live, leads: '9.0.0' } }));
  const page = await composer.compose('a', 0, null);
  expect(Object.keys(page.releases).toSorted()).toEqual(['search', 'shell']);
  expect([page.remotes.leads, page.remotes.vehicle, page.remotes.search]).toEqual([
    null, undefined, expect.objectContaining({ contract: '1.0.0' }),
  ]); // prettier-ignore
  expect(page.problems).toEqual([{ remote: 'leads', message: expect.stringContaining('ENOENT') as string }]);
  expect(await composer.compose('a', 0, null)).not.toBe(page);
});

test('what is complete is made once, what QA swapped each time', async () => {
  await writeRelease(folder, searchRelease('1.1.0'));
  const { composer } = start(() => ({ id: 'c', releases: live }));
  const page = await composer.compose('a', 0, null);
  expect(page.problems).toEqual([]);
  expect(await composer.compose('b', 7, null)).toBe(page);
  const override = { versions: { search: '1.1.0' }, text: 'search@1.1.0' };
  const swapped = await composer.compose('a', 0, override);
  expect([swapped.id, swapped.releases.search?.version]).toEqual(['c+override', '1.1.0']);
  expect(await composer.compose('a', 0, override)).not.toBe(swapped);
  expect(await composer.compose('a', 0, null)).toBe(page);
});

test('64 compositions are kept, the oldest is let go for another', async () => {
  const { composer } = start((_site, cohort) => ({ id: `c${cohort}`, releases: live }));
  const pages = [];
  for (let cohort = 0; cohort < 64; cohort += 1) pages.push(await composer.compose('a', cohort, null));
  expect(await composer.compose('a', 0, null)).toBe(pages[0]);
  await composer.compose('a', 64, null);
  expect(await composer.compose('a', 1, null)).toBe(pages[1]);
  expect(await composer.compose('a', 0, null)).not.toBe(pages[0]);
});

test('a development server takes the place of a release, on the routes of the live one', async () => {
  const { composer } = start(() => ({ id: 'c', releases: live }));
  const address = 'http://localhost:4101/';
  const page = await composer.compose('a', 0, { versions: {}, dev: { search: address }, text: 'x' });
  expect(page.releases.search).toEqual({
    name: 'search', version: 'dev', base: page.releases.shell?.base, entry: 'mf/team-host.js', chunks: [],
    devManifest: 'http://localhost:4101/mf-manifest.json',
    routes: [{ id: 'search.results', pattern: '/search', gate: 'none', cache: 'shared' }],
  }); // prettier-ignore
  expect([page.releases.shell?.base, page.releases.shell?.devManifest]).toEqual([
    '/assets/shell/1.0.0/',
    undefined,
  ]);
  expect([page.remotes.search, page.problems]).toEqual([null, []]);
});

test('with the registry down a visitor gets the last composition of the cohort, of the site, or of any', async () => {
  let isDown = false;
  const { composer, lines } = start((site, cohort) => {
    if (isDown) throw new Error('gone');
    return { id: `${site}-${cohort}`, releases: live };
  });
  for (const [site, cohort] of [['a', 1], ['b', 2], ['b', 3]] as const) await composer.compose(site, cohort, null); // prettier-ignore
  expect(lines).toEqual([]);
  isDown = true;
  expect(await idOf(composer, 'b', 3)).toBe('b-3');
  expect(await idOf(composer, 'b', 9)).toBe('b-2');
  expect(await idOf(composer, 'c', 9)).toBe('a-1');
  expect(lines[0]).toEqual({
    level: 'warn',
    message: 'the registry did not answer; the last good composition is used',
    fields: { site: 'b', error: 'Error: gone' },
  });
});

test('the last compositions are on disk when they are settled, and written again only when one changes', async () => {
  let id = 'one';
  const { composer } = start(() => ({ id, releases: live }));
  await composer.compose('a', 1, null);
  await composer.settled();
  expect(await stored()).toEqual({ 'a/1': { id: 'one', releases: live } });
  await rm(known());
  await composer.compose('a', 1, null);
  await composer.settled();
  await expect(stored()).rejects.toThrow('ENOENT');
  id = 'two';
  await composer.compose('a', 1, null);
  await composer.settled();
  expect(await stored()).toEqual({ 'a/1': { id: 'two', releases: live } });
  const restarted = start(down);
  expect(await idOf(restarted.composer, 'a', 1)).toBe('two');
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"a/1":{"id":1}}'],
])('stored compositions of %s are as good as none', async (_what, text) => {
  await mkdir(join(folder, 'delivery'));
  await writeFile(known(), text);
  const { composer, lines } = start(down);
  await expect(composer.compose('a', 1, null)).rejects.toThrow('the registry is down');
  expect(lines).toEqual([
    expect.objectContaining({ level: 'warn', message: 'the stored compositions were not readable' }),
  ]);
});

test('a first start has none and says nothing, and a full disk costs no page', async () => {
  const first = start(down);
  await expect(first.composer.compose('a', 1, null)).rejects.toThrow('the registry is down');
  expect(first.lines).toEqual([]);
  await writeFile(join(folder, 'delivery'), 'a file in the place of the folder');
  const { composer, lines } = start(() => ({ id: 'c', releases: live }));
  expect(await idOf(composer, 'a', 1)).toBe('c');
  await composer.settled();
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'warn', message: 'the last good compositions could not be stored' }),
  );
});
