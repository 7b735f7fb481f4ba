import { rmSync } from 'node:fs';
import { appendResults, appendRun, countResults, readRun, type TestResult, type Totals } from './results';
import { readSourceState } from './source-state';
import { MACHINE_CORES, type Stage, type StageContext, type StageOutcome } from './stages';

const seconds = (fromMs: number): string => `${((Date.now() - fromMs) / 1000).toFixed(1)} s`;

/**
 * Tests of one stage that may fail once and pass when repeated. A busy machine is not steady to the last test; more
 * than one in a hundred, two of few or six of many mean that something is wrong.
 */
const mostUnsteady = (tests: number): number => Math.min(6, Math.max(2, Math.floor(tests / 100)));

const MARKS = { passed: '✓', failed: '✗', skipped: '–' } as const;

/**
 * The stages that `--only` names, in their own order.
 *
 * @param args what the person typed after `npm test --`
 * @param stages all stages
 * @throws when an argument or a stage is unknown; the message lists the known ones
 */
export const chooseStages = (args: readonly string[], stages: readonly Stage[]): readonly Stage[] => {
  const names = stages.map(({ name }) => name).join(', ');
  const usage = `Use: npm test [-- --only ${stages[0]?.name ?? 'stage'},…]. Stages: ${names}.`;
  const joined = args.flatMap((arg) => arg.split('='));
  if (joined.length === 0) return stages;
  const [option, list, ...rest] = joined;
  if (option !== '--only' || !list || rest.length > 0)
    throw new Error(`Unknown arguments "${args.join(' ')}". ${usage}`);
  const wanted = list.split(',').map((name) => name.trim());
  const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) throw new Error(`There is no stage "${unknown.join('", "')}". ${usage}`);
  return stages.filter(({ name }) => wanted.includes(name));
};

/** What the tests of a stage have reported. */
const reportedBy = (stage: Stage, resultsFile: string): TestResult[] =>
  (readRun(resultsFile)?.results ?? []).filter(({ runner }) => runner === stage.name);

/** Adds what a stage itself has to report to what its tests reported. */
const recordStage = (stage: Stage, outcome: StageOutcome, { resultsFile }: StageContext): StageOutcome => {
  const own = reportedBy(stage, resultsFile);
  const line = { runner: stage.name, project: 'stage', title: stage.title };
  if (!stage.hasTests || outcome.status === 'skipped') {
    appendResults(resultsFile, [{ ...line, status: outcome.status }]);
    return outcome;
  }
  const { passed, failed } = countResults(own);
  if (outcome.status === 'passed' && passed + failed === 0) {
    appendResults(resultsFile, [{ ...line, status: 'failed' }]);
    return { status: 'failed', note: 'no test ran' };
  }
  if (outcome.status === 'failed' && failed === 0) {
    // The runner itself failed: without this line the sum would hide it.
    appendResults(resultsFile, [{ ...line, status: 'failed' }]);
  }
  if (failed > 0) return { ...outcome, status: 'failed' };
  const unsteady = own.filter((result) => result.unsteady).length;
  if (unsteady <= mostUnsteady(own.length)) return outcome;
  appendResults(resultsFile, [{ ...line, status: 'failed' }]);
  return { status: 'failed', note: `${unsteady} tests passed only when they were repeated` };
};

/** What a run of stages has come to. */
interface Progress {
  outcomes: Map<string, StageOutcome>;
  /** How long each stage has taken, for the person watching. */
  times: Map<string, string>;
}

