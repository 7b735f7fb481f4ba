import * as z from 'zod/mini';

/** What a finance provider is to quote, of one car (FIN-015, D-45). Dollars and years. */
export const quoteRequestSchema = z.object({
  selfAssessedCreditScore: z.string(),
  purchasePrice: z.number().check(z.gt(0)),
  loanTerm: z.number().check(z.gt(0)),
  year: z.int(),
  vin: z.nullable(z.string()),
  nvic: z.nullable(z.string()),
  whoIsHelping: z.string(),
});
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

/** What a provider answers: dollars a week, and its rates in per cent a year. */
export const quoteSchema = z.object({
  weeklyRepaymentAmount: z.number().check(z.gt(0)),
  comparisonRate: z.number().check(z.gt(0)),
  advertisedRate: z.number().check(z.gt(0)),
});
export type Quote = z.infer<typeof quoteSchema>;
