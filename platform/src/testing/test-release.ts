import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
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
    web: { entry: 'main.js', chunks: [], files: [] },
    node: 'node/bundle.cjs',
    routes: [],
    slots: [],
    shared: {},
  };
  await mkdir(join(folder, 'node'), { recursive: true });
  await mkdir(join(folder, 'web'), { recursive: true });
  await writeFile(join(folder, 'node/bundle.cjs'), code);
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest));
  return folder;
}
