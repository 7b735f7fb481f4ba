import * as z from 'zod/mini';
import { reservationContactSchema } from './reservation';
import { orNull, textOrNull } from './scalars';

/** A field of the wheel. Its chance is its weight among the weights of all. */
export const spinPrizeSchema = z.object({
  name: z.string(),
  weight: z.int(),
  /** False for a field that wins nothing. */
  wins: z.boolean(),
});
export type SpinPrize = z.infer<typeof spinPrizeSchema>;

/** What the wheel gave a shopper, once and for good (D-41). */
export const spinResultSchema = z.object({
  prize: z.string(),
  wins: z.boolean(),
  /** What the shopper quotes at the dealership. */
  reference: z.string(),
  /** ISO 8601, UTC. */
  spun_at: z.string(),
});
export type SpinResult = z.infer<typeof spinResultSchema>;

/** The draw of a site as its signed-in visitor finds it. */
export const spinStateSchema = z.object({
  prizes: z.array(spinPrizeSchema),
  /** The terms of the draw; empty where the site has no draw. */
  terms: z.string(),
  /** Last day, YYYY-MM-DD; null without an end. */
  ends_on: textOrNull,
  is_open: z.boolean(),
  /** The visitor's own result; null until the wheel was spun. */
  spin: orNull(spinResultSchema),
});
export type SpinState = z.infer<typeof spinStateSchema>;

/** The shopper at the wheel. The phone is that of the session. */
export const spinRequestSchema = z.extend(z.omit(reservationContactSchema, { phone: true }), {
  terms_accepted: z.boolean(),
  opt_in: z.boolean(),
});
export type SpinRequest = z.infer<typeof spinRequestSchema>;
