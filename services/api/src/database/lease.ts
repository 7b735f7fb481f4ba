import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { countRows } from './query';
import { errorFields } from '../error-message';
import type { Logger } from '../logger';

/** Milliseconds that a lease lasts when its process can no longer renew it, and between two renewals. */
const leaseMs = 30_000;
const renewMs = 10_000;

/** Work that one process may do at a time, on what all processes share. */
export interface Lease {
  /** Does the work while this process holds the lease; null when another one has it. */
  tryRun<T>(work: () => Promise<T>): Promise<T | null>;
  /** Throws when the lease may have gone to another process meanwhile, such as after a long stall. */
  requireHeld(): void;
}

/**
 * A lease by name in the database. It is given back when the work ends; one whose process has died is free after half a
 * minute.
 */
export function createLease(name: string, { db, log }: { db: Database; log: Logger }): Lease {
  const holder = randomUUID();
  const key = `lease:${name}`;
  /** By a clock of this process that goes on while the process stands still. */
  let heldUntil = 0;

  const take = async (): Promise<boolean> => {
    const begunAt = performance.now();
    const taken = await db.asWorker((tx) =>
      countRows(
        tx,
        sql`insert into platform_keys as held (name, value)
          values (${key}, (extract(epoch from now()) * 1000 + ${leaseMs}::int)::bigint || ' ' || ${holder}::text)
          on conflict (name) do update set value = excluded.value
            where split_part(held.value, ' ', 2) = ${holder}
              or split_part(held.value, ' ', 1)::bigint < extract(epoch from now()) * 1000
          returning name`,
      ),
    );
    if (taken > 0) heldUntil = begunAt + leaseMs;
    return taken > 0;
  };
  const giveBack = async (): Promise<void> => {
    heldUntil = 0;
    await db.asWorker((tx) =>
      tx.execute(
        sql`update platform_keys set value = '0 ' || ${holder}::text
          where name = ${key} and split_part(value, ' ', 2) = ${holder}`,
      ),
    );
  };

  // The embedded database is open in one process; what a killed one left of a lease would only hold up the next.
  if (db.driver === 'pglite') return { tryRun: (work) => work(), requireHeld: () => undefined };
  return {
    async tryRun(work) {
      if (!(await take())) return null;
      let renewing: Promise<unknown> = Promise.resolve();
      const renewal = setInterval(() => {
        renewing = take().catch((error: unknown) =>
          log.warn(errorFields(error), `The lease "${name}" was not renewed.`),
        );
      }, renewMs).unref();
      try {
        return await work();
      } finally {
        clearInterval(renewal);
        await renewing;
        await giveBack().catch((error: unknown) =>
          log.warn(
            errorFields(error),
            `The lease "${name}" was not given back; it is free in half a minute.`,
          ),
        );
      }
    },
    requireHeld() {
      if (performance.now() < heldUntil) return;
      throw new Error(`service-api: the lease "${name}" has run out; another process may do this work now.`);
    },
  };
}
