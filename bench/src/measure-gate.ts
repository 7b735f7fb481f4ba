import { runProgram } from './platform/run-program';
import type { Figure } from './report/figure';
import type { Progress } from './report/progress';

/** What the corpus prints (`platform/src/testing/gate-corpus-run.ts`). */
interface Verdicts {
  broken: { total: number; refused: number };
  acceptable: { total: number; refused: number };
}

const section = 'Release gate';

/** Publishes broken and acceptable small releases, and counts those that the gate decides wrongly. */
export async function measureGate({ step }: Progress, signal: AbortSignal): Promise<Figure[]> {
  step('Releases at the gate');
  const { broken, acceptable } = (await runProgram(
    'platform/src/testing/gate-corpus-run.ts',
    signal,
  )) as Verdicts; // printed by the program
  return [
    {
      section,
      name: 'broken and published',
      unit: '',
      measured: broken.total - broken.refused,
      budget: Math.floor(broken.total / 10),
      note: `of ${broken.total}`,
    },
    {
      section,
      name: 'acceptable and refused',
      unit: '',
      measured: acceptable.refused,
      budget: 0,
      note: `of ${acceptable.total}`,
    },
  ];
}
