/** A lead as an operator sees it: no personal details. */
export interface LeadSummary {
  id: number;
  site: string;
  dealership: string;
  category: string;
  subcategory: string | null;
  /** ISO 8601. */
  createdAt: string;
  deliveries: {
    id: number;
    /** `email`, `webhook`, `offer.accepted` (the same by webhook: `-webhook`), `reservation.made`, `reservation.ended`. */
    kind: string;
    state: 'pending' | 'delivered' | 'dead';
    attempts: number;
    lastError: string | null;
  }[];
}

export interface LeadCounts {
  leads: number;
  pending: number;
  delivered: number;
  dead: number;
  quarantined: number;
  /** Seconds the oldest undelivered lead has waited. */
  oldestPendingS: number | null;
}

/** What an operator does with leads. */
export interface LeadManager {
  /** Newest first. */
  list(filter?: {
    site?: string;
    state?: 'pending' | 'delivered' | 'dead';
    limit?: number;
  }): Promise<LeadSummary[]>;
  /** Puts dead deliveries back in the queue; of one lead, or all. Gives how many. */
  replay(filter?: { leadId?: number }): Promise<number>;
  counts(): Promise<LeadCounts>;
}
