import type { Composition, PageRelease, ReleaseName } from 'shared-contracts/remote/composition';
import { containerManifest, teamHostScript } from 'shared-contracts/remote/manifest';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { ReleaseDirectory } from '../ports';
import type { StalledReleases } from './stalled-releases';
import type { BundleLoader, LoadedShell } from './bundle-loader';
import type { Override } from './override';
import type { ReleaseStore } from '../artifacts/artifact-store';
import { releaseBase, toPageRelease } from './page-release';
import { composeForMost, composeSalted } from './salted-composition';

/** Everything of one composition that rendering needs. */
export interface LiveComposition {
  /** Content id; ends in `+override` when QA swapped something, and in what replaces a stalled release. */
  id: string;
  releases: Record<ReleaseName, PageRelease>;
  remotes: Record<ReleaseName, RemoteModule | null>;
  shell: LoadedShell;
  /** Remotes that could not be loaded on the server, with the reason. */
  problems: { remote: ReleaseName; message: string }[];
}

/** Versions of one release that are remembered, for when the newer ones stall. */
const mostServed = 5;

export interface Composer {
  /**
   * Rejects only when no shell at all can be loaded.
   *
   * @param cohort the visitor's; null for what most visitors get
   */
  compose: (site: string, cohort: number | null, override: Override | null) => Promise<LiveComposition>;
  /** Loads every bundle anew: code that was cut off may have left its own state half done. */
  renew: () => void;
}

/**
 * Turns versions into loaded bundles. What it made is kept by the composition's id, which says everything about its
 * content; the registry is read for each page, so a change is live with the next one.
 */
export function createComposer(options: {
  releases: ReleaseDirectory;
  store: ReleaseStore;
  bundles: BundleLoader;
  stalled: StalledReleases;
}): Composer {
  const { releases, store, bundles, stalled } = options;
  const complete = new Map<string, LiveComposition>();
  let lastShell: LoadedShell | null = null;

  /** Versions of each release as they were live in this process, the newest first. */
  const served = new Map<ReleaseName, string[]>();
  const noteServed = (versions: Composition['releases']): void => {
    for (const [name, version] of Object.entries(versions)) {
      const before = served.get(name) ?? [];
      if (before[0] !== version)
        served.set(name, [version, ...before.filter((other) => other !== version)].slice(0, mostServed));
    }
  };
  /** The last versions of releases that stalled. One without any keeps its own and is left out, but for the shell: no page is without it. */
  const replacementsOf = (versions: Composition['releases']): Composition['releases'] =>
    Object.fromEntries(
      Object.entries(versions).flatMap(([name, version]) => {
        if (!stalled.has(name, version)) return [];
        const last = served.get(name)?.find((other) => !stalled.has(name, other));
        if (last === undefined && name === 'shell') return [];
        return [[name, last ?? version]];
      }),
    );

  const loadShell = async (version: string | undefined): Promise<LoadedShell> => {
    try {
      if (version === undefined) throw new Error('The composition names no shell: publish and promote one.');
      lastShell = await bundles.shell(version);
      return lastShell;
    } catch (error) {
      if (!lastShell) throw error;
      return lastShell; // a page in the previous shell is better than none
    }
  };

  const make = async (
    id: string,
    versions: Composition['releases'],
    dev: Override['dev'],
  ): Promise<LiveComposition> => {
    const shell = await loadShell(versions.shell);
    const live: LiveComposition = { id, releases: {}, remotes: {}, shell, problems: [] };
    live.releases.shell = toPageRelease((await store.read('shell', shell.version)).manifest);
    if (shell.version !== versions.shell) {
      live.problems.push({
        remote: 'shell',
        message: `shell@${versions.shell} cannot be loaded; shell@${shell.version} stands in`,
      });
    }
    await Promise.all(
      Object.entries(versions).map(async ([name, version]) => {
        if (name === 'shell') return;
        try {
          live.releases[name] = toPageRelease((await store.read(name, version)).manifest);
        } catch (error) {
          live.remotes[name] = null;
          live.problems.push({ remote: name, message: String(error) });
          return;
        }
        const address = dev?.[name];
        if (address) {
          // A development server has no server bundle: the browser loads it, by the routes of the live version.
          live.releases[name] = {
            ...live.releases[name],
            version: 'dev',
            base: releaseBase('shell', shell.version),
            entry: teamHostScript,
            chunks: [],
            devManifest: address + containerManifest,
          };
          live.remotes[name] = null;
          return;
        }
        try {
          if (stalled.has(name, version)) throw new Error(`${name}@${version} held the process.`);
          live.remotes[name] = await bundles.remote(name, version, shell);
        } catch (error) {
          live.remotes[name] = null;
          live.problems.push({
            remote: name,
            message: error instanceof Error ? error.message : String(error),
          });
        }
      }),
    );
    return live;
  };

  return {
    compose: async (site, cohort, override) => {
      const composition =
        cohort === null ? composeForMost(releases, site) : composeSalted(releases, site, cohort);
      if (!override) noteServed(composition.releases);
      const wanted = { ...composition.releases, ...override?.versions };
      const replacements = replacementsOf(wanted);
      const versions = { ...wanted, ...replacements };
      const replaced = Object.entries(replacements).map(([name, version]) => `+${name}-${version}`);
      const id = [composition.id, ...(override ? ['+override'] : []), ...replaced].join('');
      const known = complete.get(id);
      if (known) return known;
      const live = await make(id, versions, override?.dev);
      if (!override && live.problems.length === 0) {
        if (complete.size >= 64) complete.delete(complete.keys().next().value ?? '');
        complete.set(id, live);
      }
      return live;
    },
    renew: () => {
      complete.clear();
      bundles.renew();
    },
  };
}
