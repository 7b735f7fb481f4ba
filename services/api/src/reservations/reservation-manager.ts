import type { ReservationState } from './reservation-state';

/** A reservation as an operator sees it; no personal details. */
export interface ReservationSummary {
  reference: string;
  site: string;
  dealership: string;
  carId: number;
  car: string;
  state: ReservationState;
  /** Dollars. */
  amount: number;
  processor: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When it ends by itself; null for one that does not. */
  expiresAt: string | null;
  /** A payment is still owed to the shopper. */
  isRefundDue: boolean;
}

/** What came of an order about one reservation: its state, where that does not allow it. */
export type ReservationOutcome = 'done' | 'not-found' | ReservationState;

/** The operator's view of reservations. */
export interface ReservationManager {
  list(which?: { site?: string; state?: ReservationState; limit?: number }): Promise<ReservationSummary[]>;
  /** The dealer keeps the car for the shopper: it no longer ends by itself. */
  confirm(reference: string): Promise<ReservationOutcome>;
  /** Gives the car free, and the payment back. */
  release(reference: string): Promise<ReservationOutcome>;
}
