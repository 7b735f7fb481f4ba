/** What became of one change, in Stryker's word. */
export interface Outcome {
  status: string;
}

/** Statuses of a change that the tests noticed, and of one that they did not. */
const noticed = ['Killed', 'Timeout'];
const unnoticed = ['Survived', 'NoCoverage'];

/** Share of the changes that the tests noticed, in percent; those that do not compile or were ruled out do not count. */
export const scoreOf = (results: readonly Outcome[]): number => {
  const count = (statuses: readonly string[]): number =>
    results.filter(({ status }) => statuses.includes(status)).length;
  const all = count([...noticed, ...unnoticed]);
  return all === 0 ? 100 : (100 * count(noticed)) / all;
};
