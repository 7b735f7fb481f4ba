import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Why a mutant of the folder was not tried; `score.ts` does not count it. */
const reason = 'not in the sample';

/**
 * Place of a mutant in a shuffled order. It depends on the mutant and the seed alone, so the same code gives the same
 * sample, on any machine, and a mutant keeps its place when another file changes.
 */
const placeOf = ({ fileName, location, replacement }, seed) =>
  createHash('sha256')
    .update(JSON.stringify([seed, relative(process.cwd(), fileName), location, replacement]))
    .digest('hex');

/** Ids of `size` of the mutants, chosen at random over all files and in a random order. */
export const chooseSample = (mutants, size, seed) =>
  new Set(
    mutants
      .map((mutant) => ({ id: mutant.id, place: placeOf(mutant, seed) }))
      .toSorted((a, b) => (a.place < b.place ? -1 : 1))
      .slice(0, size)
      .map(({ id }) => id),
  );

/**
 * Rules out what is not in the sample. Stryker has no sample of its own, but asks a checker about every mutant before
 * it runs a test, to rule out those that do not compile.
 */
class SampleChecker {
  #sample = new Set();

  async init() {}

  /**
   * Stryker passes all mutants at once, so the choice falls here. What is chosen forms groups of one, which are
   * tried in their order: the score in the progress of a run is that of a smaller sample.
   */
  async group(mutants) {
    const [size, seed] = process.env.FORECOURT_MUTATE_SAMPLE.split(':');
    this.#sample = chooseSample(mutants, Number(size), seed);
    const others = mutants.map(({ id }) => id).filter((id) => !this.#sample.has(id));
    return [others, ...[...this.#sample].map((id) => [id])].filter((ids) => ids.length > 0);
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        this.#sample.has(id) ? { status: 'passed' } : { status: 'compileError', reason },
      ]),
    );
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }];
