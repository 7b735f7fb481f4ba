import type { LiveState } from './live-state';
import type { Candidate, TrialSite, Versions } from './smoke-render';
import type { Trial } from './trial';
import { compareRuns } from './trial-run';
import type { TrialPages } from './trial-scope';

const besideOf = (versions: Versions, candidates: readonly Candidate[]): string =>
  Object.entries(versions)
    .filter(([name]) => !candidates.some(({ manifest }) => manifest.name === name))
    .map(([name, version]) => `${name}@${version}`)
    .join(', ') || 'nothing';

/** A process in which candidates are rendered, and one for what is live without them. */
export interface Trials {
  trial: Trial;
  control: Trial;
}

/**
 * Renders pages of sites with candidates among what is live, and compares them with the same pages without the
 * candidates.
 *
 * @returns what is worse with the candidates, in any release
 */
export async function serverTrial(
  { trial, control }: Trials,
  live: LiveState,
  candidates: readonly Candidate[],
  { all, main }: TrialPages,
): Promise<string[]> {
  const isLive = live.versions()['shell'] !== undefined;

  /** What is worse in one composition. What is cut off is never excused: then nothing is known of what is live. */
  const problemsBeside = async (versions: Versions, sites: readonly TrialSite[]): Promise<string[]> => {
    const pages = { sites, keepsHtml: false };
    const { run, cutOff } = await trial.render(candidates, versions, pages);
    if (cutOff !== null) return [cutOff];
    if (!isLive) return compareRuns(run, null);
    const known = await control.render([], versions, pages);
    return compareRuns(run, known.cutOff === null ? known.run : null);
  };

  const names = candidates.map(({ manifest }) => manifest.name);
  for (const [index, versions] of live.neighbourhoods(names).entries()) {
    const problems = await problemsBeside(versions, index === 0 ? all : main);
    if (problems.length > 0)
      return problems.map((problem) => `rendered beside ${besideOf(versions, candidates)}: ${problem}`);
  }
  const left = await trial.settle();
  if (left.length === 0) return [];
  const known = new Set(isLive ? await control.settle() : []);
  return left.filter((problem) => !known.has(problem));
}
