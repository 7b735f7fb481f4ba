import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { roundDollars } from '../money';
import { payablePrice } from '../price';
import { settingsOf, type CalculatorSite } from './calculator-rules';
import { amountFinanced, loanPayment } from './loan-estimate';
import type { Frequency } from './repayment';
import { shownFinance, type FinancedCar, type FinanceSite } from './shown-finance';

/** The figures of the finance box (FIN-014), dollars and per cent. */
export interface FinanceBox {
  termYears: number;
  depositPercent: number;
  deposit: number;
  finalPaymentPercent: number;
  finalPayment: number;
  establishmentFee: number;
  amountFinanced: number;
  frequency: Frequency;
  payment: number;
  annualRatePercent: number;
  comparisonRatePercent: number;
}

type BoxSite = FinanceSite & CalculatorSite & { finance: Pick<PublicTenantConfig['finance'], 'box'> };

/** The box for a car's price at the lender's rate, or null where finance is not shown or there is no price. */
export function financeBox(car: FinancedCar, site: BoxSite, now: Date): FinanceBox | null {
  const shown = shownFinance(car, site, now);
  const price = payablePrice(car);
  if (!shown || price === null) return null;
  const { termYears, depositPercent, finalPaymentPercent, frequency } = site.finance.box;
  const { settings, establishmentFee } = settingsOf(site);
  const charges = { establishmentFee, roundsUp: settings.roundUp };
  const loan = {
    amount: price,
    deposit: roundDollars((price * depositPercent) / 100),
    residual: roundDollars((price * finalPaymentPercent) / 100),
    rate: shown.interestRate,
    termYears,
    frequency,
  };
  return {
    termYears,
    depositPercent,
    deposit: loan.deposit,
    finalPaymentPercent,
    finalPayment: loan.residual,
    establishmentFee,
    amountFinanced: amountFinanced(loan, charges),
    frequency,
    payment: loanPayment(loan, charges),
    annualRatePercent: shown.interestRate,
    comparisonRatePercent: shown.comparisonRate,
  };
}
