import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './platform/repository';
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
  const program = join(root, 'platform/src/testing/gate-corpus-run.ts');
  const run = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
    killSignal: 'SIGTERM',
  });
  let output = '';
  run.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const [status] = (await once(run, 'exit')) as [number | null];
  if (status !== 0) throw new Error('The corpus of releases did not end; see the lines above.');
  const { broken, acceptable } = JSON.parse(output) as Verdicts; // printed by the program
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
