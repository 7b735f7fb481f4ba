import * as z from 'zod/mini';

/** A loan as a shopper works it out in the calculator: dollars, per cent a year, years. Nothing is within its bounds yet. */
export const loanSchema = z.object({
  amount: z.number(),
  deposit: z.number(),
  residual: z.number(),
  rate: z.number(),
  termYears: z.number(),
  frequency: z.enum(['weekly', 'fortnightly', 'monthly']),
});
