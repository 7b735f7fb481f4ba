import * as z from 'zod/mini';
import { formTypes, leadRequestSchema } from './lead';

/*
 * What the browser keeps of a lead that was sent, in the storage area `outbox`. Apart from the storage, which every page
 * carries: only who sends leads needs these schemas.
 */

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

/** Reads the content of a record by its state; null for one that is none. */
export function parseOutboxRecord(savedAt: number, state: State, content: unknown): OutboxRecord | null {
  const parsed = z.safeParse(contentSchemas[state], content);
  return parsed.success ? ({ state, savedAt, content: parsed.data } as OutboxRecord) : null; // parsed by its state's schema
}
