import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { shellRelease, writeRelease } from '../testing/releases';
import { createArtifactStore } from './artifact-store';

let dir: string;
let builds: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'artifacts-'));
  builds = await mkdtemp(join(tmpdir(), 'builds-'));
});
afterEach(() => Promise.all([dir, builds].map((folder) => rm(folder, { recursive: true, force: true }))));

const long = 'x'.repeat(1024);
const web = { 'main.js': long, 'short.js': long.slice(1), 'a.png': long, 'a.js.map': long, 'a.css': long, 'a.json': long, 'a.svg': long, 'a.txt': long }; // prettier-ignore

/** A build of the shell in a folder of its own. */
async function build(version: string): Promise<string> {
  await writeRelease(builds, { ...shellRelease(version), web });
  return join(builds, 'shell', version);
}

test('a build is moved into the store as a whole, packed for serving', async () => {
  const store = createArtifactStore(dir);
  expect([store.has('shell', '1.0.0'), await store.versions('shell')]).toEqual([false, []]);
  const built = await build('1.0.0');
  expect(await store.place(built)).toMatchObject({ name: 'shell', version: '1.0.0' });
  await expect(access(built)).rejects.toThrow('ENOENT');
  expect(store.folderOf('shell', '1.0.0')).toBe(join(dir, 'shell', '1.0.0'));
  const folder = join(dir, 'shell', '1.0.0', 'web');
  const packed = (await readdir(folder)).filter((name) => /\.(?:br|gz)$/.test(name)).toSorted();
  const names = ['a.css', 'a.json', 'a.svg', 'a.txt', 'main.js'];
  expect(packed).toEqual(names.flatMap((name) => [`${name}.br`, `${name}.gz`]));
  expect(String(brotliDecompressSync(await readFile(join(folder, 'main.js.br'))))).toBe(long);
  expect(String(gunzipSync(await readFile(join(folder, 'main.js.gz'))))).toBe(long);
  expect((await store.read('shell', '1.0.0')).files.get('main.js')).toBe(1024);
});

test('a release is never changed', async () => {
  const store = createArtifactStore(dir);
  await store.place(await build('1.0.0'));
  const again = await build('1.0.0');
  await expect(store.place(again)).rejects.toThrow(
    'shell@1.0.0 exists already, and a release is never changed. Publish it under another version.',
  );
  await access(again);
  const read = await store.read('shell', '1.0.0');
  expect(await store.read('shell', '1.0.0')).toBe(read);
});

test('what a killed publish left is no release, and gives way to one', async () => {
  const store = createArtifactStore(dir);
  await mkdir(join(dir, 'shell', '1.1.0', 'web'), { recursive: true });
  await writeFile(join(dir, 'shell', '1.1.0', 'web', 'left.js'), '');
  await mkdir(join(dir, 'shell', 'drafts'));
  await writeFile(join(dir, 'shell', 'drafts', 'release.json'), '{}');
  expect(await store.versions('shell')).toEqual([]);
  await store.place(await build('1.1.0'));
  expect(await store.versions('shell')).toEqual(['1.1.0']);
  expect(await readdir(join(dir, 'shell', '1.1.0', 'web'))).not.toContain('left.js');
});
