import * as z from 'zod/mini';
import { numberOrNull, textOrNull } from './scalars';

const knownKeys = z.object({
  interestRate: numberOrNull,
  comparisonRate: numberOrNull,
  paymentWeek: numberOrNull,
  paymentMonth: numberOrNull,
  termYears: numberOrNull,
  termMonths: numberOrNull,
  termWeeks: numberOrNull,
  deposit: numberOrNull,
  establishmentFees: numberOrNull,
  balloon: numberOrNull,
  totalPayable: numberOrNull,
  financeProvider: textOrNull,
  disclaimer: textOrNull,
});

/**
 * What one lender offers on one car (CON-010). Rates are per cent a year, payments and fees are dollars;
 * `term{N}` is the weekly payment over N years.
 */
export type LenderEntry = z.infer<typeof knownKeys> & { [term in `term${number}`]?: number | null };

const isTermKey = (key: string): key is `term${number}` => /^term\d+$/.test(key);

export const lenderEntrySchema: z.ZodMiniType<LenderEntry> = z
  .catchall(knownKeys, z.nullable(z.number()))
  .check(
    z.refine(
      (entry) => Object.keys(entry).every((key) => key in knownKeys.shape || isTermKey(key)),
      'A lender entry holds the documented keys and term{N} only.',
    ),
  );
