import { newKey } from 'shared-contracts/idempotency-key';
import type { OutboxStore } from './outbox-store';

/** Runs work that no other tab does for the same key at the same time. */
export type LeadLock = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Longer than both calls of a lead may take, in milliseconds: a tab that has died lets go then. */
const leaseMs = 30_000;
/** How often a tab looks whether another has let go, in milliseconds. */
const pollMs = 2_000;

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * A lock by the browser, which lets go of it when its tab closes. It is missing on plain HTTP; a note in the record
 * itself does there, until it runs out. Should two tabs take one lead all the same, its key makes one of it.
 */
export function createLeadLock(siteSlug: string, store: OutboxStore, nowMs: () => number): LeadLock {
  const locks = (navigator as { locks?: LockManager }).locks; // missing in insecure contexts, which the types do not know
  if (locks) return (key, work) => locks.request(`${siteSlug}:outbox:${key}`, work);

  const setLease = (key: string, owner: string, until: number): boolean => {
    const record = store.read(key);
    if (record?.state !== 'waiting') return true;
    const { lease } = record.content;
    if (lease && lease.owner !== owner && lease.until > nowMs()) return false;
    const next = until === 0 ? null : { owner, until };
    store.write(key, { ...record, content: { ...record.content, lease: next } });
    return true;
  };
  return async (key, work) => {
    const owner = newKey();
    while (!setLease(key, owner, nowMs() + leaseMs)) await sleep(pollMs);
    try {
      return await work();
    } finally {
      setLease(key, owner, 0);
    }
  };
}
