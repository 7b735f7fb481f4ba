import type { Valuation } from 'shared-contracts/entities/trade-in';

/** Each step is an entry of the browser's history, named after the `#`. */
export const steps = ['car', 'confirm', 'condition', 'offer', 'photos', 'details', 'accept'] as const;
export type Step = (typeof steps)[number];

/** What the shopper sees of the steps: confirming the car is part of saying which one it is. */
export const stagesOf = (noun: string): { name: string; steps: readonly Step[] }[] => [
  { name: `Your ${noun}`, steps: ['car', 'confirm'] },
  { name: 'Condition', steps: ['condition'] },
  { name: 'Your offer', steps: ['offer'] },
  { name: 'Your details', steps: ['photos', 'details'] },
  { name: 'Accept', steps: ['accept'] },
];

/** What decides which steps may be opened. */
export type Progress = Pick<Valuation, 'vehicle' | 'offer_price' | 'hasContact'> | null;

/** Whether a step has what it is about. */
export function isOpen(step: Step, valuation: Progress): boolean {
  if (step === 'car') return true;
  if (!valuation?.vehicle) return false;
  switch (step) {
    case 'confirm':
    case 'condition':
      return true;
    case 'photos':
    case 'details':
      return !valuation.hasContact;
    case 'offer':
      return valuation.offer_price !== null;
    case 'accept':
      return valuation.hasContact;
  }
}

/** Where a returning shopper goes on: after her details to the end, with a valuation to the offer. */
export function resumedStep(progress: Progress): Step {
  const ends: readonly Step[] = ['accept', 'offer', 'details'];
  return ends.find((step) => isOpen(step, progress)) ?? 'car';
}

/** The step of an address's `#`, or where it would make sense instead. */
export function stepOfHash(hash: string, progress: Progress): Step {
  const wanted = steps.find((step) => hash === `#${step}`);
  return wanted && isOpen(wanted, progress) ? wanted : resumedStep(progress);
}
