import { runSession, type Answered, type Step } from './browser/session';
import type { BenchSetup } from './measure-page';
import { budgets } from './report/budgets';
import { ofRuns, type Figure } from './report/figure';
import { spreadOf } from './statistics';

const slowestOf = (answers: readonly Answered[]): Answered =>
  answers.reduce((slowest, answer) => (answer.ms > slowest.ms ? answer : slowest));

/** Measures how soon a page answers each thing a visitor does; the slowest of a session counts. */
export async function measureSession(
  setup: BenchSetup,
  section: string,
  path: string,
  steps: readonly Step[],
): Promise<Figure[]> {
  setup.step(`${section}: a visitor's session`);
  const address = `http://${setup.host}:${setup.port}${path}`;
  const visits: Answered[][] = [];
  for (let run = 0; run < setup.runs; run += 1) {
    setup.update(`run ${run + 1} of ${setup.runs}`);
    visits.push(await runSession(setup.browser, address, steps));
  }
  const medians = steps.map(({ name }, at) => ({
    name,
    ms: spreadOf(visits.map((answers) => answers[at]?.ms ?? 0)).median,
  }));
  const slow = medians.toSorted((one, other) => other.ms - one.ms).slice(0, 3);
  return [
    {
      section,
      name: 'worst INP of a session',
      unit: 'ms',
      ...ofRuns(spreadOf(visits.map((answers) => slowestOf(answers).ms))),
      ...budgets.session,
      note: `${steps.length} steps; ${slow.map(({ name, ms }) => `${name} ${Math.round(ms)}`).join(', ')}`,
    },
  ];
}
