import type { BenchPlatform } from './platform/bench-platform';
import { budgets } from './report/budgets';
import { ofRuns, type Figure } from './report/figure';
import { spreadOf } from './statistics';

/** Later starts that are measured. */
const laterStarts = 3;

const section = 'Start';

/** What a start printed of its longest step, the builds: from scratch, or taken from the cache. */
const buildStep = (output: string): string | undefined =>
  output
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line.startsWith('Building'));

/** The first start with an empty data folder, which has happened already. */
export const firstStart = ({ seconds, output }: { seconds: number; output: string }): Figure => ({
  section,
  name: 'first start (empty data folder)',
  unit: 's',
  measured: seconds,
  ...budgets.start.first,
  note: `of it: ${buildStep(output) ?? 'no build'}; builds of unchanged source come from .cache/`,
});

/** Stops and starts the platform a few times. */
export async function measureLaterStarts(
  platform: BenchPlatform,
  update: (detail: string) => void,
): Promise<Figure> {
  const seconds: number[] = [];
  for (let run = 0; run < laterStarts; run += 1) {
    update(`${run + 1} of ${laterStarts}`);
    await platform.stop();
    seconds.push((await platform.start()).seconds);
  }
  return { section, name: 'later start', unit: 's', ...ofRuns(spreadOf(seconds)), ...budgets.start.later };
}
