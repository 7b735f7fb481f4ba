import { parseOutboxRecord, type OutboxRecord } from 'shared-contracts/entities/outbox-record';
import type { SiteStorage } from 'shared-contracts/storage';

/** Records are kept for this long, in milliseconds: they hold personal details, and an older question is none. */
const recordMs = 7 * 24 * 60 * 60 * 1000;

/** More than a shopper sends in a week; the oldest goes first. */
const recordLimit = 20;

/** The outbox in the browser's storage, which all tabs of a site share. */
export interface OutboxStore {
  read: (key: string) => OutboxRecord | null;
  /** Keys of the leads that wait, the oldest first. */
  waiting: () => string[];
  /** False where the browser keeps nothing: the lead then lives as long as the page. */
  write: (key: string, record: OutboxRecord) => boolean;
  /** Puts a lead under another key, in one write. */
  move: (from: string, to: string, record: OutboxRecord) => void;
  remove: (key: string) => void;
}

/** The only writer of the area `outbox`. Each access reads it anew: another tab may have changed it. */
export function createOutboxStore(storage: SiteStorage, nowMs: () => number): OutboxStore {
  /** Takes the place of the storage while the browser refuses to keep anything. */
  let memory: Map<string, OutboxRecord> | null = null;

  const readAll = (): Map<string, OutboxRecord> => {
    if (memory) return memory;
    const all = new Map<string, OutboxRecord>();
    for (const [key, { savedAt, state, content }] of Object.entries(storage.read('outbox'))) {
      const record = nowMs() - savedAt > recordMs ? null : parseOutboxRecord(savedAt, state, content);
      if (record) all.set(key, record);
    }
    return all;
  };

  const writeAll = (all: Map<string, OutboxRecord>): boolean => {
    // What waits is let go of last.
    const byWorth = [...all].sort(
      ([, a], [, b]) =>
        Number(a.state === 'waiting') - Number(b.state === 'waiting') || a.savedAt - b.savedAt,
    );
    const kept = new Map(byWorth.slice(-recordLimit));
    if (kept.size === 0) {
      storage.clear('outbox');
      return true;
    }
    const isKept = storage.write('outbox', Object.fromEntries(kept));
    memory = isKept ? null : kept;
    return isKept;
  };

  return {
    read: (key) => readAll().get(key) ?? null,
    waiting: () =>
      [...readAll()]
        .filter(([, { state }]) => state === 'waiting')
        .sort(([, a], [, b]) => a.savedAt - b.savedAt)
        .map(([key]) => key),
    write: (key, record) => writeAll(readAll().set(key, record)),
    move: (from, to, record) => {
      const moved: OutboxRecord = { state: 'moved', savedAt: record.savedAt, content: { to } };
      writeAll(readAll().set(from, moved).set(to, record));
    },
    remove: (key) => {
      const all = readAll();
      if (all.delete(key)) writeAll(all);
    },
  };
}
