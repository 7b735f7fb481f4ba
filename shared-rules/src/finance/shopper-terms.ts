import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import { formatPrice, roundDollars } from '../money';
import { payablePrice } from '../price';
import {
  allowedInputs,
  settingsOf,
  type CalculatorRules,
  type CalculatorSite,
  type LoanInputs,
} from './calculator-rules';
import { comparisonRateAt } from './comparison-rate';
import { financeLine, type FinanceLine } from './finance-line';
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

/**
 * The loan of a car by a shopper's own terms, within the bounds of its calculator: of the whole price, as cards reckon; of
 * the calculator's own amount where there is no price.
 *
 * @param lentRate per cent a year, which counts where the terms name none
 */
export function loanByTerms(
  price: number | null,
  { deposit, tradeIn, termYears, residualPercent, rate }: FinanceTerms,
  rules: CalculatorRules,
  lentRate: number | null,
): LoanInputs {
  const amount = price ?? rules.defaults.amount;
  return allowedInputs(
    {
      amount,
      deposit: deposit + tradeIn,
      residual: roundDollars((amount * residualPercent) / 100),
      rate: rate ?? lentRate ?? rules.defaults.rate,
      termYears,
      frequency: rules.defaults.frequency,
    },
    rules,
  );
}

/**
 * The payment of a price by a shopper's own terms on a site, in dollars; rises with the price.
 *
 * @param rate per cent a year, which counts where the terms name none
 */
export function termsPayment(
  price: number,
  { deposit, tradeIn, termYears, residualPercent, rate }: FinanceTerms,
  site: CalculatorSite,
  lent: { rate: number; unit: 'week' | 'month' },
): number {
  const { settings, establishmentFee } = settingsOf(site);
  const loan: LoanInputs = {
    amount: price,
    deposit: deposit + tradeIn,
    residual: (price * residualPercent) / 100,
    rate: rate ?? lent.rate,
    termYears,
    frequency: lent.unit === 'month' ? 'monthly' : 'weekly',
  };
  return loanPayment(loan, { establishmentFee, roundsUp: settings.roundUp });
}

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
  const unit = shown.rule === 4 ? 'month' : 'week';
  const rate = terms.rate ?? shown.interestRate;
  const amount = termsPayment(price, terms, site, { rate: shown.interestRate, unit });
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

/**
 * The finance line of a card: by the shopper's own terms where there are any, by the lender's where there are none, or no
 * price to apply them to.
 */
export const cardLine = (
  car: FinancedCar,
  site: FinanceSite & CalculatorSite,
  terms: FinanceTerms | null,
  now: Date,
): FinanceLine | null => (terms && termsLine(car, site, terms, now)) ?? financeLine(car, site, now);
