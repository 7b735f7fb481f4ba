import { join } from 'node:path';
import { readManifest } from 'service-delivery';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { loadReleaseBuilder } from '../release/release-builder';
import type { ReleaseKey, ReleaseService } from '../release/release-service';
import type { WaitingRelease } from './release-rounds';

/** A finished build in the staging folder. */
export interface BuiltRelease extends WaitingRelease, ReleaseKey {
  name: ReleaseName;
  folder: string;
}

/**
 * Builds releases under their next versions.
 *
 * @param liveFolder folder of the version that is live; null where none is served
 * @param update shows how far it is
 */
export async function buildChanged(
  names: readonly ReleaseName[],
  options: {
    releaseService: Pick<ReleaseService, 'plan'>;
    staging: string;
    liveFolder: (name: ReleaseName) => string | null;
    update: (detail: string) => void;
  },
): Promise<BuiltRelease[]> {
  const { releaseService, staging, liveFolder, update } = options;
  const { buildReleases } = await loadReleaseBuilder();
  const plans = await Promise.all(
    names.map(async (name) => ({ name, ...(await releaseService.plan(name, undefined)) })),
  );
  let finished = 0;
  update(`0 of ${names.length}`);
  for (const version of new Set(plans.map((plan) => plan.version))) {
    await buildReleases({
      names: plans.filter((plan) => plan.version === version).map(({ name }) => name),
      version,
      outDir: staging,
      onProgress: (event) => {
        if (event.kind === 'finished') finished += 1;
        update(`${finished} of ${names.length}${event.kind === 'started' ? `, building ${event.name}` : ''}`);
      },
    });
  }
  const routesIn = async (folder: string) => (await readManifest(folder)).routes;
  return Promise.all(
    plans.map(async ({ name, version }) => {
      const folder = join(staging, name, version);
      const live = liveFolder(name);
      const liveRoutes = live === null ? [] : await routesIn(live);
      return { name, version, folder, routes: await routesIn(folder), liveRoutes };
    }),
  );
}
