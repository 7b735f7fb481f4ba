import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import { federatedFolder, parseManifest, versionPattern } from 'shared-contracts/remote/manifest';
import { compressRelease } from './compress-release';
import { hashNamedFiles, verifyFiles } from './file-hashes';

/** One release as stored. */
export interface StoredRelease {
  manifest: ReleaseManifest;
  /** Absolute folder. */
  folder: string;
  /** Files of `web/` that may be served, by path below it, with their size in bytes. Those of `mf/` begin with it. */
  files: ReadonlyMap<string, number>;
}

/** Read access to published releases. They never change, so what was read once is kept. */
export interface ReleaseStore {
  /** Rejects when the release is not there, its manifest is broken, or a file is not the one that was published. */
  read: (name: ReleaseName, version: string) => Promise<StoredRelease>;
}

/** Published releases in a folder: `<name>/<version>/{release.json,web/,node/,mf/}`. None is ever changed. */
export interface ArtifactStore extends ReleaseStore {
  folderOf: (name: ReleaseName, version: string) => string;
  has: (name: ReleaseName, version: string) => boolean;
  /** Versions there are, in no order. */
  versions: (name: ReleaseName) => Promise<string[]>;
  /**
   * Moves a finished build into the store, packed for serving. The release appears as a whole or not at all.
   * Rejects when the version exists already, or a file is not the one that was built.
   */
  place: (built: string) => Promise<ReleaseManifest>;
}

const manifestFile = 'release.json';

/** Milliseconds after which a release that could not be read is looked at again, so that it does not cost every page. */
const retryAfterMs = 1000;

/** Reads and checks the manifest in the folder of a release, published or just built. */
export async function readManifest(folder: string): Promise<ReleaseManifest> {
  const file = join(folder, manifestFile);
  return parseManifest(JSON.parse(await readFile(file, 'utf8')), file);
}

/** A release in a folder that is known to hold it. */
export const storedRelease = (manifest: ReleaseManifest, folder: string): StoredRelease => ({
  manifest,
  folder,
  files: new Map([
    ...manifest.web.files.map(({ path, bytes }) => [path, bytes] as const),
    ...(manifest.mf?.files ?? []).map(({ path, bytes }) => [federatedFolder + path, bytes] as const),
  ]),
});

async function readStored(name: ReleaseName, version: string, folder: string): Promise<StoredRelease> {
  const manifest = await readManifest(folder);
  if (manifest.name !== name || manifest.version !== version) {
    throw new Error(
      `${join(folder, manifestFile)} says it is ${manifest.name}@${manifest.version}, not ${name}@${version}. Publish the release again.`,
    );
  }
  await verifyFiles(folder, manifest);
  return storedRelease(manifest, folder);
}

/** Packs a verified build; gives its manifest with the hash of every file, as it is stored then. */
async function finishBuild(built: string, manifest: ReleaseManifest): Promise<ReleaseManifest> {
  await verifyFiles(built, manifest);
  const hashes = manifest.hashes ?? (await hashNamedFiles(built, manifest));
  const finished = { ...manifest, hashes: { ...hashes, ...(await compressRelease(built, manifest)) } };
  await writeFile(join(built, manifestFile), `${JSON.stringify(finished, null, 2)}\n`);
  return finished;
}

/** The artifact store in a folder, which is made with the first release. */
export function createArtifactStore(dir: string): ArtifactStore {
  const kept = new LRUCache<string, Promise<StoredRelease>>({ max: 500 });
  const folderOf = (name: ReleaseName, version: string): string => join(dir, name, version);
  const has = (name: ReleaseName, version: string): boolean =>
    existsSync(join(folderOf(name, version), manifestFile));
  return {
    folderOf,
    has,
    read: async (name, version) => {
      const key = `${name}@${version}`;
      const known = kept.get(key);
      if (known) return known;
      // The pattern lets no version name a folder outside the store.
      if (!versionPattern.test(version)) throw new Error(`"${version}" is not a version such as 1.4.0.`);
      const reading = readStored(name, version, folderOf(name, version));
      kept.set(key, reading);
      reading.catch(() => kept.set(key, reading, { ttl: retryAfterMs }));
      return reading;
    },
    versions: async (name) => {
      const entries = await readdir(join(dir, name)).catch(() => []); // nothing was published under this name
      return entries.filter((entry) => versionPattern.test(entry) && has(name, entry));
    },
    place: async (built) => {
      const manifest = await readManifest(built);
      const { name, version } = manifest;
      const target = folderOf(name, version);
      if (has(name, version)) {
        throw new Error(
          `${name}@${version} exists already, and a release is never changed. Publish it under another version.`,
        );
      }
      const finished = await finishBuild(built, manifest);
      await mkdir(dirname(target), { recursive: true });
      await rm(target, { recursive: true, force: true }); // what a killed publish may have left: it has no manifest
      await rename(built, target);
      kept.delete(`${name}@${version}`);
      return finished;
    },
  };
}
