import * as z from 'zod/mini';
import { quoteSchema } from 'shared-contracts/entities/quote';
import type { ProviderClient } from '../providers/provider-client';
import type { QuoteProvider } from './quote-provider';

/** Figures beyond these are a fault of the provider: dollars a week, and per cent a year. */
const mostAWeek = 100_000;
const highestRate = 100;

/** A provider that declines says so by figures that are null, too (D-45). */
const answerSchema = z.union([
  quoteSchema.check(
    z.refine(
      ({ weeklyRepaymentAmount, comparisonRate, advertisedRate }) =>
        weeklyRepaymentAmount <= mostAWeek && comparisonRate <= highestRate && advertisedRate <= highestRate,
    ),
  ),
  z.object({ weeklyRepaymentAmount: z.null(), comparisonRate: z.unknown(), advertisedRate: z.unknown() }),
]);

/** Quotes of a provider over HTTP: the request of the shopper as it is, posted to its address (docs/operations.md). */
export const createHttpQuotes = (client: ProviderClient): QuoteProvider => ({
  async quote(request, { signal }) {
    const answer = await client.post('', request, answerSchema, signal);
    return answer === null || answer.weeklyRepaymentAmount === null ? null : answer;
  },
});
