import type { LenderEntry } from './lender-entry';

/** Term of a lender's offer in years, which may be a fraction (FIN-013). */
export function offeredYears({
  termYears,
  termMonths,
  termWeeks,
}: Pick<LenderEntry, 'termYears' | 'termMonths' | 'termWeeks'>): number | null {
  if (termYears !== null) return termYears;
  if (termMonths !== null) return termMonths / 12;
  return termWeeks === null ? null : termWeeks / 52;
}

/** Dollars a week of a lender's offer: the entry's weekly payment, else the payment it names for its term (FIN-013). */
export function weeklyPayment(entry: LenderEntry): number | null {
  if (entry.paymentWeek !== null) return entry.paymentWeek;
  const years = offeredYears(entry);
  return (years === null ? null : entry[`term${years}`]) ?? null;
}
