import type { TestResult } from './results';

/** Which requirements the tests prove. */
export interface Trace {
  /** How many requirements the catalogue holds. */
  total: number;
  /** Ids with a passing test and without a failing one, in the catalogue's order. */
  proven: string[];
  /** All other ids. */
  missing: string[];
}

const ID = /\[([A-Z]+-\d{3})\]/g;

/** The requirement ids that a test's title names, as `[CON-001]`. */
export const idsOf = (title: string): string[] => [...title.matchAll(ID)].flatMap(([, id]) => id ?? []);

/**
 * Compares the catalogue with the results of a run. An id is proven when at least one test that names it
 * passed and none that names it failed; a skipped test says nothing.
 *
 * @param ids every id of the catalogue
 */
export const traceResults = (ids: readonly string[], results: readonly TestResult[]): Trace => {
  const passed = new Set<string>();
  const failed = new Set<string>();
  for (const { title, status } of results) {
    const into = { passed, failed, skipped: undefined }[status];
    for (const id of idsOf(title)) into?.add(id);
  }
  const isProven = (id: string): boolean => passed.has(id) && !failed.has(id);
  return {
    total: ids.length,
    proven: ids.filter(isProven),
    missing: ids.filter((id) => !isProven(id)),
  };
};

/** Ids that tests name and the catalogue does not hold: slips of the pen. */
export const unknownIds = (ids: readonly string[], results: readonly TestResult[]): string[] => {
  const known = new Set(ids);
  return [...new Set(results.flatMap(({ title }) => idsOf(title)))].filter((id) => !known.has(id));
};
