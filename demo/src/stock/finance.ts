import type { LenderEntry } from 'shared-contracts/entities/lender-entry';
import { settingsOf, type CalculatorSite } from 'shared-rules/finance/calculator-rules';
import { standardComparisonRate } from 'shared-rules/finance/comparison-rate';
import { repayment, type Frequency } from 'shared-rules/finance/repayment';

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
  /** Lends by the month, so that the total is of monthly payments. */
  isMonthly?: boolean;
  /** Payments are rounded up to the whole dollar. */
  roundsUp: boolean;
}

type OwnTerms = Omit<LenderTerms, 'lender' | 'roundsUp'>;

/** Lenders by key; a lender that is not listed gets `STANDARD_TERMS`. */
const TERMS: Record<string, OwnTerms> = {
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
    baseRate: 9.95,
    termYears: 5,
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
    isMonthly: true,
  },
};

const STANDARD_TERMS: OwnTerms = {
  name: 'Standard Motor Finance',
  establishmentFees: 395,
  monthlyFee: 8,
  baseRate: 8.29,
  termYears: 5,
  depositPercent: 0,
  balloonPercent: 0,
};

/** A lender's own terms, wherever it lends. */
export const lenderTerms = (lender: string): LenderTerms => ({
  lender,
  ...(TERMS[lender] ?? STANDARD_TERMS),
  roundsUp: false,
});

/** Terms of the lender of a site's provider, with the fee and the rounding that the site says it has; null without one. */
export function siteTerms(site: CalculatorSite): LenderTerms | null {
  const { lender, settings, establishmentFee } = settingsOf(site);
  if (lender === null) return null;
  const own = lenderTerms(lender);
  return { ...own, establishmentFees: establishmentFee || own.establishmentFees, roundsUp: settings.roundUp };
}

/** The yearly rate in per cent at which the standard loan costs what this one does, fees included. */
const comparisonRate = (rate: number, { establishmentFees, monthlyFee }: LenderTerms): number =>
  toCents(standardComparisonRate(rate, { establishmentFee: establishmentFees, feePerPayment: monthlyFee }));

/** Rates that the demo quotes (FIN-043: 8.38 % to 19.42 %). */
export const COMPARISON_RATE_LIMITS = { low: 8.38, high: 19.42 } as const;

/** Interest rate whose comparison rate lies within the limits. */
export function quotedRate(terms: LenderTerms, riskPoints: number): number {
  let rate = toCents(terms.baseRate + riskPoints);
  while (comparisonRate(rate, terms) < COMPARISON_RATE_LIMITS.low) rate = toCents(rate + 0.05);
  while (comparisonRate(rate, terms) > COMPARISON_RATE_LIMITS.high) rate = toCents(rate - 0.05);
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
  const payment = (frequency: Frequency, years: number, residual: number): number => {
    const exact = repayment({ amount, residual, annualRatePercent: rate, years, frequency });
    // Not to the cent: what is rounded twice is a dollar away now and then from the page's own figure.
    return terms.roundsUp ? Math.ceil(exact) : exact;
  };
  const weekly = payment('weekly', terms.termYears, balloon);
  const monthly = payment('monthly', terms.termYears, balloon);
  const paid = terms.isMonthly ? monthly * 12 : weekly * 52;
  const over = (years: number): number => payment('weekly', years, 0);
  return {
    interestRate: rate,
    comparisonRate: comparisonRate(rate, terms),
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
    totalPayable: toCents(paid * terms.termYears + balloon + deposit),
    financeProvider: terms.name,
    disclaimer: `Based on a secured loan at ${rate.toFixed(2)}% p.a. over ${terms.termYears} years with a deposit of $${deposit.toLocaleString('en-AU')} and a final payment of $${balloon.toLocaleString('en-AU')}, offered by ${terms.name} to approved applicants. The comparison rate is based on a 5-year secured loan of $30,000. WARNING: this comparison rate applies only to the example given; different amounts and terms give different rates. Costs such as redraw or early repayment fees are not included.`,
  };
}

const toCents = (value: number): number => Math.round(value * 100) / 100;
