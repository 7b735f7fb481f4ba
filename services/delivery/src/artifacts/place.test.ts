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

test('a placed release has the hash of every file, packed twins too', async () => {
  const store = createArtifactStore(dir);
  const { hashes = {} } = await store.place(await build('1.0.0'));
  const names = ['node/bundle.cjs', ...Object.keys(web).map((name) => `web/${name}`)];
  const twins = ['web/main.js', 'web/a.css', 'web/a.json', 'web/a.svg', 'web/a.txt'];
  expect(Object.keys(hashes).toSorted()).toEqual(
    [...names, ...twins.flatMap((name) => [`${name}.br`, `${name}.gz`])].toSorted(),
  );
  expect((await store.read('shell', '1.0.0')).manifest.hashes).toEqual(hashes);
});

test.each([
  ['web/main.js', 'y'.repeat(1024)],
  ['web/main.js.br', 'y'],
  ['node/bundle.cjs', 'module.exports = 1;'],
])('one changed byte of %s in the store is refused with its name', async (path, text) => {
  const store = createArtifactStore(dir);
  await store.place(await build('1.0.0'));
  await writeFile(join(dir, 'shell', '1.0.0', path), text);
  await expect(createArtifactStore(dir).read('shell', '1.0.0')).rejects.toThrow(
    `shell@1.0.0 is not as it was built: ${path} has changed. Publish it again under another version.`,
  );
});

test('a build whose files are not those of its hashes is not placed, with the name of each', async () => {
  const store = createArtifactStore(dir);
  const { hashes } = await store.place(await build('1.0.0'));
  const built = await build('1.1.0');
  const file = join(built, 'release.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object; // a release the test wrote
  const { 'web/a.png': _left, ...others } = hashes ?? {};
  const listed = Object.entries(others).filter(([path]) => !/\.(?:br|gz)$/.test(path));
  await writeFile(file, JSON.stringify({ ...manifest, hashes: Object.fromEntries(listed) }));
  await writeFile(join(built, 'web/a.css'), 'other');
  await rm(join(built, 'web/a.svg'));
  await expect(store.place(built)).rejects.toThrow(
    /^shell@1\.1\.0 is not as it was built: (?=.*web\/a\.css has changed)(?=.*web\/a\.svg is missing)(?=.*web\/a\.png has no hash)/,
  );
  expect(store.has('shell', '1.1.0')).toBe(false);
});
