import type { LeadEstimate } from 'shared-contracts/entities/lead';
import { browserStore, openStorage, sessionStore } from 'shared-contracts/storage';

/**
 * What the shopper has worked out for the payment of a car: the loan that its calculator kept for this visit, and her own
 * terms for every car. Undefined where she has worked out nothing of her own.
 */
export function keptEstimate(siteSlug: string, carId: number): LeadEstimate | undefined {
  const kept = openStorage(siteSlug, sessionStore())
    .read('loans')
    .find((loan) => loan.car_id === carId);
  const terms = openStorage(siteSlug, browserStore()).read('finance-terms');
  if (!kept) return terms ? { loan: null, terms } : undefined;
  const { car_id: _carId, ...loan } = kept;
  return { loan, terms };
}
