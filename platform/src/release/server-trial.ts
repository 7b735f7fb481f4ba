import type { LiveState } from './live-state';
import type { TrialSite } from './smoke-job';
import type { Candidate, Versions } from './trial-parts';
import type { Rendered, Trial, TrialWork } from './trial';
import { isLatePage } from './trial-page';
import { compareRuns, sitesOf, slowdownOf, type TrialRun } from './trial-run';
import type { TrialPages } from './trial-scope';

const besideOf = (versions: Versions, candidates: readonly Candidate[]): string =>
  Object.entries(versions)
    .filter(([name]) => !candidates.some(({ manifest }) => manifest.name === name))
    .map(([name, version]) => `${name}@${version}`)
    .join(', ') || 'nothing';

/** So many times the usual time pages have where nothing is at fault but a busy machine. */
export const busyTimes = 5;
/** So many times as long as what is live takes candidates have that were late before. */
const mostTimesAsLong = 2;
/** What is left to do where a machine is too busy to say anything. */
export const tryLater = 'try again when this machine has less to do';

/** A process in which candidates are rendered, and one for what is live without them. */
export interface Trials {
  trial: Trial;
  control: Trial;
}

/** Pages with candidates, and the same with what is live where those could be rendered. */
interface Both {
  run: TrialRun;
  before: TrialRun | null;
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

  /** Why candidates were cut off, with the page that holds the process. */
  const describeCutOff = async (
    { cutOff, isLate }: Rendered,
    versions: Versions,
    work: TrialWork,
  ): Promise<string> => {
    const holder = isLate ? await trial.holderOf(candidates, versions, work) : null;
    return holder === null ? `${cutOff}` : `${cutOff}, at ${holder}`;
  };

  /**
   * Renders pages with candidates and with what is live, or gives why the candidates were cut off. Those that were late
   * are tried once more, for as long as a busy machine needs for what is live.
   */
  const renderBoth = async (versions: Versions, work: TrialWork): Promise<Both | string> => {
    const first = await trial.render(candidates, versions, work);
    triedSites = Math.max(triedSites, sitesOf(first.run));
    if (!isLive && first.cutOff === null) return { run: first.run, before: null };
    if (!isLive || (first.cutOff !== null && !first.isLate)) return describeCutOff(first, versions, work);
    const startedMs = performance.now();
    const limitMs = control.limitMs * busyTimes;
    const known = await control.render([], versions, { ...work, limitMs });
    const before = known.cutOff === null ? known.run : null;
    if (!first.isLate) return { run: first.run, before };
    if (known.isLate) return `${first.cutOff}, nor did what is live within ${limitMs} ms: ${tryLater}`;
    const longerMs = Math.round(Math.max(trial.limitMs, mostTimesAsLong * (performance.now() - startedMs)));
    const second = await trial.render(candidates, versions, { ...work, limitMs: longerMs });
    triedSites = Math.max(triedSites, sitesOf(second.run));
    if (second.cutOff !== null) return describeCutOff(second, versions, work);
    return { run: second.run, before };
  };

  /** What is worse in one composition. */
  const problemsBeside = async (versions: Versions, sites: readonly TrialSite[]): Promise<string[]> => {
    const work: TrialWork = { sites, keepsHtml: false };
    const once = await renderBoth(versions, work);
    if (typeof once === 'string') return [once];
    const problems = compareRuns(once.run, once.before);
    const isFine = problems.length === 0 && slowdownOf(once.run, once.before) === null;
    if (isFine || !problems.every(isLatePage)) return problems;
    // Pages may be slow once by chance, as when a process has just started.
    const again = await renderBoth(versions, work);
    if (typeof again === 'string') return [again];
    const lateAgain = compareRuns(again.run, again.before).filter((problem) => problems.includes(problem));
    const slowdown = problems.length > 0 ? null : slowdownOf(again.run, again.before);
    if (slowdown === null) return lateAgain;
    return [`its pages take ${slowdown.toFixed(1)} times the processor time of what is live`];
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
