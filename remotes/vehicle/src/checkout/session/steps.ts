import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { isFreeToReserve } from 'shared-rules/reserve';

/** Two ways to the same reservation: straight (VEH-087), or with the choices of a purchase (VEH-003). */
export type Flow = 'reserve' | 'purchase';

export type Step =
  | 'vehicle'
  | 'trade-in'
  | 'funding'
  | 'handover'
  | 'details'
  | 'terms'
  | 'payment'
  | 'review'
  | 'confirmation';

/** Steps of each flow in their order (D-37, D-38). */
export const stepsOf: Record<Flow, readonly Step[]> = {
  reserve: ['details', 'terms', 'payment', 'confirmation'],
  purchase: ['vehicle', 'trade-in', 'funding', 'handover', 'details', 'review', 'confirmation'],
};

const names: Record<Step, string> = {
  vehicle: 'Vehicle',
  'trade-in': 'Trade-in',
  funding: 'Finance or cash',
  handover: 'Delivery or pick-up',
  details: 'Your details',
  terms: 'Terms',
  payment: 'Payment',
  review: 'Review',
  confirmation: 'Confirmation',
};

/** What a step is called; where nothing is paid the shopper only confirms. */
export const stepName = (step: Step, { checkout }: Pick<PublicTenantConfig, 'checkout'>): string =>
  step === 'payment' && isFreeToReserve(checkout) ? 'Confirm' : names[step];

/** Heading of a flow's page, with what the site calls a car (`stock.noun`). */
export const titleOf = (flow: Flow, noun: string): string =>
  flow === 'reserve' ? `Reserve this ${noun}` : 'Online Purchase';
