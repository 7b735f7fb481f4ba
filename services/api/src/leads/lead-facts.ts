import * as z from 'zod/mini';
import { loanSchema } from 'shared-contracts/entities/loan';
import { carTypeSchema } from 'shared-contracts/entities/scalars';

/** The car a lead is about, as it stood when the lead was made; derived on the server (API-024). */
const leadVehicleSchema = z.object({
  id: z.int(),
  slug: z.string(),
  year: z.int(),
  make: z.string(),
  model: z.string(),
  badge: z.nullable(z.string()),
  carType: carTypeSchema,
  status: z.string(),
  stockNumber: z.nullable(z.string()),
  vin: z.nullable(z.string()),
  /** What a buyer would pay, dollars; null without a price, and for a subscription (CON-034). */
  price: z.nullable(z.number()),
  /**
   * The price as the shopper read it: "$35,988 (was $38,720), Drive Away". Left out where none is shown, and in leads of
   * before it was kept.
   */
  priceShown: z.optional(z.string()),
  km: z.nullable(z.number()),
  colour: z.nullable(z.string()),
});
export type LeadVehicle = z.output<typeof leadVehicleSchema>;

/** The dealership a lead goes to. */
export const leadDealershipSchema = z.object({ id: z.int(), slug: z.string(), name: z.string() });

/** As `LeadConsent` in `shared-rules/lead-consent`. */
const leadConsentSchema = z.object({
  notice: z.string(),
  opt_in: z.nullable(z.object({ version: z.string(), text: z.string(), given: z.boolean() })),
  at: z.string(),
});

/** The shopper's own estimate of a finance enquiry, as its page showed it. Dollars; a payment too small to show is null. */
const leadFinanceSchema = z.extend(loanSchema, {
  /** By the frequency of the loan. */
  payment: z.nullable(z.number()),
  weekly: z.nullable(z.number()),
  /** Per cent a year. */
  comparisonRate: z.number(),
});
export type LeadFinance = z.output<typeof leadFinanceSchema>;

/** What the platform knows about a lead by itself; nothing in here was claimed by the browser. */
export const leadFactsSchema = z.object({
  dealership: leadDealershipSchema,
  vehicle: z.nullable(leadVehicleSchema),
  /** What the shopper read and agreed to; left out where no form was sent, and in leads of before it was kept. */
  consent: z.optional(leadConsentSchema),
  /** Left out where the shopper worked out nothing of her own, and in leads of before it was kept. */
  finance: z.optional(leadFinanceSchema),
  /** Whether the time it asks for was one to book (D-20); left out of leads without a time, and of before it was kept. */
  isTimeOffered: z.optional(z.boolean()),
});
export type LeadFacts = z.output<typeof leadFactsSchema>;
