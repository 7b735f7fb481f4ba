import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import { formatPrice } from '../money';
import { payablePrice } from '../price';
import { settingsOf, type CalculatorSite, type LoanInputs } from './calculator-rules';
import { comparisonRateAt } from './comparison-rate';
import type { FinanceLine } from './finance-line';
import { enquireText, isTooSmall } from './finance-text';
import { loanPayment } from './loan-estimate';
import { shownFinance, type FinancedCar, type FinanceSite } from './shown-finance';

/** A loan of the calculator as terms for every car: dollars stay, the residual becomes a share of the price. */
export const termsOf = ({ amount, deposit, residual, rate, termYears }: LoanInputs): FinanceTerms => ({
  deposit,
  tradeIn: 0,
  termYears,
  rate,
  residualPercent: amount > 0 ? Math.min(99, (residual / amount) * 100) : 0,
});

/** A car's loan by a shopper's own terms; linear in its price. */
const loanBy = (
  { deposit, tradeIn, termYears, residualPercent }: FinanceTerms,
  { price, rate, frequency }: { price: number; rate: number; frequency: LoanInputs['frequency'] },
): LoanInputs => ({
  amount: price,
  deposit: deposit + tradeIn,
  residual: (price * residualPercent) / 100,
  rate,
  termYears,
  frequency,
});

/**
 * The finance line of a car by a shopper's own terms: "from $138 a week with your terms", by the month where the site shows
 * months; null where finance is not shown or the car has no price. The rate is the lender's where the terms name none.
 */
export function termsLine(
  car: FinancedCar,
  site: FinanceSite & CalculatorSite,
  terms: FinanceTerms,
  now: Date,
): FinanceLine | null {
  const shown = shownFinance(car, site, now);
  const price = payablePrice(car);
  if (!shown || price === null) return null;
  const { settings, establishmentFee } = settingsOf(site);
  const unit = shown.rule === 4 ? 'month' : 'week';
  const rate = terms.rate ?? shown.interestRate;
  const loan = loanBy(terms, { price, rate, frequency: unit === 'month' ? 'monthly' : 'weekly' });
  const amount = loanPayment(loan, { establishmentFee, roundsUp: settings.roundUp });
  if (isTooSmall(amount)) return { kind: 'enquire', text: enquireText };
  return {
    kind: 'payment',
    amount,
    unit,
    text: `from ${formatPrice(amount)} a ${unit} with your terms`,
    annualRatePercent: rate,
    comparisonRatePercent: comparisonRateAt(rate, shown),
  };
}
