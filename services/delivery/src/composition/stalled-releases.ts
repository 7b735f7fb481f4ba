import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { Log } from '../ports';

/** Versions that kept the process to themselves. They are not run again until the process ends. */
export interface StalledReleases {
  /** Takes a version out of service. */
  add: (name: ReleaseName, version: string) => void;
  has: (name: ReleaseName, version: string) => boolean;
  /** `name@version` of each. */
  list: () => string[];
}

/** @param onStall called for each version once: bundles that were cut off must be loaded anew */
export function createStalledReleases(log: Log, onStall: () => void): StalledReleases {
  const stalled = new Set<string>();
  return {
    add(name, version) {
      const release = `${name}@${version}`;
      if (stalled.has(release)) return;
      stalled.add(release);
      log.error(
        { release },
        'a release held the process; it is left out, or its last version serves, until another is promoted',
      );
      onStall();
    },
    has: (name, version) => stalled.has(`${name}@${version}`),
    list: () => [...stalled],
  };
}
