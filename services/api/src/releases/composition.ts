import { createHash } from 'node:crypto';
import type { Composition, ReleaseName } from 'shared-contracts/remote/composition';
import type { ReleaseTarget, TargetedRelease } from './release-registry';
import type { LiveRelease, ReleaseState } from './release-state';

const fits = ({ sites, percent }: TargetedRelease, site: string, cohort: number): boolean =>
  (sites === undefined || sites.includes(site)) && (percent === undefined || cohort < percent);

const versionFor = ({ version, targeted }: LiveRelease, site: string, cohort: number): string | null =>
  targeted.find((release) => fits(release, site, cohort))?.version ?? version;

/** Id of a set of versions: the same set has the same id, wherever and whenever it was put together. */
export function compositionId(releases: Composition['releases']): string {
  const parts = Object.entries(releases)
    .map(([name, version]) => `${name}@${version}`)
    .sort();
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

/** Exactly which versions a visitor of a site gets. */
export function composeFor(state: ReleaseState, site: string, cohort: number): Composition {
  const releases: Composition['releases'] = {};
  for (const [name, live] of Object.entries(state)) {
    const version = versionFor(live, site, cohort);
    if (version !== null) releases[name] = version;
  }
  return { id: compositionId(releases), releases };
}

const isTargeted = ({ sites, percent }: ReleaseTarget): boolean =>
  sites !== undefined || percent !== undefined;

/** The state after a promotion: for everybody it replaces all targets of that release, else it is tried first. */
export function promoted(
  state: ReleaseState,
  name: ReleaseName,
  version: string,
  target: ReleaseTarget,
): ReleaseState {
  const before: LiveRelease = state[name] ?? { version: null, targeted: [] };
  if (!isTargeted(target)) return { ...state, [name]: { version, targeted: [] } };
  const rest = before.targeted.filter((release) => release.version !== version);
  return { ...state, [name]: { version: before.version, targeted: [{ version, ...target }, ...rest] } };
}

/** Every version that some visitor gets. */
export const liveVersions = (live: LiveRelease | undefined): string[] => [
  ...new Set([
    ...(live?.version ? [live.version] : []),
    ...(live?.targeted ?? []).map(({ version }) => version),
  ]),
];

/**
 * State of a release before its last promotion that still stands, or null when there is none. A rollback takes
 * back one promotion, so two in a row go back two.
 *
 * @param history changes of this one release, oldest first
 */
export function stateBefore(history: readonly { action: string; live: LiveRelease }[]): LiveRelease | null {
  const remaining: LiveRelease[] = [];
  for (const { action, live } of history) {
    if (action === 'rollback') remaining.pop();
    else remaining.push(live);
  }
  return remaining.at(-2) ?? null;
}
