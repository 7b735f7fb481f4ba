import { mkdtemp, rm } from 'node:fs/promises';
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
afterEach(() => rm(folder, { recursive: true, force: true }));

const live: Composition['releases'] = { shell: '1.0.0', search: '1.0.0' };

/** A composer on what a registry says. */
function start(compositionFor: (site: string, cohort: number) => Composition) {
  const { log } = recordingLog();
  const store = createArtifactStore(folder);
  const bundles = createBundleLoader(store, log);
  const stalled = createStalledReleases(log, () => undefined);
  return { composer: createComposer({ releases: { compositionFor }, store, bundles, stalled }) };
}
const idOf = async (composer: Composer, site: string, cohort: number | null) =>
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

test('most visitors get no release that is tried with a tenth of them, whatever its order of visitors', async () => {
  for (let patch = 0; patch < 30; patch += 1) {
    const tried = { shell: '1.0.0', search: `1.2.${patch}` };
    const { composer } = start((_site, cohort) =>
      cohort < 10 ? { id: `tried-${patch}`, releases: tried } : { id: 'most', releases: live },
    );
    expect(await idOf(composer, 'a', null)).toBe('most');
  }
});
