import { parseArgs } from 'node:util';

const usage = `npm run mutate -- <folder> [--sample <size>] [--seed <text>]

Changes the code of a package, one small thing at a time, and counts how many of the changes its tests notice.
Takes from minutes (shared-rules) to hours (services/api); a folder or a file of a package can be named too.

  --sample <size>  tries that many changes, chosen at random over all files of the folder
  --seed <text>    chooses others; the same seed and code give the same changes ("1" by default)`;

/** How many changes are tried, and which. */
export interface Sample {
  size: number;
  seed: string;
}

const parseSample = (size: string, seed: string): Sample => {
  if (!/^[1-9]\d*$/.test(size)) throw new Error(`"${size}" is no size of a sample.\n\n${usage}`);
  return { size: Number(size), seed };
};

/** Reads the words after `npm run mutate --`; the message of what it throws says how the command is used. */
export const parseMutateOptions = (args: readonly string[]): { path: string; sample: Sample | undefined } => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new Error(usage);
  return { path, sample: values.sample === undefined ? undefined : parseSample(values.sample, values.seed) };
};
