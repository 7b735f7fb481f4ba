import type { ReleaseManifest } from 'shared-contracts/remote/composition';
import { labelOf, liveForAll, type LiveRelease } from './neighbours';
import { isRangeCovered } from './versions';

/** Shared modules that a remote needs and a shell does not bring as it needs them. */
function rangeProblems(remote: LiveRelease, shell: LiveRelease): string[] {
  return Object.entries(remote.manifest.shared).flatMap(([module, wanted]) => {
    const provided = shell.manifest.shared[module];
    if (provided === undefined)
      return [`${labelOf(remote)} shares ${module}, which ${labelOf(shell)} does not bring`];
    if (isRangeCovered(wanted, provided)) return [];
    return [`${labelOf(remote)} needs ${module} ${wanted}; ${labelOf(shell)} promises ${provided}`];
  });
}

/** Names that a remote uses of modules whose names the shell says. */
function nameProblems(remote: LiveRelease, shell: LiveRelease): string[] {
  const offered = shell.manifest.exchange?.sharedNames ?? {};
  return Object.entries(remote.manifest.exchange?.sharedNames ?? {}).flatMap(([module, used]) => {
    const known = offered[module];
    const missing = known ? used.filter((name) => !known.includes(name)) : [];
    if (missing.length === 0) return [];
    return [
      `${labelOf(remote)} uses ${missing.join(', ')} of ${module}, which ${labelOf(shell)} does not offer`,
    ];
  });
}

/** What speaks against a candidate in the modules that remotes get from the shell. */
export function sharedProblems(candidate: ReleaseManifest, neighbours: readonly LiveRelease[]): string[] {
  const own = liveForAll(candidate);
  const pairs: [remote: LiveRelease, shell: LiveRelease][] =
    candidate.name === 'shell'
      ? neighbours.map((remote) => [remote, own])
      : neighbours.filter(({ manifest }) => manifest.name === 'shell').map((shell) => [own, shell]);
  return pairs.flatMap(([remote, shell]) => [
    ...rangeProblems(remote, shell),
    ...nameProblems(remote, shell),
  ]);
}
