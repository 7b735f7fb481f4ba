import type { LenderEntry } from 'shared-contracts/entities/lender-entry';

/** How a lender of the demo prices a loan; dollars and per cent a year. */
export interface LenderTerms {
  /** Key in `finance_lenders`. */
  lender: string;
  name: string;
  establishmentFees: number;
  /** Charged each month and part of the comparison rate only. */
  monthlyFee: number;
  baseRate: number;
  termYears: number;
  depositPercent: number;
  balloonPercent: number;
}

/** Lenders by key; a lender that is not listed gets `STANDARD_TERMS`. */
const TERMS: Record<string, Omit<LenderTerms, 'lender'>> = {
  secondLoan: {
    name: 'Second Loan Co',
    establishmentFees: 495,
    monthlyFee: 10,
    baseRate: 8.49,
    termYears: 5,
    depositPercent: 0,
    balloonPercent: 0,
  },
  toyotaDirect: {
    name: 'Direct Motor Finance',
    establishmentFees: 395,
    monthlyFee: 8,
    baseRate: 7.69,
    termYears: 5,
    depositPercent: 10,
    balloonPercent: 30,
  },
  thirdPay: {
    name: 'ThirdPay Leisure Finance',
    establishmentFees: 1300,
    monthlyFee: 6,
    baseRate: 9.29,
    termYears: 7,
    depositPercent: 10,
    balloonPercent: 0,
  },
  fourthMonthly: {
    name: 'Fourth Equipment Finance',
    establishmentFees: 550,
    monthlyFee: 5,
    baseRate: 8.95,
    termYears: 5,
    depositPercent: 20,
    balloonPercent: 20,
  },
};

const STANDARD_TERMS: Omit<LenderTerms, 'lender'> = {
  name: 'Standard Motor Finance',
  establishmentFees: 395,
  monthlyFee: 8,
  baseRate: 8.29,
  termYears: 5,
  depositPercent: 0,
  balloonPercent: 0,
};

export const lenderTerms = (lender: string): LenderTerms => ({
  lender,
  ...(TERMS[lender] ?? STANDARD_TERMS),
});

/** Comparison rates are quoted for a secured loan of this size over five years (specification §9). */
const COMPARISON_LOAN_AUD = 30_000;
const COMPARISON_YEARS = 5;

/** Level payment that repays `amount` over `years` and leaves `residual`, in dollars. */
export function levelPayment(
  amount: number,
  residual: number,
  annualRatePercent: number,
  years: number,
  perYear: number,
): number {
  const count = years * perYear;
  const rate = annualRatePercent / 100 / perYear;
  if (rate === 0) return (amount - residual) / count;
  const discount = (1 + rate) ** -count;
  return ((amount - residual * discount) * rate) / (1 - discount);
}

/** The yearly rate in per cent at which the standard loan costs what this one does, fees included. */
export function comparisonRate(
  annualRatePercent: number,
  establishmentFees: number,
  monthlyFee: number,
): number {
  const paid =
    levelPayment(COMPARISON_LOAN_AUD + establishmentFees, 0, annualRatePercent, COMPARISON_YEARS, 12) +
    monthlyFee;
  let low = annualRatePercent;
  let high = annualRatePercent + 15;
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (levelPayment(COMPARISON_LOAN_AUD, 0, middle, COMPARISON_YEARS, 12) < paid) low = middle;
    else high = middle;
  }
  return toCents((low + high) / 2);
}

/** Rates that the demo quotes (specification §9: 8.38 % to 19.42 %). */
export const COMPARISON_RATE_LIMITS = { low: 8.38, high: 19.42 } as const;

/** Interest rate whose comparison rate lies within the limits. */
export function quotedRate(terms: LenderTerms, riskPoints: number): number {
  let rate = toCents(terms.baseRate + riskPoints);
  while (comparisonRate(rate, terms.establishmentFees, terms.monthlyFee) < COMPARISON_RATE_LIMITS.low)
    rate = toCents(rate + 0.05);
  while (comparisonRate(rate, terms.establishmentFees, terms.monthlyFee) > COMPARISON_RATE_LIMITS.high)
    rate = toCents(rate - 0.05);
  return rate;
}

/**
 * A lender's offer on a car. All payments come from one loan, so they agree with each other: amount = price −
 * deposit + fees; `termN` is the weekly payment over N years without final payment.
 *
 * @param riskPoints added to the lender's base rate: older cars cost more
 */
export function lenderEntry(priceAud: number, terms: LenderTerms, riskPoints: number): LenderEntry {
  const rate = quotedRate(terms, riskPoints);
  const deposit = Math.round((priceAud * terms.depositPercent) / 100);
  const balloon = Math.round((priceAud * terms.balloonPercent) / 100);
  const amount = priceAud - deposit + terms.establishmentFees;
  const weekly = toCents(levelPayment(amount, balloon, rate, terms.termYears, 52));
  const monthly = toCents(levelPayment(amount, balloon, rate, terms.termYears, 12));
  const over = (years: number): number => toCents(levelPayment(amount, 0, rate, years, 52));
  return {
    interestRate: rate,
    comparisonRate: comparisonRate(rate, terms.establishmentFees, terms.monthlyFee),
    paymentWeek: weekly,
    paymentMonth: monthly,
    term3: over(3),
    term4: over(4),
    term5: over(5),
    term6: over(6),
    term7: over(7),
    termYears: terms.termYears,
    termMonths: terms.termYears * 12,
    termWeeks: terms.termYears * 52,
    deposit,
    establishmentFees: terms.establishmentFees,
    balloon,
    totalPayable: toCents(weekly * terms.termYears * 52 + balloon + deposit),
    financeProvider: terms.name,
    disclaimer: `Based on a secured loan at ${rate.toFixed(2)}% p.a. over ${terms.termYears} years with a deposit of $${deposit.toLocaleString('en-AU')} and a final payment of $${balloon.toLocaleString('en-AU')}, offered by ${terms.name} to approved applicants. The comparison rate is based on a 5-year secured loan of $30,000. WARNING: this comparison rate applies only to the example given; different amounts and terms give different rates. Costs such as redraw or early repayment fees are not included.`,
  };
}

const toCents = (value: number): number => Math.round(value * 100) / 100;
