import type { SiteStorage } from 'shared-contracts/storage';
import { withTimeout } from '../platform/with-timeout';

/** No answer within this many milliseconds counts as none (D-50). */
const limitMs = 2_000;

async function answers(address: string): Promise<boolean> {
  try {
    const ask = async (signal: AbortSignal): Promise<boolean> =>
      (await fetch(address, { signal, credentials: 'omit' })).ok;
    return await withTimeout(limitMs, 'The chat', ask);
  } catch {
    return false;
  }
}

/**
 * Whether the chat is open. Requested once in a visit of the site; its answer holds until the visit ends.
 *
 * @param address where to ask; any success means yes
 * @param visit storage of the visit
 */
export async function isChatAvailable(address: string, visit: SiteStorage): Promise<boolean> {
  const known = visit.read('chat');
  if (known) return known.available;
  const available = await answers(address);
  visit.write('chat', { available });
  return available;
}
