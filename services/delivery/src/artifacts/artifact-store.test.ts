import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toPageRelease } from '../composition/page-release';
import { searchRelease, writeRelease } from '../testing/releases';
import { createArtifactStore } from './artifact-store';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artifact-store-'));
  await writeRelease(folder, searchRelease('1.0.0'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const manifestOf = async (version: string): Promise<Record<string, object>> =>
  JSON.parse(await readFile(join(folder, 'search', version, 'release.json'), 'utf8')) as Record<
    string,
    object
  >; // a release the test wrote

test('a release is read with its files, and as a page needs it', async () => {
  const { manifest, files, folder: own } = await createArtifactStore(folder).read('search', '1.0.0');
  expect(own).toBe(join(folder, 'search', '1.0.0'));
  expect([...files]).toEqual([
    ['remoteEntry.js', 'var fc_search = "1.0.0"'.length],
    ['mf/mf-manifest.json', '{}'.length],
  ]);
  expect(toPageRelease(manifest)).toEqual({
    name: 'search',
    version: '1.0.0',
    base: '/assets/search/1.0.0/',
    entry: 'remoteEntry.js',
    chunks: [],
    routes: [{ id: 'search.results', pattern: '/search', gate: 'none', cache: 'shared' }],
  });
});

test.each(['1.0', '1.0.0/../1.0.0', '..', '1.0.0-', 'v1.0.0', ''])('"%s" is no version', async (version) => {
  await expect(createArtifactStore(folder).read('search', version)).rejects.toThrow(
    `"${version}" is not a version such as 1.4.0.`,
  );
});

test('a release that is another one than its folder says is refused', async () => {
  await writeRelease(folder, searchRelease('1.2.0'));
  const file = join(folder, 'search', '1.2.0', 'release.json');
  const manifest = await manifestOf('1.2.0');
  for (const change of [{ version: '1.2.1' }, { name: 'leads' }]) {
    await writeFile(file, JSON.stringify({ ...manifest, ...change }));
    await expect(createArtifactStore(folder).read('search', '1.2.0')).rejects.toThrow(
      /release\.json says it is (?:search@1\.2\.1|leads@1\.2\.0), not search@1\.2\.0\. Publish/,
    );
  }
});
