import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import type { LenderEntry } from 'shared-contracts/entities/lender-entry';
import { weeklyPayment } from 'shared-contracts/entities/lender-payment';
import type { EventBus } from 'shared-contracts/events/bus';
import { useEvent, usePlatform } from 'shared-contracts/react';
import { sessionStore, storageKey } from 'shared-contracts/storage/web-stores';
import { comparisonRateAt, type PublishedRates } from 'shared-rules/finance/comparison-rate';
import { allowedInputs, calculatorRules, type LoanInputs } from 'shared-rules/finance/calculator-rules';
import { financeLine, type FinanceLine, type PaymentFigures } from 'shared-rules/finance/finance-line';
import { enquireText, isTooSmall, paymentText } from 'shared-rules/finance/finance-text';
import { estimateLoan } from 'shared-rules/finance/loan-estimate';
import { shownFinance } from 'shared-rules/finance/shown-finance';
import { termsLine } from 'shared-rules/finance/shopper-terms';
import { lenderBasis, loanText, termsText } from '../loan-text/loan-text';
import { useTerms } from '../shopper-terms/use-terms';

/** The finance line of a car's page. */
export type PageLine =
  | (PaymentFigures & {
      /** What the payment rests on, so that it is not taken for another one of the page. */
      basis: string | null;
    })
  | Extract<FinanceLine, { kind: 'enquire' }>;

/** A weekly payment that the calculator came to, and at what rate. */
interface Calculated extends Omit<LoanInputs, 'frequency'> {
  carId: number;
  weekly: number;
}

/** The latest estimate of a page's calculators, by car id, for a line that mounts later. */
const calculatedOn = new WeakMap<EventBus, Map<number, Calculated>>();

function calculatedBy(events: EventBus): Map<number, Calculated> {
  const known = calculatedOn.get(events) ?? new Map<number, Calculated>();
  calculatedOn.set(events, known);
  return known;
}

function lineOf({ weekly, ...loan }: Omit<Calculated, 'carId'>, published: PublishedRates): PageLine {
  if (isTooSmall(weekly)) return { kind: 'enquire', text: enquireText };
  return {
    kind: 'payment',
    text: paymentText(weekly, 'week'),
    annualRatePercent: loan.rate,
    comparisonRatePercent: comparisonRateAt(loan.rate, published),
    basis: `Estimate for ${loanText(loan)}`,
  };
}

/** The lender's own payment, and what the lender reckons with. */
function lenderLine(line: FinanceLine, entry: LenderEntry): PageLine {
  if (line.kind === 'enquire') return line;
  const basis = lenderBasis(entry, line.unit);
  return {
    ...line,
    basis: basis && [entry.financeProvider, basis].filter((part) => part !== null).join(': '),
  };
}

/** Calls back with the loan that the tab kept of a car. Without one no code to read it is fetched. */
function useKeptLoan(carId: number, onFound: (loan: LoanInputs) => void): void {
  const { site } = usePlatform();
  const found = useEffectEvent(onFound);
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      if (!sessionStore()?.getItem(storageKey(site.site.slug, 'loans'))) return;
      const { keptLoan } = await import(/* webpackChunkName: 'kept-loans' */ '../calculator/kept-loans');
      const loan = keptLoan(site, carId);
      if (loan && !isGone) found(loan);
    };
    // Without its code the line stays as it is, until the calculator says otherwise.
    read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [site, carId]);
}

/**
 * The line of a car's own page (FIN-027): the lender's weekly payment, the calculator's own where the entry has none,
 * and from the shopper's first change on the calculator's, for as long as the tab keeps it. Her terms for every car come
 * before the lender's, and before what the calculator came to until she applied them or took them back. Sites that show
 * monthly payments (rule 4) begin with the lender's monthly one, which the cards show too.
 */
export function usePageLine(car: Car): PageLine | null {
  const { site, now, events } = usePlatform();
  const [changed, setChanged] = useState<Calculated>();
  // Not the first state: another line of the page may know it before the server's markup of this one is hydrated.
  useLayoutEffect(() => setChanged((latest) => latest ?? calculatedBy(events).get(car.id)), [events, car.id]);
  useEvent(
    'finance:estimate-updated',
    ({ car_id: carId, weekly, amount, deposit, residual, rate, termYears }) => {
      const latest = { carId, weekly, amount, deposit, residual, rate, termYears };
      calculatedBy(events).set(carId, latest);
      setChanged(latest);
    },
  );
  useKeptLoan(car.id, (kept) => {
    // Where the calculator, or another line, was first, what it says counts.
    if (changed?.carId === car.id) return;
    const known = calculatedBy(events).get(car.id);
    const rules = calculatorRules(site, car);
    const loan = allowedInputs(kept, rules);
    const latest = known ?? { ...loan, carId: car.id, weekly: estimateLoan(loan, rules).weekly };
    calculatedBy(events).set(car.id, latest);
    setChanged(latest);
  });
  useEvent('finance:terms-requested', () => {
    calculatedBy(events).clear();
    setChanged(undefined);
  });
  const terms = useTerms();
  const shown = shownFinance(car, site, now());
  if (!shown) return null;
  if (changed?.carId === car.id) return lineOf(changed, shown);
  const own = terms && termsLine(car, site, terms, now());
  if (terms && own)
    return own.kind === 'enquire' ? own : { ...own, basis: `Your terms: ${termsText(terms)}` };
  const lender = financeLine(car, site, now());
  if (lender && (weeklyPayment(shown.entry) !== null || shown.rule === 4))
    return lenderLine(lender, shown.entry);
  const rules = calculatorRules(site, car);
  return lineOf({ weekly: estimateLoan(rules.defaults, rules).weekly, ...rules.defaults }, shown);
}
