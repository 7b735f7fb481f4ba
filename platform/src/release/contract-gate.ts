import type { ReleaseManifest } from 'shared-contracts/remote/composition';
import { eventProblems } from './event-gate';
import { labelOf, type LiveRelease } from './neighbours';
import { clashProblems, goneProblems, leakedPages } from './page-gate';
import { sharedProblems } from './shared-gate';
import { compareVersions, parseVersion } from './versions';

/** Whether a remote speaks a contract that a shell does not: another major, or a later minor. */
function isContractForeign(remote: string, shell: string): boolean {
  const [wanted, spoken] = [parseVersion(remote)?.numbers, parseVersion(shell)?.numbers];
  if (!wanted || !spoken) return true;
  return wanted[0] !== spoken[0] || wanted[1] > spoken[1];
}

/** Neighbours whose contract does not go with the candidate's. */
function contractVersionProblems(candidate: ReleaseManifest, neighbours: readonly LiveRelease[]): string[] {
  const major = (version: string) => parseVersion(version)?.numbers[0];
  return neighbours
    .filter(({ manifest: { name, contract } }) => {
      if (name === 'shell') return isContractForeign(candidate.contract, contract);
      if (candidate.name === 'shell') return isContractForeign(contract, candidate.contract);
      return major(candidate.contract) !== major(contract);
    })
    .map(
      (other) =>
        `it was built against contract ${candidate.contract}; ${labelOf(other)} speaks ${other.manifest.contract}`,
    );
}

/** Scripts that a page asks for and the release does not have. */
const missingScripts = ({ web }: ReleaseManifest): string[] =>
  [web.entry, ...web.chunks]
    .filter((path) => !web.files.some((file) => file.path === path))
    .map((path) => `its script ${path} is not among its files`);

/**
 * Everything that speaks against a candidate beside what is live: another contract, clashing routes, slots
 * of others, pages, slots or events that would go away, payloads that a neighbour does not understand, shared modules or
 * names of them that the shell does not bring. Empty when it may be published.
 *
 * A version before the live one goes back: pages that came since go with it.
 *
 * @param live what is live, the candidate's own predecessor included
 */
export function contractProblems(candidate: ReleaseManifest, live: readonly LiveRelease[]): string[] {
  const { name, exchange, exception } = candidate;
  const neighbours = live.filter(({ manifest }) => manifest.name !== name);
  const before = live.find(
    ({ manifest }) => manifest.name === name && compareVersions(manifest.version, candidate.version) <= 0,
  );
  const foreign = candidate.slots.filter((slot) => slot.slice(0, slot.indexOf('.')) !== name);
  return [
    ...contractVersionProblems(candidate, neighbours),
    ...clashProblems(candidate, neighbours),
    ...leakedPages(candidate),
    ...missingScripts(candidate),
    ...foreign.map(
      (slot) => `it fills the slot ${slot}, which belongs to ${slot.slice(0, slot.indexOf('.'))}`,
    ),
    ...(before ? goneProblems(candidate, before, exception) : []),
    ...(exchange
      ? eventProblems(exchange, neighbours, before?.manifest.exchange, exception?.retired ?? [])
      : []),
    ...sharedProblems(candidate, neighbours),
  ];
}
