import { createHash } from 'node:crypto';
import { compositionId } from 'service-api';
import type { Composition } from 'shared-contracts/remote/composition';
import type { ReleaseDirectory } from '../ports';

const cohorts = 100;
/** Numbers without a divisor in common with 100: counting in such steps comes by every cohort once. */
const steps = Array.from({ length: cohorts }, (_, step) => step).filter(
  (step) => step % 2 !== 0 && step % 5 !== 0,
);

/**
 * A visitor's cohort for one release: each release puts the visitors in an order of its own, so that the same ones are
 * not the first with every release. The shares stay what they are.
 *
 * @param release such as `search@1.5.0`
 */
export function saltedCohort(release: string, cohort: number): number {
  const salt = createHash('sha256').update(release).digest();
  const step = steps[salt.readUInt16BE(0) % steps.length] ?? 1;
  return (cohort * step + salt.readUInt16BE(2)) % cohorts;
}

/** Versions that most visitors of a site get: none that is tried with some of them. */
export const composeForMost = (directory: ReleaseDirectory, site: string): Composition =>
  directory.compositionFor(site, cohorts - 1);

const isSame = (a: Composition['releases'], b: Composition['releases']): boolean => {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
};

/**
 * Versions for a visitor of a site. Each release is looked up with the visitor's cohort for the version that reaches the
 * smallest share, which the first cohort has.
 */
export function composeSalted(directory: ReleaseDirectory, site: string, cohort: number): Composition {
  const compositionFor = (of: number) => directory.compositionFor(site, of);
  const plain = compositionFor(cohort);
  const [first, last] = [compositionFor(0), composeForMost(directory, site)];
  if (isSame(first.releases, last.releases)) return plain;
  const releases = Object.fromEntries(
    Object.entries(first.releases).flatMap(([name, newest]) => {
      const own = compositionFor(saltedCohort(`${name}@${newest}`, cohort)).releases[name];
      return own === undefined ? [] : [[name, own]];
    }),
  );
  return (
    [plain, first, last].find((known) => isSame(known.releases, releases)) ?? {
      id: compositionId(releases),
      releases,
    }
  );
}
