import type { ReservationContact } from 'shared-contracts/entities/reservation';
import type { SiteStorage } from 'shared-contracts/storage';
import { contactOf, type Answers } from './check-answers';

/** One try to reserve: sent again as it is, it is never a second reservation (D-22). */
export interface Attempt {
  key: string;
  contact: ReservationContact;
  processor: string;
  token: string;
}

/** Where a checkout stands. It is kept for the visit (one tab), and never in the address. */
export interface Visit {
  answers: Answers;
  /** A try without an answer: the car may be reserved already. */
  pending: Attempt | null;
  /** Reference of the reservation. */
  reference: string | null;
  /** Key of a purchase's lead that was not accepted yet (VEH-003). */
  unsentLead: string | null;
}

export const newVisit: Visit = { answers: {}, pending: null, reference: null, unsentLead: null };

const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => typeof entry === 'string');

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A try as it was kept: text under every name. */
function readAttempt(value: unknown): Attempt | null {
  if (!isAnswers(value)) return null;
  const { key, processor, token, ...contact } = value;
  return key && processor && token ? { key, processor, token, contact: contactOf(contact) } : null;
}

const idOf = (carId: number): string => `checkout:${carId}`;

/** The checkout of a car as this tab left it; a new one where nothing readable is kept. */
export function readVisit(storage: SiteStorage, carId: number): Visit {
  const values = storage.read('drafts')[idOf(carId)]?.values;
  if (typeof values !== 'object' || values === null) return newVisit;
  const kept: Partial<Record<keyof Visit, unknown>> = values;
  return {
    answers: isAnswers(kept.answers) ? kept.answers : {},
    pending: readAttempt(kept.pending),
    reference: textOrNull(kept.reference),
    unsentLead: textOrNull(kept.unsentLead),
  };
}

/** Keeps the checkout of a car for the visit. */
export function writeVisit(storage: SiteStorage, carId: number, visit: Visit, nowMs: number): void {
  const { contact, ...attempt } = visit.pending ?? {};
  const values = { ...visit, pending: visit.pending && { ...contact, ...attempt } };
  const drafts = { ...storage.read('drafts'), [idOf(carId)]: { key: '', values, savedAt: nowMs } };
  storage.write('drafts', drafts);
}
