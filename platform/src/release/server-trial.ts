import type { LiveState } from './live-state';
import type { TrialSite } from './smoke-job';
import type { Candidate, Versions } from './trial-parts';
import type { Trial } from './trial';
import { compareRuns, sitesOf, slowdownOf } from './trial-run';
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
 * @returns what is worse with the candidates, in any release, and of how many sites pages were rendered
 */
export async function serverTrial(
  { trial, control }: Trials,
  live: LiveState,
  candidates: readonly Candidate[],
  { all, main }: TrialPages,
): Promise<{ problems: string[]; triedSites: number }> {
  let triedSites = 0;
  const isLive = live.versions()['shell'] !== undefined;

  /** What is worse in one composition. What is cut off is never excused: then nothing is known of what is live. */
  const problemsBeside = async (versions: Versions, sites: readonly TrialSite[]): Promise<string[]> => {
    const pages = { sites, keepsHtml: false };
    const { run, cutOff } = await trial.render(candidates, versions, pages);
    triedSites = Math.max(triedSites, sitesOf(run));
    if (cutOff !== null) return [cutOff];
    if (!isLive) return compareRuns(run, null);
    const known = await control.render([], versions, pages);
    const before = known.cutOff === null ? known.run : null;
    const problems = compareRuns(run, before);
    if (problems.length > 0 || slowdownOf(run, before) === null) return problems;
    // A process may be slow once by chance, as when it has just started.
    const again = await trial.render(candidates, versions, pages);
    const slowdown = slowdownOf(again.run, (await control.render([], versions, pages)).run);
    return slowdown === null
      ? []
      : [`its pages take ${slowdown.toFixed(1)} times the processor time of what is live`];
  };

  const names = candidates.map(({ manifest }) => manifest.name);
  for (const [index, versions] of live.neighbourhoods(names).entries()) {
    const problems = await problemsBeside(versions, index === 0 ? all : main);
    if (problems.length > 0) {
      const beside = `rendered beside ${besideOf(versions, candidates)}`;
      return { problems: problems.map((problem) => `${beside}: ${problem}`), triedSites };
    }
  }
  const left = await trial.settle();
  const known = new Set(isLive && left.length > 0 ? await control.settle() : []);
  return { problems: left.filter((problem) => !known.has(problem)), triedSites };
}
