import { hrefs } from 'shared-contracts/routes';
import { carTypes, type CarType } from 'shared-contracts/entities/scalars';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { budgetOf, repaymentFor, type BudgetFrequency, type BudgetInput } from 'shared-rules/finance/budget';

const largestInput = 1_000_000;

/** The repayment that comes to a budget, as far as the widget takes it. */
export const allowedRepayment = (budget: number, input: Omit<BudgetInput, 'repayment'>): number =>
  Math.min(largestInput, repaymentFor(budget, input));

/**
 * Upper end and step of the budget slider: the highest price rounded up to the next 1000, or the site's own end where
 * the stock has no prices (SRC-068).
 */
export function budgetMax(highest: number | null, fallbackMaxPrice: number): { max: number; step: number } {
  const max = highest === null ? fallbackMaxPrice : Math.ceil(highest / 1_000) * 1_000;
  return { max, step: Math.max(500, Math.round(max / 200_000) * 1_000) };
}

/** Typed dollars from 0 to 1,000,000; what is no number is 0 (SRC-069). */
export function parseDollars(text: string): number {
  const amount = Number(text.replace(/[\s$,]/g, ''));
  return Number.isFinite(amount) ? Math.min(largestInput, Math.max(0, Math.round(amount))) : 0;
}

/** What a fresh widget shows (SRC-068). */
export const defaultBudget = (
  { budget }: Pick<PublicTenantConfig, 'budget'>,
  frequency: BudgetFrequency = budget.frequency,
): BudgetInput => ({
  frequency,
  deposit: budget.deposit,
  repayment: frequency === 'weekly' ? budget.weeklyRepayment : budget.monthlyRepayment,
});

/** The search up to a budget. */
export const budgetHref = (budget: number, carType: CarType | null = null): string =>
  hrefs.search({ filters: { price: [`0-${Math.round(budget)}`], car_type: carType ? [carType] : [] } });

/**
 * Address of the search that the budget form requested when it was sent without script, or null when the query
 * string is not from it.
 */
export function budgetFormHref(
  query: URLSearchParams,
  site: Pick<PublicTenantConfig, 'budget'>,
): string | null {
  const repayment = query.get('repayment');
  if (repayment === null) return null;
  const sent = query.get('frequency');
  const frequency = sent === 'weekly' || sent === 'monthly' ? sent : site.budget.frequency;
  const deposit = parseDollars(query.get('deposit') ?? '');
  const carType = carTypes.find((type) => type === query.get('car_type')) ?? null;
  return budgetHref(budgetOf({ repayment: parseDollars(repayment), deposit, frequency }), carType);
}
