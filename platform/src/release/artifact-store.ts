import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import { parseManifest } from 'service-delivery';
import { compressRelease } from './compress-release';
import { parseVersion } from './versions';

/** Published releases in a folder: `<name>/<version>/{release.json,web/,node/}`. None is ever changed. */
export interface ArtifactStore {
  dir: string;
  folderOf: (name: ReleaseName, version: string) => string;
  has: (name: ReleaseName, version: string) => boolean;
  /** Versions there are, in no order. */
  versions: (name: ReleaseName) => Promise<string[]>;
  /**
   * Moves a finished build into the store, packed for serving. The release appears as a whole or not at all.
   * Rejects when the version exists already.
   */
  place: (built: string) => Promise<ReleaseManifest>;
}

/** Reads and checks the manifest of a finished build. */
export async function readBuilt(folder: string): Promise<ReleaseManifest> {
  const file = join(folder, 'release.json');
  return parseManifest(JSON.parse(await readFile(file, 'utf8')), file);
}

export function createArtifactStore(dir: string): ArtifactStore {
  const folderOf = (name: ReleaseName, version: string) => join(dir, name, version);
  const has = (name: ReleaseName, version: string) =>
    existsSync(join(folderOf(name, version), 'release.json'));
  return {
    dir,
    folderOf,
    has,
    versions: async (name) => {
      const entries = await readdir(join(dir, name)).catch(() => []); // nothing was published under this name
      return entries.filter((entry) => parseVersion(entry) !== null && has(name, entry));
    },
    place: async (built) => {
      const manifest = await readBuilt(built);
      const { name, version } = manifest;
      const target = folderOf(name, version);
      if (has(name, version)) {
        throw new Error(
          `${name}@${version} exists already, and a release is never changed. Publish it under another version.`,
        );
      }
      await compressRelease(built, manifest);
      await mkdir(dirname(target), { recursive: true });
      await rm(target, { recursive: true, force: true }); // what a killed publish may have left: it has no manifest
      await rename(built, target);
      return manifest;
    },
  };
}
