import { rm } from 'node:fs/promises';
import { createArtifactStore } from 'service-delivery';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { releaseNames } from 'shared-contracts/remote/manifest';
import type { PlatformLog } from '../core/log';
import { isKnownSource, isPublishedSource, noteBuilds, readBuiltRecord } from '../release/built-record';
import { operatorName } from '../release/operator-name';
import { loadReleaseBuilder } from '../release/release-builder';
import type { ReleaseService } from '../release/release-service';
import { buildChanged, type BuiltRelease } from './build-changed';
import { releaseRounds } from './release-rounds';

export interface StartReleasesOptions {
  releaseService: Pick<ReleaseService, 'plan' | 'accept' | 'promote' | 'status'>;
  artifacts: string;
  staging: string;
  log: Pick<PlatformLog, 'info' | 'warn'>;
  /** Shows how far it is. */
  update: (detail: string) => void;
  /** Makes changed source live without the gate, for developers. */
  isDevelopment: boolean;
}

const refusedText = (names: string, reason: string): string =>
  `The source of ${names} has changed and was not made live. ${reason}\n` +
  `The versions that were live before are served. Correct the source and start again, or decide what may go: ` +
  `npx forecourt release publish ${names} --because "…" (--retire names pages, slots and events), then release promote.`;

const targetedText = (names: string): string =>
  `The source of ${names} has changed and was not made live, because some visitors get a version of their own. ` +
  `Promote or roll back that version and start again, or: npx forecourt release publish ${names}, then release promote.`;

/**
 * Builds, publishes and promotes every release whose source has changed since it was built last. As soon as a shell is
 * live, the releases have to pass the release gate as one set; those that are refused stay unpromoted, with a warning.
 * Source that an operator has published, and releases that only some visitors get, are left to the operator.
 *
 * @returns the releases that were made live
 */
export async function startReleases(options: StartReleasesOptions): Promise<ReleaseName[]> {
  const { releaseService, artifacts, staging, log, update } = options;
  const { sourceHash } = await loadReleaseBuilder();
  const store = createArtifactStore(artifacts);
  await rm(staging, { recursive: true, force: true }); // builds of a platform that was killed
  const record = await readBuiltRecord(artifacts);
  const status = new Map(releaseService.status().releases.map((release) => [release.name, release]));
  const sources = new Map<ReleaseName, string>(releaseNames.map((name) => [name, sourceHash(name)]));
  const sourceOf = (name: ReleaseName): string => sources.get(name) ?? '';

  const liveFolder = (name: ReleaseName): string | null => {
    const live = status.get(name)?.live ?? null;
    return live !== null && store.has(name, live) ? store.folderOf(name, live) : null;
  };
  /** Whether the registry has a live version whose files are gone. */
  const isLost = (name: ReleaseName): boolean => status.get(name)?.live != null && liveFolder(name) === null;
  // Without a shell no page is served: the gate has nothing to protect and nothing to compare with.
  const isChecked = !options.isDevelopment && liveFolder('shell') !== null;
  const hasChanged = (name: ReleaseName): boolean => {
    if (liveFolder(name) !== null) return !isKnownSource(record, name, sourceOf(name));
    return isLost(name) || !isChecked || !isPublishedSource(record, name, sourceOf(name));
  };
  const isTargeted = (name: ReleaseName): boolean =>
    isChecked && !isLost(name) && (status.get(name)?.targeted ?? []).length > 0;

  const warn = (names: readonly ReleaseName[], message: string): void =>
    log.warn({ event: 'start-left-releases', releases: names }, message);
  const targeted = releaseNames.filter((name) => hasChanged(name) && isTargeted(name));
  if (targeted.length > 0) warn(targeted, targetedText(targeted.join(',')));
  const changed = releaseNames.filter((name) => hasChanged(name) && !isTargeted(name));
  if (changed.length === 0) return [];

  const promoteRound = async (round: readonly BuiltRelease[], isRoundChecked: boolean): Promise<void> => {
    const names = round.map(({ name }) => name).join(', ');
    update(isRoundChecked ? `checking ${names}` : `packing ${names}`);
    const folders = round.map(({ folder }) => folder);
    const { notes } = await releaseService.accept(folders, { isChecked: isRoundChecked });
    for (const note of notes) log.info({ event: 'start-release-note', releases: names }, note);
    // Checked just now as one set; commands wait until the start is done.
    for (const { name, version } of round)
      await releaseService.promote([{ name, version }], {
        by: `start of ${operatorName()}`,
        isChecked: false,
      });
    const builds = round.map(({ name, version }) => ({ name, version, source: sourceOf(name) }));
    await noteBuilds(artifacts, builds, false);
  };

  const done: ReleaseName[] = [];
  try {
    const built = await buildChanged(changed, { releaseService, staging, liveFolder, update });
    // Pages of a lost release are down, so that nothing can be compared with it.
    const lost = built.filter(({ name }) => isLost(name));
    const others = built.filter(({ name }) => !isLost(name));
    const rounds = [
      ...releaseRounds(lost).map((round) => ({ round, isRoundChecked: false })),
      ...releaseRounds(others).map((round) => ({ round, isRoundChecked: isChecked })),
    ];
    for (const { round, isRoundChecked } of rounds) {
      await promoteRound(round, isRoundChecked);
      done.push(...round.map(({ name }) => name));
    }
  } catch (error) {
    if (!isChecked) throw error;
    const names = changed.filter((name) => !done.includes(name));
    warn(names, refusedText(names.join(','), error instanceof Error ? error.message : String(error)));
  }
  return done;
}
