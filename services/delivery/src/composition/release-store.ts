import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { PageRelease, ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import { releaseNames } from 'shared-contracts/remote/manifest';
import { slotSpace, type SlotName } from 'shared-contracts/slots';

/** `1.4.0` or `1.5.0-rc.1`; nothing that could leave the folder it names. */
export const versionPattern = /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9a-z]+(?:[.-][0-9a-z]+)*)?$/i;

const relativePath = z.string().check(
  z.refine((path) => !path.startsWith('/') && !path.split(/[/\\]/).includes('..'), {
    error: 'must be a path inside the release',
  }),
);

const manifestSchema = z.object({
  name: z.enum(releaseNames),
  version: z.string().check(z.regex(versionPattern)),
  contract: z.string(),
  builtAt: z.string(),
  web: z.object({
    entry: relativePath,
    chunks: z.array(relativePath),
    files: z.array(z.object({ path: relativePath, bytes: z.number() })),
  }),
  node: relativePath,
  routes: z.array(
    z.object({
      id: z.string(),
      pattern: z.string(),
      gate: z.enum(['none', 'signed-in']),
      cache: z.enum(['shared', 'private']),
      frame: z.optional(z.literal('none')),
    }),
  ),
  slots: z.array(z.string().check(z.refine((name): name is SlotName => name in slotSpace))),
  shared: z.record(z.string(), z.string()),
});

/** Checks a `release.json`; throws an error that names the field. */
export function parseManifest(raw: unknown, where: string): ReleaseManifest {
  const parsed = z.safeParse(manifestSchema, raw);
  if (parsed.success) return parsed.data as ReleaseManifest; // slot names are checked above, which the inferred type forgets
  const first = parsed.error.issues[0];
  throw new Error(
    `${where}: ${first?.path.join('.') || 'the file'} is not valid (${first?.message}). Publish the release again.`,
  );
}

/** One release as stored. */
export interface StoredRelease {
  manifest: ReleaseManifest;
  /** Absolute folder. */
  folder: string;
  /** Files that may be served, by path relative to `web/`, with their size in bytes. */
  files: ReadonlyMap<string, number>;
}

/** Read access to the artifact store. Releases never change, so what was read once is kept. */
export interface ReleaseStore {
  /** Rejects when the release is not there or its manifest is broken. */
  read: (name: ReleaseName, version: string) => Promise<StoredRelease>;
}

/** URL of the folder that a release's files are served from. */
const releaseBase = (name: ReleaseName, version: string): string => `/assets/${name}/${version}/`;

/** What the page needs to know of a release. */
export const toPageRelease = ({ name, version, web, routes }: ReleaseManifest): PageRelease => ({
  name,
  version,
  base: releaseBase(name, version),
  entry: web.entry,
  chunks: web.chunks,
  routes,
});

/** The artifact store in a folder: `<dir>/<name>/<version>/release.json`. */
export function createReleaseStore(dir: string): ReleaseStore {
  const kept = new LRUCache<string, StoredRelease>({ max: 500 });
  return {
    read: async (name, version) => {
      const key = `${name}@${version}`;
      const known = kept.get(key);
      if (known) return known;
      if (!versionPattern.test(version)) throw new Error(`"${version}" is not a version such as 1.4.0.`);
      const folder = resolve(dir, name, version);
      if (!folder.startsWith(resolve(dir) + sep))
        throw new Error(`Release ${key} lies outside the artifact store.`);
      const file = join(folder, 'release.json');
      const manifest = parseManifest(JSON.parse(await readFile(file, 'utf8')), file);
      if (manifest.name !== name || manifest.version !== version) {
        throw new Error(
          `${file} says it is ${manifest.name}@${manifest.version}, not ${key}. Publish the release again.`,
        );
      }
      const files = new Map(manifest.web.files.map(({ path, bytes }) => [path, bytes]));
      const release = { manifest, folder, files };
      kept.set(key, release);
      return release;
    },
  };
}
