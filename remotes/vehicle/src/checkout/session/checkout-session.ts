import type { SiteStorage } from 'shared-contracts/storage';
import * as z from 'zod/mini';
import type { Answers } from './check-answers';

/** An unreadable value reads as the fallback. The name keeps the linter from reading a promise. */
const withFallback = z.catch;

const textSchema = z.string().check(z.minLength(1));

/** One attempt to reserve: sent again as it is, it is never a second reservation (D-22). Stored flat. */
const attemptSchema = z.pipe(
  z.object({
    key: textSchema,
    processor: textSchema,
    token: textSchema,
    name: z.string(),
    last_name: z.string(),
    postcode: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  z.transform(({ key, processor, token, ...contact }) => ({ key, processor, token, contact })),
);

export type Attempt = z.output<typeof attemptSchema>;

/** An unreadable part is dropped by itself: a pending attempt must survive unreadable answers. */
const sessionSchema = z.object({
  answers: withFallback(z.record(z.string(), z.string()), {}),
  /** An attempt without an answer: the car may be reserved already. */
  pending: withFallback(z.nullable(attemptSchema), null),
  /** Reference of the reservation. */
  reference: withFallback(z.nullable(z.string()), null),
  /** Key of a purchase's lead that was not accepted yet (VEH-003). */
  unsentLead: withFallback(z.nullable(z.string()), null),
});

/** State of one car's checkout. It is kept in the tab's session storage, never in the address. */
export interface CheckoutSession extends Omit<z.output<typeof sessionSchema>, 'answers'> {
  answers: Answers;
}

export const newSession: CheckoutSession = { answers: {}, pending: null, reference: null, unsentLead: null };

/** The checkout of a car as this tab left it; a new one where nothing readable is kept. */
export function readSession(storage: SiteStorage, carId: number): CheckoutSession {
  const parsed = z.safeParse(sessionSchema, storage.read('checkouts')[carId]);
  return parsed.success ? parsed.data : newSession;
}

/** Keeps the checkout of a car in the tab. */
export function writeSession(storage: SiteStorage, carId: number, session: CheckoutSession): void {
  const { contact, ...attempt } = session.pending ?? {};
  const kept = { ...session, pending: session.pending && { ...contact, ...attempt } };
  storage.write('checkouts', { ...storage.read('checkouts'), [carId]: kept });
}