/** Runs one stage, unless one that it needs has failed. */
const runStage = async (
  stage: Stage,
  prepared: Promise<unknown> | undefined,
  { outcomes, times }: Progress,
  context: StageContext,
): Promise<void> => {
  const startMs = Date.now();
  const broken = stage.needs.find((name) => outcomes.get(name)?.status === 'failed');
  await prepared;
  const raw: StageOutcome = broken
    ? { status: 'skipped', note: `needs the stage "${broken}", which failed` }
    : await stage.run(context);
  const outcome = recordStage(stage, raw, context);
  outcomes.set(stage.name, outcome);
  times.set(stage.name, seconds(startMs));
  const note = outcome.note ? `: ${outcome.note}` : '';
  console.log(`${MARKS[outcome.status]} ${stage.title} ${outcome.status} in ${seconds(startMs)}${note}`);
};

/** Begins the preparations of stages, one after the other, because the system installs one thing at a time. */
const prepareAll = (stages: readonly Stage[], context: StageContext): Map<Stage, Promise<unknown>> => {
  const prepared = new Map<Stage, Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();
  for (const stage of stages) {
    // The stage itself reports why it failed, and tries to do without.
    last = last.then(() => stage.prepare?.(context)).catch(() => undefined);
    if (stage.prepare) prepared.set(stage, last);
  }
  return prepared;
};

/** Begins stages in their order, each as soon as those it needs have ended and the machine has cores for it. */
const runInOrder = async (
  chosen: readonly Stage[],
  progress: Progress,
  context: StageContext,
): Promise<void> => {
  const prepared = prepareAll(chosen, context);
  const waiting = [...chosen];
  const running = new Map<Stage, Promise<void>>();
  const coresInUse = (): number => [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
  const isReady = ({ needs, cores }: Stage): boolean =>
    coresInUse() + cores <= MACHINE_CORES &&
    needs.every((name) => progress.outcomes.has(name) || !chosen.some((stage) => stage.name === name));
  while (!context.signal.aborted) {
    const [next] = waiting;
    if (next && isReady(next)) {
      waiting.shift();
      console.log(`\n[${chosen.indexOf(next) + 1}/${chosen.length}] ${next.title} (${next.name}) …`);
      const ended = runStage(next, prepared.get(next), progress, context);
      running.set(
        next,
        ended.finally(() => running.delete(next)),
      );
    } else if (running.size > 0) await Promise.race(running.values());
    else break;
  }
  await Promise.all(running.values());
};

/**
 * Runs stages, side by side where the machine has cores for it, shows what happens, and leaves the results in a new
 * file, between a line that says which source they are about and a line that says that the run came to its end.
 *
 * @param chosen stages to run
 * @returns the sum over all tests and checks of this run
 */
export const runStages = async (
  chosen: readonly Stage[],
  run: Omit<StageContext, 'sharesTerminal'>,
): Promise<Totals> => {
  const context: StageContext = { ...run, sharesTerminal: chosen.length > 1 };
  const { resultsFile, root } = context;
  rmSync(resultsFile, { force: true });
  appendRun(resultsFile, 'began', readSourceState(root));
  const progress: Progress = { outcomes: new Map(), times: new Map() };
  const startMs = Date.now();
  await runInOrder(chosen, progress, context);
  console.log(`\nStages in ${seconds(startMs)}:`);
  for (const stage of chosen) {
    const own = reportedBy(stage, resultsFile);
    const { passed, failed, skipped } = countResults(own);
    const status = progress.outcomes.get(stage.name)?.status ?? 'failed';
    const time = progress.times.get(stage.name) ?? 'not run to its end';
    console.log(
      `  ${MARKS[status]} ${stage.title}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${time}`,
    );
    const unchanged = own.filter((result) => result.unchanged).length;
    if (unchanged > 0) console.log(`    ${unchanged} of them not run again: their inputs are as they were`);
    for (const { unsteady, status: result, title } of own) {
      if (result === 'failed') console.log(`    failed: ${title}`);
      if (unsteady) console.log(`    passed only when repeated: ${title}`);
    }
  }
  const totals = countResults(readRun(resultsFile)?.results ?? []);
  if (!context.signal.aborted) appendRun(resultsFile, 'ended', readSourceState(root));
  return totals;
};
