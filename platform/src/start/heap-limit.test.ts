import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const program = join(__dirname, '../testing/heap-limit.ts');

/** MB that the process which serves may fill when its supervisor has these flags. */
async function heapMb(...flags: string[]): Promise<number> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--import', 'tsx', program], {
    env,
  });
  return Number(stdout);
}

test('the process that serves may fill a gigabyte, or what a flag of Node.js says', async () => {
  // Its nursery comes on top.
  const [usual, flagged] = [await heapMb(), await heapMb('--max-old-space-size=300')];
  expect(Math.floor(usual / 100) * 100).toBe(1000);
  expect(Math.floor(flagged / 100) * 100).toBe(300);
}, 60_000);
