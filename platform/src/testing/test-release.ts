import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import { findPlatform } from '../control/control-client';
import { homeFolders } from '../core/environment';

/** A small release, as its name, version and the CommonJS of its server bundle. */
export type TestRelease = [name: ReleaseName, version: string, code: string];

/** Writes a release as a build would leave it in the staging folder of a platform; gives its folder. */
export async function writeTestRelease(home: string, [name, version, code]: TestRelease): Promise<string> {
  const folder = join(homeFolders(home).staging, `${name}-${version}`);
  const manifest: ReleaseManifest = {
    name,
    version,
    contract: '1.0.0',
    builtAt: '',
    web: { entry: 'main.js', chunks: [], files: [{ path: 'main.js', bytes: 0 }] },
    node: 'node/bundle.cjs',
    routes: [],
    slots: [],
    shared: {},
  };
  await mkdir(join(folder, 'node'), { recursive: true });
  await mkdir(join(folder, 'web'), { recursive: true });
  await writeFile(join(folder, 'node/bundle.cjs'), code);
  await writeFile(join(folder, 'web/main.js'), '');
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest));
  return folder;
}

/** Makes a shell live that answers every page with `<p>served</p>`. */
export async function promoteSmallShell(home: string): Promise<void> {
  const folder = await writeTestRelease(home, [
    'shell',
    '1.0.0',
    `module.exports = { contract: '1.0.0', sharedModules: {}, render: async () =>
      ({ kind: 'page', status: 200, html: '<p>served</p>', cache: 'private', complete: true }) };`,
  ]);
  const running = await findPlatform(home);
  await running?.call('release.accept', { folders: [folder] });
  await running?.call('release.promote', { releases: [{ name: 'shell', version: '1.0.0' }] });
}
