import * as z from 'zod/mini';
import { numberOrNull, orNull, regoStateSchema, textOrNull } from './scalars';

export const tradeInOfferSchema = z.object({
  offer_price: numberOrNull,
  id: z.string(),
  adjustmentAnswers: orNull(z.record(z.string(), z.string())),
  rego: textOrNull,
  regoState: orNull(regoStateSchema),
  lead_id: orNull(z.int()),
});
/** What the dealer would pay for the shopper's car (CON-017). */
export type TradeInOffer = z.infer<typeof tradeInOfferSchema>;
