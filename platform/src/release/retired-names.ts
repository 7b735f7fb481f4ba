import type { GateException, ReleaseName } from 'shared-contracts/remote/composition';
import { UsageError } from '../errors';
import type { LiveRelease } from './neighbours';

/** Pages, slots and events of a release: what an exception may let go. */
const namesIn = ({ manifest: { routes, slots, exchange } }: LiveRelease): string[] => [
  ...routes.map(({ pattern }) => pattern),
  ...slots,
  ...Object.keys({ ...exchange?.sent, ...exchange?.received }),
];

/**
 * Refuses an exception that lets go what no live version of its releases has, such as a name with a typing error.
 *
 * @param releases names of the releases that the exception is of
 * @throws {UsageError} with what they have
 */
export function requireKnownRetired(
  { retired }: GateException,
  releases: readonly ReleaseName[],
  live: readonly LiveRelease[],
): void {
  const known = new Set(live.filter(({ manifest }) => releases.includes(manifest.name)).flatMap(namesIn));
  const unknown = retired.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  const what = known.size > 0 ? `has ${[...known].join(', ')}` : 'has no page, slot or event';
  throw new UsageError(
    `--retire names ${unknown.join(', ')}, but what is live of ${releases.join(' and ')} ${what}.`,
  );
}
