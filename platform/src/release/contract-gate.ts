import type { ReleaseManifest } from 'shared-contracts/remote/composition';
import { findRouteClashes } from 'shared-contracts/routes';
import { isRangeCovered, parseVersion } from './versions';

const majorOf = (version: string): number | undefined => parseVersion(version)?.numbers[0];

/**
 * Everything that speaks against a candidate beside what is live (design §5): another contract, clashing routes,
 * slots of others, pages or slots that would go away, shared modules that the live shell does not bring. Empty
 * when it may be published.
 *
 * @param live manifests of what is live, the candidate's own predecessor included
 */
export function contractProblems(candidate: ReleaseManifest, live: readonly ReleaseManifest[]): string[] {
  const { name } = candidate;
  const before = live.find((release) => release.name === name);
  const neighbours = live.filter((release) => release.name !== name);
  const shell = neighbours.find((release) => release.name === 'shell');
  const problems: string[] = [];

  for (const other of neighbours) {
    if (majorOf(candidate.contract) !== majorOf(other.contract)) {
      problems.push(
        `it was built against contract ${candidate.contract}; ${other.name}@${other.version} speaks ${other.contract}`,
      );
    }
  }
  const clashes = findRouteClashes(
    [candidate, ...neighbours].map((release) => ({ owner: release.name, routes: release.routes })),
  );
  for (const { pattern, owners } of clashes) {
    const both =
      owners[0] === owners[1]
        ? `declared twice by ${owners[0]}`
        : `declared by ${owners[0]} and by ${owners[1]}`;
    problems.push(`the route ${pattern} is ${both}`);
  }
  for (const slot of candidate.slots) {
    const owner = slot.slice(0, slot.indexOf('.'));
    if (owner !== name) problems.push(`it fills the slot ${slot}, which belongs to ${owner}`);
  }
  if (before) {
    const patterns = new Set(candidate.routes.map(({ pattern }) => pattern));
    for (const { pattern } of before.routes) {
      if (!patterns.has(pattern)) problems.push(`the page ${pattern} of ${name}@${before.version} is gone`);
    }
    for (const slot of before.slots) {
      if (!candidate.slots.includes(slot))
        problems.push(`the slot ${slot} of ${name}@${before.version} is gone, and other pages place it`);
    }
  }
  const pairs: [ReleaseManifest, ReleaseManifest][] =
    name === 'shell' ? neighbours.map((remote) => [remote, candidate]) : shell ? [[candidate, shell]] : [];
  for (const [remote, host] of pairs) {
    for (const [module, wanted] of Object.entries(remote.shared)) {
      const provided = host.shared[module];
      if (provided === undefined)
        problems.push(
          `${remote.name}@${remote.version} shares ${module}, which shell@${host.version} does not bring`,
        );
      else if (!isRangeCovered(wanted, provided)) {
        problems.push(
          `${remote.name}@${remote.version} needs ${module} ${wanted}; shell@${host.version} promises ${provided}`,
        );
      }
    }
  }
  return problems;
}
