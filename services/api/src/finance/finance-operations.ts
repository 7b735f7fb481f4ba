import type { QuoteRequest } from 'shared-contracts/entities/quote';
import { ApiFailure } from 'shared-contracts/errors';
import { yearInZone } from 'shared-rules/zoned-time';
import { errorFields } from '../error-message';
import type { IpHash } from '../http/ip-hash';
import type { CallContext, Operations, Services } from '../http/operation';
import { callLimit, countCall } from '../http/rate-limit';
import { findCar } from '../stock/open-car';
import type { QuoteProvider } from './quote-provider';

/** Quotes of one address in 10 minutes: each page of a car asks for one. */
export const QUOTE_LIMIT = callLimit('quoteFinance', {
  count: 60,
  windowS: 600,
  refusal: 'Many quotes were requested from your internet connection in the last few minutes. Please try',
});

/** Dollars, years; beyond them a request is a slip or an attack. */
const [mostPrice, longestTerm, firstYear] = [10_000_000, 10, 1900];
const longestText = 120;

export interface FinanceServices extends Services {
  quotes: QuoteProvider;
  ipHash: IpHash;
}

/** A car is named by its id or by its slug, which is never a number alone. */
const namedCar = (idOrSlug: string): { id: number } | { slug: string } =>
  /^\d{1,15}$/.test(idOrSlug) ? { id: Number(idOrSlug) } : { slug: idOrSlug };

function requireQuotable(request: QuoteRequest, thisYear: number): void {
  const fields: Record<string, string> = {};
  if (request.purchasePrice > mostPrice) fields['purchasePrice'] = 'must be a price of a vehicle';
  if (request.loanTerm > longestTerm) fields['loanTerm'] = `must be at most ${longestTerm} years`;
  if (request.year < firstYear || request.year > thisYear + 1)
    fields['year'] = `must be between ${firstYear} and ${thisYear + 1}`;
  for (const field of ['selfAssessedCreditScore', 'vin', 'nvic', 'whoIsHelping'] as const) {
    if ((request[field] ?? '').length > longestText)
      fields[field] = `must have at most ${longestText} characters`;
  }
  const [first] = Object.entries(fields);
  if (first) throw new ApiFailure('invalid_fields', first.join(' '), { fields });
}

/** What lenders say and quote about a car (API-019, API-021). */
export function financeOperations(
  services: FinanceServices,
): Pick<Operations, 'financeDisclaimer' | 'quoteFinance'> {
  const { db, now, log, quotes, ipHash } = services;

  async function ask(request: QuoteRequest, year: number, { site, signal }: CallContext) {
    try {
      return await quotes.quote(request, { year, signal });
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      log.warn({ ...errorFields(cause), site: site.slug }, 'The finance provider gave no quote.');
      throw new ApiFailure('unavailable', 'There is no quote just now. Please try again in a moment.', {
        cause,
      });
    }
  }

  return {
    async financeDisclaimer({ params }, { site, config }) {
      const car = await db.withSite(site.slug, (tx) => findCar(tx, namedCar(params.slug)));
      const provider = config.site.finance_provider
        ? config.finance.providers[config.site.finance_provider]
        : undefined;
      const entry = provider ? car.finance_lenders?.[provider.lender] : undefined;
      return { body: { disclaimer: entry?.disclaimer || config.finance.disclaimer.text } };
    },

    async quoteFinance({ body }, context) {
      const { site, config, visitor } = context;
      if (!config.site.flags.youxQuote) throw new ApiFailure('not_found', 'This site gives no quotes.');
      const year = yearInZone(now(), config.site.timezone);
      requireQuotable(body, year);
      await countCall(db, QUOTE_LIMIT, { site: site.slug, ipHash: ipHash(visitor.ip), now: now() });
      const quote = await ask(body, year, context);
      if (!quote) throw new ApiFailure('not_found', 'There is no quote for this vehicle.');
      return { body: quote };
    },
  };
}
