import { hrefs } from 'shared-contracts/routes';
import type { LoanInputs } from 'shared-rules/finance/calculator-rules';
import { paymentsPerYear, type Frequency } from 'shared-rules/finance/repayment';

/** DOM id of the calculator: a shared link leads to it, and its code comes when it is near the view. */
export const calculatorId = 'finance-calculator';

const parameter = 'estimate';
/** The order in which a link names the numbers; the frequency comes last. */
const numbers = ['amount', 'deposit', 'residual', 'rate', 'termYears'] as const;

const numberForm = /^-?\d{1,12}(?:\.\d{1,12})?$/;
const isFrequency = (text: string | undefined): text is Frequency =>
  text !== undefined && Object.hasOwn(paymentsPerYear, text);

/**
 * Address of a car's page with a loan in its calculator: `/cars/a?estimate=30000_5000_0_8.5_5_monthly#finance-calculator`.
 * In the query, because the anchor has to be the calculator's: that is what brings it into view.
 */
export function estimateHref(carSlug: string, loan: LoanInputs): string {
  const text = [...numbers.map((name) => loan[name]), loan.frequency].join('_');
  return `${hrefs.vehicle(carSlug)}?${parameter}=${text}#${calculatorId}`;
}

/**
 * What an address says of a loan, each field by itself: one that is missing or no number is left out. Null for an
 * address without an estimate. Nothing is within its bounds yet, see `allowedInputs`.
 */
export function parseEstimate(search: string): Partial<LoanInputs> | null {
  const text = new URLSearchParams(search).get(parameter);
  if (text === null) return null;
  const fields = text.split('_');
  const readable = numbers.flatMap((name, index) => {
    const field = fields[index] ?? '';
    return numberForm.test(field) ? [[name, Number(field)] as const] : [];
  });
  const frequency = fields[numbers.length];
  const found = { ...Object.fromEntries(readable), ...(isFrequency(frequency) ? { frequency } : {}) };
  return Object.keys(found).length > 0 ? found : null;
}

/** Marks an entry of the browser's history whose estimate has been opened. */
const openedMark = 'estimateOpened';

/**
 * The estimate that the address in view shares, once for each entry of the history: after a reload, and on the way
 * back, what the shopper has made of it counts.
 */
export function takeSharedEstimate(): Partial<LoanInputs> | null {
  const shared = parseEstimate(window.location.search);
  const state = (window.history.state ?? {}) as Record<string, unknown>; // others keep their own keys in it
  if (!shared || state[openedMark] === true) return null;
  window.history.replaceState({ ...state, [openedMark]: true }, '');
  return shared;
}
