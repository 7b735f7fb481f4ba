import { versionPattern } from 'shared-contracts/remote/manifest';

/** Parts of `1.5.0-rc.1`. */
interface Version {
  numbers: [number, number, number];
  /** Empty for a release proper. */
  pre: string[];
}

/** Reads a version; null for anything else. */
export function parseVersion(text: string): Version | null {
  const match = versionPattern.exec(text);
  if (!match) return null;
  return { numbers: [Number(match[1]), Number(match[2]), Number(match[3])], pre: match[4]?.split('.') ?? [] };
}

function compareParts(a: string, b: string): number {
  const [x, y] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (x && y) return Number(a) - Number(b);
  if (x !== y) return x ? -1 : 1; // numbers come before words
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Order of two versions as semantic versioning has it; unreadable ones come first. */
export function compareVersions(a: string, b: string): number {
  const [x, y] = [parseVersion(a), parseVersion(b)];
  if (!x || !y) return x ? 1 : y ? -1 : 0;
  for (const index of [0, 1, 2] as const) {
    if (x.numbers[index] !== y.numbers[index]) return x.numbers[index] - y.numbers[index];
  }
  if (x.pre.length === 0 || y.pre.length === 0) return y.pre.length - x.pre.length;
  for (let index = 0; index < Math.max(x.pre.length, y.pre.length); index += 1) {
    const [p, q] = [x.pre[index], y.pre[index]];
    if (p === undefined || q === undefined) return p === undefined ? -1 : 1;
    const order = compareParts(p, q);
    if (order !== 0) return order;
  }
  return 0;
}

/** The version after the highest of these; `first` when there is none. A candidate becomes its release. */
export function nextPatch(versions: readonly string[], first: string): string {
  const highest = versions.toSorted(compareVersions).at(-1);
  const parsed = highest === undefined ? null : parseVersion(highest);
  if (!parsed) return first;
  const [major, minor, patch] = parsed.numbers;
  return parsed.pre.length > 0 ? `${major}.${minor}.${patch}` : `${major}.${minor}.${patch + 1}`;
}

/** Whether everything that satisfies one range also satisfies another; both are `^x.y.z` or an exact version. */
function isOneCovered(wanted: string, provided: string): boolean {
  const want = parseVersion(wanted.replace(/^\^/, ''));
  const have = parseVersion(provided.replace(/^\^/, ''));
  if (!want || !have) return false;
  if (!wanted.startsWith('^')) return wanted === provided;
  return (
    want.numbers[0] === have.numbers[0] && compareVersions(wanted.slice(1), provided.replace(/^\^/, '')) <= 0
  );
}

/**
 * Whether everything that satisfies `provided` also satisfies `wanted`: both are `^x.y.z`, an exact version, or several of
 * them with `||` between. The shell promises a range; a remote may ask for no more than that.
 */
export function isRangeCovered(wanted: string, provided: string): boolean {
  const wantedRanges = wanted.split('||').map((range) => range.trim());
  return provided
    .split('||')
    .every((range) => wantedRanges.some((alternative) => isOneCovered(alternative, range.trim())));
}
