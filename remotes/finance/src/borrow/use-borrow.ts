import { useState } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { usePlatform } from 'shared-contracts/react';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { calculatorRules } from 'shared-rules/finance/calculator-rules';
import { comparisonRateAt, standardComparisonRate } from 'shared-rules/finance/comparison-rate';
import { isTooSmall } from 'shared-rules/finance/finance-text';
import { estimateLoan } from 'shared-rules/finance/loan-estimate';
import { borrowable, paymentsPerYear, type Frequency } from 'shared-rules/finance/repayment';
import { shownFinance } from 'shared-rules/finance/shown-finance';

/** What a shopper can pay, in dollars each period, and for how many years. */
export interface BorrowInputs {
  payment: number;
  frequency: Frequency;
  termYears: number;
}

/** The loan that the payments pay off; amounts are dollars, rates per cent a year. */
export interface BorrowedLoan {
  amount: number;
  interest: number;
  establishmentFee: number;
  annualRatePercent: number;
  comparisonRatePercent: number;
}

export const largestPayment = 20_000;

/**
 * The largest loan that payments pay off at the rate of the site, or of a car's lender, over a term.
 *
 * @returns null where they are too small to show, or do not even pay the fee
 */
export function borrowedLoan(
  { payment, frequency, termYears: years }: BorrowInputs,
  car: Car | null,
  site: PublicTenantConfig,
  now: Date,
): BorrowedLoan | null {
  if (isTooSmall(payment)) return null;
  const { establishmentFee, defaults } = calculatorRules(site, car);
  const shown = car && shownFinance(car, site, now);
  const annualRatePercent = shown?.interestRate ?? defaults.rate;
  const owed = borrowable(payment, { residual: 0, annualRatePercent, years, frequency });
  const amount = owed - establishmentFee;
  if (!(amount > 0)) return null;
  return {
    amount,
    interest: Math.max(0, payment * paymentsPerYear[frequency] * years - owed),
    establishmentFee,
    annualRatePercent,
    comparisonRatePercent: shown
      ? comparisonRateAt(annualRatePercent, shown)
      : standardComparisonRate(annualRatePercent, { establishmentFee, feePerPayment: 0 }),
  };
}

/** Begins with the payment of the site's usual loan, in whole tens. */
export function useBorrow(car: Car | null) {
  const { site, now } = usePlatform();
  const rules = calculatorRules(site, car);
  const [inputs, setInputs] = useState<BorrowInputs>(() => {
    const { frequency, termYears } = rules.defaults;
    const { payment } = estimateLoan(rules.defaults, rules);
    return { payment: Math.round(payment / 10) * 10, frequency, termYears };
  });
  const change = (part: Partial<BorrowInputs>): void =>
    setInputs((last) => {
      const next = { ...last, ...part };
      return { ...next, payment: Math.min(largestPayment, Math.max(0, next.payment)) };
    });
  return { rules, inputs, change, loan: borrowedLoan(inputs, car, site, now()) };
}
