import { readFile } from 'node:fs/promises';
import { ask } from './platform/ask';
import type { BenchPlatform } from './platform/bench-platform';
import { budgets } from './report/budgets';
import type { Figure } from './report/figure';
import type { Progress } from './report/progress';
import { searchPaths, vehiclePaths } from './server/addresses';

/** Different pages that are requested, and how often memory is read meanwhile. */
const [pages, looks] = [20_000, 4];
/** Requests under way together. */
const atOnce = 4;
/** Requests of one address: a shopper's, whom no limit knows. */
const perAddress = 40;

const section = 'Memory';

/** Resident memory of a process, in MB (1,000,000 bytes). Rejects where the system has no `/proc`. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1e6;
}

const addressOf = (number: number): string => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

/** Requests every page once. Rejects with the first that is not answered as a page. */
async function requestAll(port: number, host: string, paths: readonly string[], from: number): Promise<void> {
  let next = 0;
  const visit = async (): Promise<void> => {
    while (next < paths.length) {
      const at = next;
      next += 1;
      const headers = { 'x-forwarded-for': addressOf(Math.floor((from + at) / perAddress)) };
      const { status } = await ask(port, paths[at] ?? '', { host, headers });
      // A page beyond the last leads to the last.
      if (status >= 400) throw new Error(`${paths[at]} was answered with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
}

/** Resident memory of the serving process after the start, and after 20,000 pages that all differ. */
export async function measureMemory(
  platform: BenchPlatform,
  host: string,
  { step, update }: Progress,
): Promise<Figure[]> {
  step('Memory');
  const figure = (name: string, measured: number): Figure => ({ section, name, unit: 'MB', measured });
  const cars = await vehiclePaths(platform.port(), host);
  const ofCars = cars.slice(0, pages / 2);
  const paths = [...ofCars, ...searchPaths(pages - ofCars.length)];
  const figures = [figure('resident after the start and an import', await residentMb(platform.pid()))];
  const size = Math.ceil(pages / looks);
  for (let from = 0; from < pages; from += size) {
    await requestAll(platform.port(), host, paths.slice(from, from + size), from);
    const seen = Math.min(from + size, pages);
    update(`${seen.toLocaleString('en-AU')} pages`);
    const name = `resident after ${seen.toLocaleString('en-AU')} different pages`;
    figures.push({ ...figure(name, await residentMb(platform.pid())), ...budgets.memory });
  }
  return figures;
}
