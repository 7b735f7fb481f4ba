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

/** A car to be traded in, as the register or the shopper describes it. */
export const tradedVehicleSchema = z.object({
  make: z.string(),
  model: z.string(),
  badge: textOrNull,
  year: z.int(),
  kms: z.int(),
  /** The kilometres are not known: they are usual ones for the car's age. */
  kmsAssumed: z.boolean(),
});
export type TradedVehicle = z.infer<typeof tradedVehicleSchema>;

/** Why there is no price online (FIN-053). */
export const noPriceReasons = ['over_limit', 'unknown_rego', 'no_comparables'] as const;

/** Photos that a shopper may add to a valuation. */
export const photoLimits = {
  /** Of one valuation. */
  count: 6,
  /** Bytes of a photo as it is sent. */
  bytes: 8 * 1024 * 1024,
  /** Pixels of the longer side of a photo as it is kept. */
  longSide: 1600,
} as const;

/** A trade-in offer with what it rests on. Prices are dollars. */
export const valuationSchema = z.extend(tradeInOfferSchema, {
  /** Null exactly where there is a price. */
  reason: orNull(z.enum(noPriceReasons)),
  /** Null for a rego that the register does not know. */
  vehicle: orNull(tradedVehicleSchema),
  /** Where the price is likely to lie once somebody has seen the car. */
  range: orNull(z.object({ low: z.number(), high: z.number() })),
  /** Listings the price rests on, the most similar first; `slug` where the site itself sells the car. */
  comparables: z.array(
    z.object({ title: z.string(), year: z.int(), kms: z.int(), price: z.number(), slug: textOrNull }),
  ),
  /** How many listings it rests on in all. */
  sampleSize: z.int(),
  /** What changed the price, in the order it was reckoned: "110,000 km less than similar cars", dollars, negative for less. */
  steps: z.array(z.object({ label: z.string(), amount: z.number() })),
  /** Its lead has the shopper's details, so that the offer can be accepted. */
  hasContact: z._default(z.boolean(), false),
  /** ISO 8601. */
  validUntil: z.string(),
  acceptedAt: textOrNull,
  /** The car that the shopper wants instead (FIN-047). */
  car_id: orNull(z.int()),
  /** Ids of the shopper's photos of it, in the order they came; their addresses are `hrefs.valuationPhoto`. */
  photos: z._default(z.array(z.string()), []),
});
export type Valuation = z.infer<typeof valuationSchema>;
