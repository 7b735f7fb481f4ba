import * as z from 'zod/mini';
import { formTypes, leadRequestSchema } from 'shared-contracts/entities/lead';
import type { SiteStorage } from 'shared-contracts/storage';

/** Records are kept for this long, in milliseconds: they hold personal details, and an older question is none. */
const recordMs = 7 * 24 * 60 * 60 * 1000;

/** More than a shopper sends in a week; the oldest goes first. */
const recordLimit = 20;

const pendingSchema = z.object({
  formType: z.enum(formTypes),
  /** The valuation whose lead the form completes; null for a lead of its own. */
  valuationId: z.nullable(z.string()),
  lead: z.omit(leadRequestSchema, { form_submission_id: true }),
  /** Draft of the form. */
  draftId: z.string(),
  /** Answer of the form call; empty where the lead call has to do without, null before it was made. */
  submissionId: z.nullable(z.string()),
  /** Counts how often the shopper has sent it with other content. */
  revision: z.int(),
  /** How often it went to another key. */
  moves: z.int(),
  /** Milliseconds since 1970 before which the server does not want to see it again. */
  waitUntil: z.number(),
  /** The lead that this form has become already, in this tab or another. */
  leadId: z.nullable(z.int()),
  /** The tab that is sending it, in browsers without Web Locks. */
  lease: z.nullable(z.object({ owner: z.string(), until: z.number() })),
});
/** A lead that the shopper has sent and the server has not decided on. */
export type PendingLead = z.infer<typeof pendingSchema>;

const contentSchemas = {
  waiting: pendingSchema,
  accepted: z.object({ leadId: z.int() }),
  refused: z.object({ fields: z.record(z.string(), z.string()), message: z.string() }),
  /** The key was used up by other content, so the lead goes by another one. */
  moved: z.object({ to: z.string() }),
};
type State = keyof typeof contentSchemas;

/** What is known of an idempotency key. Only a waiting one holds personal details. */
export type OutboxRecord = {
  [S in State]: { state: S; savedAt: number; content: z.infer<(typeof contentSchemas)[S]> };
}[State];

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

function parseRecord(savedAt: number, state: State, content: unknown): OutboxRecord | null {
  const parsed = z.safeParse(contentSchemas[state], content);
  return parsed.success ? ({ state, savedAt, content: parsed.data } as OutboxRecord) : null; // parsed by its state's schema
}

/** The only writer of the area `outbox`. Each access reads it anew: another tab may have changed it. */
export function createOutboxStore(storage: SiteStorage, nowMs: () => number): OutboxStore {
  /** Takes the place of the storage while the browser refuses to keep anything. */
  let memory: Map<string, OutboxRecord> | null = null;

  const readAll = (): Map<string, OutboxRecord> => {
    if (memory) return memory;
    const all = new Map<string, OutboxRecord>();
    for (const [key, { savedAt, state, content }] of Object.entries(storage.read('outbox'))) {
      const record = nowMs() - savedAt > recordMs ? null : parseRecord(savedAt, state, content);
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
