/** What became of one change, in Stryker's word. */
export interface Outcome {
  status: string;
  /** It runs while a file is loaded, also where tests reach it later: a change that comes with the test is too late for it. */
  static?: boolean | undefined;
}

/** Statuses of a change that the tests noticed, and of one that they did not. */
const noticed = ['Killed', 'Timeout'];
const unnoticed = ['Survived', 'NoCoverage'];

/** The changes that were tried: not those that do not compile, were ruled out, come too late or are not in the sample. */
export const triedOf = (results: readonly Outcome[]): readonly Outcome[] =>
  results.filter(
    (result) => !result.static && (noticed.includes(result.status) || unnoticed.includes(result.status)),
  );

/** Share of the tried changes that the tests noticed, in percent. */
export const scoreOf = (results: readonly Outcome[]): number => {
  const tried = triedOf(results);
  if (tried.length === 0) return 100;
  return (100 * tried.filter(({ status }) => noticed.includes(status)).length) / tried.length;
};
