import type { Api } from 'service-api';
import type { ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import type { LiveRelease } from './neighbours';
import type { Versions } from './trial-parts';
import { compareVersions } from './versions';

/** What the registry says is live, as the gate needs it. */
export interface LiveState {
  published: (name: ReleaseName) => string[];
  /** What everybody gets who is not targeted. */
  versions: () => Versions;
  /** Every release that somebody gets. */
  releases: () => LiveRelease[];
  /**
   * Compositions that candidates meet or may meet: what is live; what some get instead; each neighbour one version back, so
   * that a rollback is safe too.
   */
  neighbourhoods: (candidates: readonly ReleaseName[]) => Versions[];
  /** Versions that a rollback would make live for all, or for some, who get none of them now. */
  versionsBefore: (name: ReleaseName) => Promise<string[]>;
}

/** @param isStored whether the store has a release */
export function createLiveState(
  registry: Api['releases'],
  isStored: (name: ReleaseName, version: string) => boolean,
): LiveState {
  const published = (name: ReleaseName): string[] =>
    registry
      .status()
      .releases.find((release) => release.name === name)
      ?.published.map(({ version }) => version) ?? [];

  const versions = (): Versions =>
    Object.fromEntries(
      registry.status().releases.flatMap(({ name, live }) => (live === null ? [] : [[name, live]])),
    );

  const manifestOf = (name: ReleaseName, version: string | null): ReleaseManifest[] => {
    const manifest = version === null ? undefined : registry.manifest(name, version);
    return manifest ? [manifest] : [];
  };

  return {
    published,
    versions,
    releases: () =>
      registry.status().releases.flatMap(({ name, live, targeted }): LiveRelease[] => [
        ...manifestOf(name, live).map((manifest) => ({ manifest, sites: null, percent: null })),
        ...targeted.flatMap(({ version, sites, percent }) =>
          manifestOf(name, version).map((manifest) => ({
            manifest,
            sites: sites ?? null,
            percent: percent ?? null,
          })),
        ),
      ]),
    neighbourhoods: (candidates) => {
      const live = versions();
      const others = registry.status().releases.filter(({ name }) => !candidates.includes(name));
      const targets = others.flatMap(({ name, targeted }) =>
        targeted.map(({ version }): Versions => ({ ...live, [name]: version })),
      );
      const older = others.flatMap(({ name, live: current }): Versions[] => {
        if (current === null) return [];
        const before = published(name)
          .filter((version) => compareVersions(version, current) < 0 && isStored(name, version))
          .toSorted(compareVersions)
          .at(-1);
        return before === undefined ? [] : [{ ...live, [name]: before }];
      });
      return [live, ...targets, ...older];
    },
    versionsBefore: async (name) => {
      const before = await registry.stateBefore(name);
      if (before === null) return [];
      const current = registry.status().releases.find((release) => release.name === name);
      const live = current?.live ?? null;
      const tried = (current?.targeted ?? []).map(({ version }) => version);
      const forAll = before.version === null || before.version === live ? [] : [before.version];
      const forSome = before.targeted
        .map(({ version }) => version)
        .filter((version) => version !== live && !tried.includes(version));
      return [...new Set([...forAll, ...forSome])];
    },
  };
}
