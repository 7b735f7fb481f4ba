import { LRUCache } from 'lru-cache';
import { isThisMachine } from '../edge/client-address';
import { ImagesBusy } from './fair-queue';

/** Drawings that one address may cause in a minute: several pages of pictures that no other visitor has seen yet. */
const drawingsPerMinute = 300;
/** Addresses that are counted at a time. */
const mostAddresses = 50_000;

/**
 * Counts a drawing of a client; throws `ImagesBusy` when it has had its minute's worth. Pictures that were rendered before
 * cost nothing. This machine's own are not limited: see `isThisMachine`.
 */
export function createDrawingLimit(): (client: string) => void {
  const counts = new LRUCache<string, number>({ max: mostAddresses, ttl: 60_000, noUpdateTTL: true });
  return (client) => {
    const count = counts.get(client) ?? 0;
    if (count >= drawingsPerMinute && !isThisMachine(client))
      throw new ImagesBusy('A client has had too many pictures rendered.', true);
    counts.set(client, count + 1);
  };
}
