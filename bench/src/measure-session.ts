import { runSession, type Answered, type Step } from './browser/session';
import type { BenchWorld } from './measure-page';
import { budgets } from './report/budgets';
import { ofRuns, type Figure } from './report/figure';
import { spreadOf } from './statistics';

const slowestOf = (answers: readonly Answered[]): Answered =>
  answers.reduce((slowest, answer) => (answer.ms > slowest.ms ? answer : slowest));

/** Measures how soon a page answers each thing a visitor does; the slowest of a session counts. */
export async function measureSession(
  world: BenchWorld,
  section: string,
  path: string,
  steps: readonly Step[],
): Promise<Figure[]> {
  world.step(`${section}: a visitor's session`);
  const address = `http://${world.host}:${world.port}${path}`;
  const visits: Answered[][] = [];
  for (let run = 0; run < world.runs; run += 1) {
    world.update(`run ${run + 1} of ${world.runs}`);
    visits.push(await runSession(world.browser, address, steps));
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
