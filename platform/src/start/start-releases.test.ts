import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { ReleaseManifest } from 'shared-contracts/remote/composition';
import { releaseNames } from 'shared-contracts/remote/manifest';
import { noteBuilds } from '../release/built-record';
import { loadReleaseBuilder, type ReleaseBuilder } from '../release/release-builder';
import { createRegistry, type RegistryInMemory } from '../testing/release-registry';
import { startReleases, type StartReleasesOptions } from './start-releases';

jest.mock('../release/release-builder');

let artifacts: string;
let staging: string;
let registry: RegistryInMemory;
/** Source of each release, in the place of its hash. */
let sources: Record<string, string>;
let built: string[];
let warnings: string[];
/** What the gate says; it lets everything pass when empty. */
let refusal: string;
let checked: string[][];

const manifestOf = (name: string, version: string): ReleaseManifest => ({
  name,
  version,
  contract: '1.0.0',
  builtAt: '',
  web: { entry: 'main.js', chunks: [], files: [] },
  node: 'node/bundle.cjs',
  routes: [],
  slots: [],
  shared: {},
});

async function writeBuild(name: string, version: string): Promise<string> {
  const folder = join(staging, name, version);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifestOf(name, version)));
  return folder;
}

const builder: Partial<ReleaseBuilder> = {
  sourceHash: (name) => sources[name] ?? 'first',
  buildReleases: async ({ names, version }) => {
    for (const name of names) {
      built.push(name);
      await writeBuild(name, version);
    }
  },
};

const releaseService: StartReleasesOptions['releaseService'] = {
  plan: async (name) => {
    const count = registry.published.filter((manifest) => manifest.name === name).length;
    return { version: `1.0.${count}`, folder: '' };
  },
  accept: async (folders, { isChecked = true } = {}) => {
    const names = folders.map((folder) => basename(dirname(folder)));
    if (isChecked) checked.push(names);
    if (isChecked && refusal !== '') throw new Error(refusal);
    const releases: ReleaseManifest[] = [];
    for (const folder of folders) {
      const [name, version] = [basename(dirname(folder)), basename(folder)];
      await mkdir(join(artifacts, name), { recursive: true });
      await rename(folder, join(artifacts, name, version));
      releases.push(manifestOf(name, version));
      await registry.registry.publish(manifestOf(name, version));
    }
    return { releases, notes: [] };
  },
  promote: async (releases) => {
    for (const { name, version } of releases) await registry.registry.promote(name, version);
    return [];
  },
  status: () => registry.registry.status(),
};

const start = (more: Partial<StartReleasesOptions> = {}) =>
  startReleases({
    releaseService,
    artifacts,
    staging,
    log: { info: () => undefined, warn: (_fields, message) => void warnings.push(message) },
    update: () => undefined,
    isDevelopment: false,
    ...more,
  });

/** What `release publish` does with the source as it is. */
async function publishByHand(name: string, version: string): Promise<void> {
  await releaseService.accept([await writeBuild(name, version)]);
  await noteBuilds(artifacts, [{ name, version, source: sources[name] ?? 'first' }], true);
}

beforeEach(async () => {
  artifacts = await mkdtemp(join(tmpdir(), 'start-releases-'));
  staging = join(artifacts, '.staging');
  registry = createRegistry();
  [sources, built, warnings, refusal, checked] = [{}, [], [], '', []];
  jest.mocked(loadReleaseBuilder).mockResolvedValue(builder as ReleaseBuilder); // the start uses no more of it
  await start();
  built = [];
});
afterEach(() => rm(artifacts, { recursive: true, force: true }));

test('a first start makes everything live without the gate, and the next one builds nothing', async () => {
  expect([...registry.live.keys()].toSorted()).toEqual([...releaseNames].toSorted());
  expect(checked).toEqual([]);
  expect(await start()).toEqual([]);
  expect(built).toEqual([]);
});

test('changed source passes the gate as one set before it is live', async () => {
  sources = { search: 'second', leads: 'second' };
  expect((await start()).toSorted()).toEqual(['leads', 'search']);
  expect(checked).toHaveLength(1);
  expect(registry.live.get('search')).toBe('1.0.1');
  expect(warnings).toEqual([]);
  expect(await start()).toEqual([]);
});

test('changed source that the gate refuses is not live, and a warning names release, reasons and next step', async () => {
  sources = { locations: 'second' };
  refusal = 'locations@1.0.1 was not published:\n  - the slot locations.card is gone';
  expect(await start()).toEqual([]);
  expect(registry.live.get('locations')).toBe('1.0.0');
  expect(warnings).toEqual([
    expect.stringMatching(
      /^The source of locations has changed and was not made live\. .*the slot locations\.card is gone\n.*npx forecourt release publish locations/s,
    ),
  ]);
  // Not forgotten: the next start checks it again, since what is live beside it may have changed.
  refusal = '';
  expect(await start()).toEqual(['locations']);
});

test('developers get changed source without the gate', async () => {
  sources = { search: 'second' };
  expect(await start({ isDevelopment: true })).toEqual(['search']);
  expect(checked).toEqual([]);
});

test('source that was published and rolled back by hand stays rolled back', async () => {
  sources = { search: 'second' };
  await publishByHand('search', '1.0.1');
  await releaseService.promote([{ name: 'search', version: '1.0.1' }]);
  await registry.registry.rollback('search');
  expect(await start()).toEqual([]);
  expect([registry.live.get('search'), built, warnings]).toEqual(['1.0.0', [], []]);
});

test('source that was published by hand stays unpromoted, also after another source', async () => {
  sources = { search: 'second' };
  await publishByHand('search', '1.0.1');
  expect(await start()).toEqual([]);
  sources = { search: 'third' };
  expect(await start()).toEqual(['search']);
  sources = { search: 'second' };
  expect(await start()).toEqual([]);
  expect(registry.live.get('search')).toBe('1.0.2');
});

test('a start leaves a release alone that some visitors get in another version', async () => {
  sources = { search: 'second' };
  const status: typeof releaseService.status = () => {
    const { revision, releases } = registry.registry.status();
    const targeted = [{ version: '1.0.9', percent: 10 }];
    return {
      revision,
      releases: releases.map((release) => (release.name === 'search' ? { ...release, targeted } : release)),
    };
  };
  expect(await start({ releaseService: { ...releaseService, status } })).toEqual([]);
  expect(built).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(/^The source of search .* some visitors get a version/)]);
});

test('a release whose files are lost comes back without the gate', async () => {
  await rm(join(artifacts, 'search'), { recursive: true });
  expect(await start()).toEqual(['search']);
  expect(checked).toEqual([]);
});

test('the record of builds keeps what was published by hand', async () => {
  sources = { search: 'second' };
  await publishByHand('search', '1.0.1');
  sources = { search: 'third' };
  await start();
  expect(JSON.parse(await readFile(join(artifacts, 'built.json'), 'utf8'))).toMatchObject({
    search: { version: '1.0.2', source: 'third', published: ['second'] },
  });
});
