import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { analyticsIds } from 'shared-contracts/analytics';
import type { Car } from 'shared-contracts/entities/car';
import { useEvent, usePublish, useSite } from 'shared-contracts/react';
import { allowedInputs, calculatorRules, type LoanInputs } from 'shared-rules/finance/calculator-rules';
import { estimateLoan } from 'shared-rules/finance/loan-estimate';
import { loanByTerms } from 'shared-rules/finance/shopper-terms';
import { payablePrice } from 'shared-rules/price';
import { takeSharedEstimate } from '../estimate/estimate-link';
import type { CalculatedLoan } from '../loan-figures/loan-figures';
import { sender } from '../sender';
import { useTerms } from '../shopper-terms/use-terms';
import { forgetLoan, keepLoan, keptLoan } from './kept-loans';

export interface Calculator extends CalculatedLoan {
  /** The loan is the one of the shopper's own terms for every car. */
  isByTerms: boolean;
  /** Applies the shopper's change, clamped to its bounds. */
  change: (part: Partial<LoanInputs>) => void;
}

const isSame = (first: LoanInputs, second: LoanInputs): boolean =>
  Object.entries(first).every(([name, value]) => second[name as keyof LoanInputs] === value); // its own keys

/**
 * A car's calculator: begins with the loan that a shared link names, or with the one that the tab kept, else with the
 * shopper's own terms for every car, else with the site's defaults, and publishes every change to the page (FIN-027). The
 * first change is counted once (FIN-028). Terms that the shopper applies or takes back here count for this car too.
 *
 * @param lentRate of the car's lender, per cent a year
 */
export function useCalculator(car: Car, lentRate: number): Calculator {
  const site = useSite();
  const publish = usePublish(sender);
  const rules = useMemo(() => calculatorRules(site, car), [site, car]);
  const terms = useTerms();
  const [own, setOwn] = useState<LoanInputs | null>(null);
  const byTerms = useMemo(
    () => terms && loanByTerms(payablePrice(car), terms, rules, lentRate),
    [terms, car, rules, lentRate],
  );
  const inputs = own ?? byTerms ?? rules.defaults;
  const isCounted = useRef(false);
  const publishEstimate = (loan: LoanInputs): void =>
    publish('finance:estimate-updated', { car_id: car.id, ...loan, ...estimateLoan(loan, rules) });
  const publishRestored = useEffectEvent(publishEstimate);
  useEffect(() => {
    const shared = takeSharedEstimate();
    const found = shared ? { ...rules.defaults, ...shared } : keptLoan(site, car.id);
    if (!found) return;
    const loan = allowedInputs(found, rules);
    setOwn(loan);
    if (shared) keepLoan(site, car.id, loan);
    publishRestored(loan);
  }, [site, car.id, rules]);
  useEvent('finance:terms-requested', () => {
    forgetLoan(site, car.id);
    setOwn(null);
  });
  const change = (part: Partial<LoanInputs>): void => {
    const next = allowedInputs({ ...inputs, ...part }, rules);
    if (isSame(next, inputs)) return;
    setOwn(next);
    keepLoan(site, car.id, next);
    publishEstimate(next);
    if (isCounted.current) return;
    isCounted.current = true;
    publish('analytics:tracked', {
      eventId: analyticsIds.firstCalculatorChange,
      params: { car_id: car.id },
    });
  };
  return {
    rules,
    inputs,
    estimate: estimateLoan(inputs, rules),
    isByTerms: own === null && byTerms !== null,
    change,
  };
}
