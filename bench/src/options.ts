import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What can be measured by itself. */
export const sections = [
  'search', 'vehicle', 'overhead', 'start', 'memory', 'search-speed', 'leads', 'gate',
] as const; // prettier-ignore
export type Section = (typeof sections)[number];

/** What is measured when nothing is named: what a change of a page usually moves, in minutes. */
const usual: readonly Section[] = ['search', 'vehicle', 'overhead', 'start'];

/** A wrong command line; the message says what is allowed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Options {
  json: boolean;
  only: readonly Section[];
  /** Absolute path of a file of listings; made up when left out. */
  stock: string | undefined;
  /** Times each page is loaded. */
  runs: number;
  /** Different pages requested to measure the server. */
  pages: number;
  /** Cars of all dealers together, for the speed of search. */
  cars: number;
}

export const usage = `Usage: npm run bench -- [options]

  --only search,vehicle,overhead,start   measures only these
  --only memory                          resident memory after 20,000 different pages
  --only search-speed                    100,000 cars of 50 dealers, beside React InstantSearch
  --only leads                           10,000 leads while API and PostgreSQL are killed
  --only gate                            broken and acceptable releases at the release gate
  --stock <file>                         imports these listings instead of made-up ones
  --runs <n>                             times each page is loaded, 1 to 50 (5)
  --pages <n>                            different pages asked for to measure the server, 20 to 2000 (200)
  --cars <n>                             cars of all dealers for search-speed, 500 to 200000 (100000)
  --json                                 prints the figures as JSON
  --help                                 prints this`;

function count(name: string, text: string, [least, most]: readonly [number, number]): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}; it is "${text}".`);
}

const isSection = (name: string): name is Section => (sections as readonly string[]).includes(name);

function sectionList(text: string): Section[] {
  return text.split(',').map((part) => {
    const name = part.trim();
    if (isSection(name)) return name;
    throw new UsageError(`--only takes ${sections.join(', ')}, joined by commas; "${name}" is none of them.`);
  });
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        only: { type: 'string' },
        stock: { type: 'string' },
        runs: { type: 'string', default: '5' },
        pages: { type: 'string', default: '200' },
        cars: { type: 'string', default: '100000' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Reads the command line. Throws `UsageError`; answers null when only the help was requested. */
export function readOptions(args: readonly string[]): Options | null {
  const given = parse(args);
  if (given.help) return null;
  const stock = given.stock === undefined ? undefined : resolve(given.stock);
  if (stock !== undefined && !existsSync(stock)) {
    throw new UsageError(
      `--stock names ${stock}, which does not exist. Give the path of a file of listings.`,
    );
  }
  return {
    json: given.json,
    only: given.only === undefined ? usual : sectionList(given.only),
    stock,
    runs: count('runs', given.runs, [1, 50]),
    pages: count('pages', given.pages, [20, 2000]),
    cars: count('cars', given.cars, [500, 200_000]),
  };
}
