import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from 'shared-contracts/slots';
import { createArtifactStore } from '../artifacts/artifact-store';
import { recordingLog } from '../testing/recording-log';
import { searchRelease, shellBundle, shellRelease, writeRelease } from '../testing/releases';
import { createBundleLoader, type BundleLoader, type LoadedShell } from './bundle-loader';
import { ownerOf } from './escaped-errors';

let dir: string;
let loader: BundleLoader;
let shell: LoadedShell;
let nowMs = 0;
const { log, lines } = recordingLog();
let count = 0;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'bundle-loader-'));
  loader = createBundleLoader(createArtifactStore(dir), log, () => nowMs);
  await writeRelease(dir, shellRelease());
  shell = await loader.shell('1.0.0');
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const nextVersion = (): string => `3.0.${(count += 1)}`;
const loadShell = async (node: string) => {
  const version = nextVersion();
  await writeRelease(dir, { ...shellRelease(version), node });
  return loader.shell(version);
};
const loadRemote = async (node: string, of = shell) => {
  const version = nextVersion();
  await writeRelease(dir, searchRelease(version, node));
  return loader.remote('search', version, of);
};
/** A part that answers with what a function given to it gives. */
const calling = `{ load: (ask) => ask() }`;
const remoteOf = (changes = '') => `{ contract: '1.4.2', routes: [], slots: {}, ${changes} }`;

test('a shell is taken as the bundle itself or as its default export', async () => {
  expect((await loader.shell('1.0.0')).server.contract).toBe('1.0.0');
  const asDefault = await loadShell(shellBundle.replace('module.exports =', 'exports.default ='));
  expect(asDefault.server.sharedModules).toEqual({ 'shared-thing': { label: 'shared' } });
  expect(asDefault.version).toBe(`3.0.${count}`);
});

test.each([
  ['render', `{ contract: '1.0.0', sharedModules: {} }`],
  ['its shared modules', `{ contract: '1.0.0', render() {} }`],
  ['shared modules that are any', `{ contract: '1.0.0', render() {}, sharedModules: null }`],
  ['its contract', `{ render() {}, sharedModules: {} }`],
])('a shell without %s is refused', async (_what, exported) => {
  const message = 'does not export contract, sharedModules and render.';
  await expect(loadShell(`module.exports = ${exported}`)).rejects.toThrow(`shell@3.0.${count} ${message}`);
  await expect(loadShell(`exports.default = ${exported}`)).rejects.toThrow(message);
});

test('a remote is taken by its name or as the default export, and linked to the shell it is loaded for', async () => {
  const named = await loadRemote(`exports.remote = ${remoteOf(`id: require('shared-thing').label`)}`);
  const asDefault = await loadRemote(`exports.default = ${remoteOf(`id: 'default'`)}`);
  expect([named, asDefault]).toEqual([
    expect.objectContaining({ id: 'shared' }),
    expect.objectContaining({ id: 'default' }),
  ]);
});

test.each([
  '{ slots: {} }',
  '{ routes: {}, slots: {} }',
  '{ routes: [] }',
  '{ routes: [], slots: null }',
  '7',
])('a remote of %s is refused', async (exported) => {
  await expect(loadRemote(`exports.remote = ${exported}`)).rejects.toThrow(
    'does not export a remote with routes and slots.',
  );
});

test.each(['2.0.0', '0.9.0', '10.0.0'])(
  'a remote of contract %s does not fit a shell of 1.0.0',
  async (contract) => {
    const remote = `exports.remote = { contract: '${contract}', routes: [], slots: {} }`;
    await expect(loadRemote(remote)).rejects.toThrow(
      `search@3.0.${count} was built against contract ${contract}; the live shell speaks 1.0.0. Build it again.`,
    );
  },
);

test('of Node it reaches only allowed modules, under either name, and knows its own file', async () => {
  const code = `const [path, same] = [require('node:path'), require('path')];
    exports.remote = ${remoteOf(`id: [path === same, path.basename(__filename), path.dirname(__filename) === __dirname]`)}`;
  expect(await loadRemote(code)).toMatchObject({ id: [true, 'bundle.cjs', true] });
});

test.each(['node:fs', 'fs', 'child_process', 'node:vm', 'react', 'toString', './other.js'])(
  'it may not require %s',
  async (id) => {
    await expect(loadRemote(`require('${id}')`)).rejects.toThrow(
      `search@3.0.${count} requires "${id}", which the platform does not provide. Bundle it into the release.`,
    );
    await expect(loadShell(`require('${id}')`)).rejects.toThrow(`shell@3.0.${count} requires "${id}"`);
  },
);

test('what a load or a rendering leaves behind is its release’s', async () => {
  const remote = await loadRemote(
    `exports.remote = { contract: '1.0.0', routes: [${calling}, {}], slots: { bar: ${calling}, foo: {} } }`,
  );
  type Part = { load?: (ask: () => unknown) => unknown };
  const { routes, slots } = remote as unknown as { routes: Part[]; slots: Record<string, Part> }; // the parts above
  const owner = () => ownerOf('no stack', 'rejection');
  expect(routes.map(({ load }) => load?.(owner))).toEqual([`search@3.0.${count}`, undefined]);
  expect([slots['bar']?.load?.(owner), slots['foo']]).toEqual([`search@3.0.${count}`, {}]);
  const rendering = await loadShell(
    `module.exports = { contract: '1.0.0', sharedModules: {}, render: ({ api }) => api() }`,
  );
  const input = { composition: 'c-1', api: owner } as unknown as Parameters<
    typeof rendering.server.render
  >[0]; // all it uses
  expect(rendering.server.render(input)).toBe('a page of composition c-1');
});

test('an error of a bundle names its file, so that its release is known by the stack', async () => {
  const failed: unknown = await loadRemote('throw new Error("at the top")').catch((error: unknown) => error);
  expect(ownerOf(failed, 'exception')).toBe(`search@3.0.${count}`);
});

test('a bundle is run once for each shell, and a failed one is left alone for two seconds', async () => {
  const version = nextVersion();
  const load = (name: RemoteName = 'search', of = shell) => loader.remote(name, version, of);
  await writeRelease(dir, searchRelease(version, 'throw "not yet"'));
  await expect(load()).rejects.toBe('not yet');
  const failure = {
    release: `search@${version} on shell@1.0.0`,
    error: expect.stringContaining('not yet') as string,
  };
  expect(lines.at(-1)).toEqual({
    level: 'error',
    message: 'a server bundle could not be loaded',
    fields: failure,
  });
  await writeRelease(dir, searchRelease(version, `exports.remote = ${remoteOf()}`));
  const logged = lines.length;
  nowMs += 1_999;
  await expect(load()).rejects.toThrow('not yet');
  expect(lines).toHaveLength(logged);
  nowMs += 1;
  const loaded = await load();
  expect(await load()).toBe(loaded);
  expect(await load('search', { ...shell, version: '1.0.1' })).not.toBe(loaded);
});
