import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { createArtifactStore, readManifest } from 'service-delivery';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { releaseNames } from 'shared-contracts/remote/manifest';
import type { ReleaseService } from '../release/release-service';
import { loadReleaseBuilder } from '../release/release-builder';
import { operatorName } from '../release/operator-name';
import { releaseRounds } from './release-rounds';

/** What was built from the source of this repository, by release: so that an unchanged one is not built again. */
const builtSchema = z.record(z.string(), z.object({ version: z.string(), source: z.string() }));
type Built = z.infer<typeof builtSchema>;

async function readBuiltRecord(file: string): Promise<Built> {
  try {
    const parsed = z.safeParse(builtSchema, JSON.parse(await readFile(file, 'utf8')));
    return parsed.success ? parsed.data : {};
  } catch {
    return {}; // nothing was built yet
  }
}

/**
 * Builds, publishes and promotes every release whose source has changed since it was built last; versions that
 * were promoted or rolled back by hand stay when their source has not changed.
 *
 * @param update shows how far it is
 */
export async function startReleases(options: {
  releaseService: ReleaseService;
  artifacts: string;
  staging: string;
  update: (detail: string) => void;
}): Promise<ReleaseName[]> {
  const { releaseService, artifacts, staging, update } = options;
  const { buildReleases, sourceHash } = await loadReleaseBuilder();
  const record = join(artifacts, 'built.json');
  const store = createArtifactStore(artifacts);
  await rm(staging, { recursive: true, force: true }); // builds of a platform that was killed
  const before = await readBuiltRecord(record);
  const live = new Map(releaseService.status().releases.map((release) => [release.name, release.live]));
  const changed = releaseNames.filter((name) => {
    const last = before[name];
    const current = live.get(name);
    const isServed = current != null && store.has(name, current);
    return !isServed || last?.source !== sourceHash(name);
  });
  if (changed.length === 0) return [];

  const plans = await Promise.all(
    changed.map(async (name) => ({ name, ...(await releaseService.plan(name, undefined)) })),
  );
  const sources = new Map(changed.map((name) => [name, sourceHash(name)]));
  let finished = 0;
  update(`0 of ${changed.length}`);
  for (const version of new Set(plans.map((plan) => plan.version))) {
    await buildReleases({
      names: plans.filter((plan) => plan.version === version).map(({ name }) => name),
      version,
      outDir: staging,
      onProgress: (event) => {
        if (event.kind === 'finished') finished += 1;
        update(
          `${finished} of ${changed.length}${event.kind === 'started' ? `, building ${event.name}` : ''}`,
        );
      },
    });
  }
  const routesIn = async (folder: string) => (await readManifest(folder)).routes;
  const waiting = await Promise.all(
    plans.map(async (plan) => {
      const { name, version } = plan;
      const current = live.get(name);
      const isServed = current != null && store.has(name, current);
      return {
        ...plan,
        routes: await routesIn(join(staging, name, version)),
        liveRoutes: isServed ? await routesIn(store.folderOf(name, current)) : [],
      };
    }),
  );
  for (const round of releaseRounds(waiting)) {
    for (const { name, version } of round) {
      update(`packing ${name}`);
      await releaseService.accept([join(staging, name, version)], { isChecked: false });
    }
    for (const { name, version } of round)
      await releaseService.promote([{ name, version }], {
        by: `start of ${operatorName()}`,
        isChecked: false,
      });
  }
  const after: Built = { ...before };
  for (const { name, version } of plans) after[name] = { version, source: sources.get(name) ?? '' };
  await mkdir(artifacts, { recursive: true });
  await writeFile(`${record}.new`, `${JSON.stringify(after, null, 2)}\n`);
  await rename(`${record}.new`, record);
  return changed;
}
