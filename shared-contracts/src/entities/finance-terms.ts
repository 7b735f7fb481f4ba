import * as z from 'zod/mini';

export const financeTermsSchema = z.object({
  /** Dollars paid at the start, without the trade-in. */
  deposit: z.number().check(z.gte(0)),
  /** Dollars that the shopper's own car brings in. */
  tradeIn: z.number().check(z.gte(0)),
  termYears: z.number().check(z.gt(0)),
  /** Per cent a year; null where the lender's own rate counts. */
  rate: z.nullable(z.number().check(z.gte(0))),
  /** Per cent of the price that is left to pay at the end. */
  residualPercent: z.number().check(z.gte(0), z.lt(100)),
});
/** A shopper's own terms of a loan, which stand for every car of the site until she takes them back. */
export type FinanceTerms = z.infer<typeof financeTermsSchema>;
