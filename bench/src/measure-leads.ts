import { runProgram } from './platform/run-program';
import type { Figure } from './report/figure';
import type { Progress } from './report/progress';

/** What the storm prints (`tools/src/lead-storm`). */
interface Storm {
  submissions: number;
  retries: number;
  apiKills: number;
  databaseKills: number;
  lost: number;
  doubled: number;
  withoutDelivery: number;
  withoutMail: number;
  seconds: number;
}

const section = 'Leads under kills';

/** Sends 10,000 leads while processes of the API and PostgreSQL are killed, and counts what is left. */
export async function measureLeads({ step }: Progress, signal: AbortSignal): Promise<Figure[]> {
  step('Leads under kills');
  const result = (await runProgram('tools/src/lead-storm/main.ts', signal)) as Storm; // printed by the program
  const count = (name: string, measured: number, budget?: number): Figure => ({
    section,
    name,
    unit: '',
    measured,
    ...(budget === undefined ? {} : { budget }),
  });
  return [
    {
      ...count('submissions', result.submissions),
      note: `${result.apiKills} kills of the API, ${result.databaseKills} of PostgreSQL, ${result.retries} repeats`,
    },
    count('answered and lost', result.lost, 0),
    count('stored twice', result.doubled, 0),
    count('stored without a delivery', result.withoutDelivery, 0),
    count('stored and no mail', result.withoutMail, 0),
    { ...count('the whole of it', Math.round(result.seconds)), unit: 's' },
  ];
}
