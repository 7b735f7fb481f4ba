import { weeklyPayment } from 'shared-contracts/entities/lender-payment';
import { enquireText, isTooSmall, paymentText } from './finance-text';
import { shownFinance, type FinancedCar, type FinanceSite } from './shown-finance';

/** A payment with the two rates that must stand with it, per cent a year (National Credit Code s.160, s.164). */
export interface PaymentFigures {
  kind: 'payment';
  text: string;
  annualRatePercent: number;
  comparisonRatePercent: number;
}

/** The finance line of a car (SRC-060). */
export type FinanceLine =
  | (PaymentFigures & { amount: number; unit: 'week' | 'month' })
  | { kind: 'enquire'; text: typeof enquireText };

/**
 * The lender's weekly payment (monthly under rule 4), else the other of the two, else no line; 25 dollars or
 * less reads 'Enquire for Finance' (SRC-060).
 */
export function financeLine(car: FinancedCar, site: FinanceSite, now: Date): FinanceLine | null {
  const shown = shownFinance(car, site, now);
  if (!shown) return null;
  const options = [
    { amount: weeklyPayment(shown.entry), unit: 'week' as const },
    { amount: shown.entry.paymentMonth, unit: 'month' as const },
  ];
  if (shown.rule === 4) options.reverse();
  const chosen = options.find((option) => option.amount !== null);
  if (!chosen || chosen.amount === null) return null;
  if (isTooSmall(chosen.amount)) return { kind: 'enquire', text: enquireText };
  return {
    kind: 'payment',
    amount: chosen.amount,
    unit: chosen.unit,
    text: paymentText(chosen.amount, chosen.unit),
    annualRatePercent: shown.interestRate,
    comparisonRatePercent: shown.comparisonRate,
  };
}
