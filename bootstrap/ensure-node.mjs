import { readFileSync } from 'node:fs';

/** Versions that package.json names, such as `^20.19.0 || ^22.12.0`. Runs before any dependency is installed. */
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const numbersOf = (version) => version.split('.').map(Number);

/** Whether a version is of the same major one as a range `^a.b.c`, and not older. */
const isInRange = (version, range) => {
  const [major, minor, patch] = numbersOf(version);
  const [leastMajor, leastMinor, leastPatch] = numbersOf(range.trim().replace(/^\^/, ''));
  return major === leastMajor && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch));
};

/** Ends the process with a clear message when this is no version of Node that the platform is tried with. */
export const ensureNode = (version = process.versions.node) => {
  const ranges = engines.node.split('||');
  if (ranges.some((range) => isInRange(version, range))) return;
  const supported = ranges.map((range) => range.trim().replace(/^\^/, '')).join(', ');
  console.error(
    `This is Node ${version}, and Forecourt needs one of ${supported} or a later one of the same major version: ` +
      `others are not tested and may lack modules it is built on. ` +
      `Install one of them (https://nodejs.org), then run the command again.`,
  );
  process.exit(1);
};
