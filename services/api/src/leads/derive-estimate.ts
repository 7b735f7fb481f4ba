import type { Car } from 'shared-contracts/entities/car';
import type { LeadEstimate } from 'shared-contracts/entities/lead';
import { allowedInputs, calculatorRules, type LoanInputs } from 'shared-rules/finance/calculator-rules';
import { comparisonRateAt } from 'shared-rules/finance/comparison-rate';
import { isTooSmall } from 'shared-rules/finance/finance-text';
import { estimateLoan } from 'shared-rules/finance/loan-estimate';
import { shownFinance } from 'shared-rules/finance/shown-finance';
import { loanByTerms } from 'shared-rules/finance/shopper-terms';
import { payablePrice } from 'shared-rules/price';
import type { SiteBundle } from '../sites/site-bundle';
import type { LeadFinance } from './lead-facts';

/** Whole cents; nothing for a payment that no page shows as a figure (FIN-019). */
const shownPayment = (dollars: number): number | null =>
  isTooSmall(dollars) ? null : Math.round(dollars * 100) / 100;

/**
 * The payment that a finance enquiry's page showed for its car, reckoned anew of what the shopper typed: her loan, or else
 * her terms for every car, within the bounds of the site's calculator. Undefined where she typed nothing of her own or the
 * car shows no finance.
 */
export function deriveEstimate(
  car: Car,
  typed: LeadEstimate | undefined,
  config: Pick<SiteBundle['config'], 'site' | 'finance' | 'stock'>,
  now: Date,
): LeadFinance | undefined {
  const shown = shownFinance(car, config, now);
  if (!typed || !shown) return undefined;
  const rules = calculatorRules(config, car);
  const ofTerms = (): LoanInputs | null =>
    typed.terms && {
      ...loanByTerms(payablePrice(car), typed.terms, rules, shown.interestRate),
      frequency: shown.rule === 4 ? 'monthly' : 'weekly',
    };
  const loan = typed.loan ? allowedInputs(typed.loan, rules) : ofTerms();
  if (!loan) return undefined;
  const { payment, weekly } = estimateLoan(loan, rules);
  return {
    ...loan,
    payment: shownPayment(payment),
    weekly: shownPayment(weekly),
    comparisonRate: comparisonRateAt(loan.rate, shown),
  };
}
