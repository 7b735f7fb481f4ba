import type { Api } from 'service-api';
import type { ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';

export interface RegistryInMemory {
  registry: Api['releases'];
  live: ReadonlyMap<ReleaseName, string>;
  /** Manifests in the order in which they were published. */
  published: readonly ReleaseManifest[];
  /** The manifest of a release as it was published. */
  find: (name: ReleaseName, version: string) => ReleaseManifest | undefined;
}

/** A registry of releases in memory: what is live is what was promoted last. */
export function createRegistry(): RegistryInMemory {
  const published: ReleaseManifest[] = [];
  const live = new Map<ReleaseName, string>();
  const promoted: { name: ReleaseName; version: string }[] = [];
  const find = (name: ReleaseName, version: string) =>
    published.find((entry) => entry.name === name && entry.version === version);
  const registry: Pick<
    Api['releases'],
    'publish' | 'promote' | 'rollback' | 'status' | 'manifest' | 'stateBefore'
  > = {
    publish: async (manifest) => void published.push(manifest),
    promote: async (name, version) => {
      if (live.get(name) === version) return false;
      promoted.push({ name, version });
      live.set(name, version);
      return true;
    },
    rollback: async (name) => {
      promoted.splice(
        promoted.findLastIndex((entry) => entry.name === name),
        1,
      );
      const before = promoted.findLast((entry) => entry.name === name)?.version ?? null;
      if (before !== null) live.set(name, before);
      return before;
    },
    stateBefore: async (name) => {
      const version = promoted.filter((entry) => entry.name === name).at(-2)?.version;
      return version === undefined ? null : { version, targeted: [] };
    },
    manifest: find,
    status: () => ({
      revision: promoted.length,
      releases: [...new Set(published.map(({ name }) => name))].map((name) => ({
        name,
        live: live.get(name) ?? null,
        targeted: [],
        published: published
          .filter((entry) => entry.name === name)
          .map(({ version }) => ({ version, publishedAt: '' })),
      })),
    }),
  };
  // The calls that the release service makes.
  return { registry: registry as Api['releases'], live, published, find };
}
