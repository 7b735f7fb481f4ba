import type { Quote, QuoteRequest } from 'shared-contracts/entities/quote';
import { repayment } from 'shared-rules/finance-display';
import type { QuoteProvider } from './quote-provider';

/** Per cent a year for each credit score, as shoppers assess themselves. */
const scoreRates: ReadonlyMap<string, number> = new Map([
  ['EXCELLENT', 7.49],
  ['GREAT', 8.49],
  ['GOOD', 9.99],
  ['FAIR', 12.99],
  ['POOR', 16.99],
]);
/** What an older car adds, in per cent a year: it is worth less to the lender at the end of the loan. */
const ageRates = [
  { overYears: 7, percent: 2 },
  { overYears: 3, percent: 1 },
] as const;
/** Dollars that are financed with the loan. */
const establishmentFee = 395;
/** Loans for cars that are older than this at their end are not given. */
const oldestAtEnd = 15;

const round2 = (value: number): number => Math.round(value * 100) / 100;

const weekly = (amount: number, annualRatePercent: number, years: number): number =>
  repayment({ amount, residual: 0, annualRatePercent, years, frequency: 'weekly' });

/** The rate at which a loan without fees costs the same each week, by halving (National Credit Code, comparison rate). */
function comparisonRateOf(amount: number, payment: number, years: number): number {
  let [low, high] = [0, 100];
  while (high - low > 0.0001) {
    const middle = (low + high) / 2;
    if (weekly(amount, middle, years) < payment) low = middle;
    else high = middle;
  }
  return round2((low + high) / 2);
}

/**
 * Quotes where no provider is connected: the same request has the same quote within a year. The whole price is
 * financed, with the fee and without deposit or final payment, at a rate by credit score and age of the car.
 */
export const builtInQuotes: QuoteProvider = {
  quote: (request, { year }) => Promise.resolve(quoteOf(request, Math.max(0, year - request.year))),
};

function quoteOf(request: QuoteRequest, age: number): Quote | null {
  const base = scoreRates.get(request.selfAssessedCreditScore);
  if (base === undefined || age + request.loanTerm > oldestAtEnd) return null;
  const loading = ageRates.find(({ overYears }) => age > overYears)?.percent ?? 0;
  const advertisedRate = base + loading;
  const { purchasePrice, loanTerm } = request;
  const payment = weekly(purchasePrice + establishmentFee, advertisedRate, loanTerm);
  return {
    weeklyRepaymentAmount: round2(payment),
    advertisedRate: round2(advertisedRate),
    comparisonRate: comparisonRateOf(purchasePrice, payment, loanTerm),
  };
}
