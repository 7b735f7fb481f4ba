import type { FormType, LeadFormValues } from 'shared-contracts/entities/lead';
import type { LeadFacts } from './lead-facts';

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

/** Leads of the installation, and deliveries of leads by state. */
export interface LeadCounts {
  leads: number;
  pending: number;
  delivered: number;
  dead: number;
  quarantined: number;
  /** Seconds the oldest undelivered lead has waited. */
  oldestPendingS: number | null;
}

/** Leads of a dealership on a site, and what became of their deliveries to it. */
export interface LeadBalance {
  site: string;
  dealership: string;
  leads: number;
  delivered: number;
  pending: number;
  dead: number;
}

/** A lead that is neither delivered nor pending nor dead. */
export interface BrokenLead {
  id: number;
  site: string;
  dealership: string;
  problem: 'no delivery' | 'unknown state';
}

/** Whether every lead is accounted for: it is when `broken` is empty. */
export interface Reconciliation {
  balances: LeadBalance[];
  broken: BrokenLead[];
}

interface LeadContent {
  id: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  site: string;
  formType: FormType;
  category: string;
  subcategory: string | null;
  source: string;
  url: string;
  /** Personal. */
  values: LeadFormValues;
  facts: LeadFacts;
}

/** A lead with everything that was typed and every attempt to deliver it. */
export interface FullLead extends LeadContent {
  deliveries: {
    /** As in `LeadSummary`. */
    kind: string;
    state: 'pending' | 'delivered' | 'dead';
    /** ISO 8601; null when nothing is due. */
    nextAt: string | null;
    attempts: { startedAt: string; outcome: string; error: string | null }[];
  }[];
}

/** A lead as it is exported; `delivery` is that to its dealer by email, null for none. */
export interface LeadExport extends LeadContent {
  delivery: 'pending' | 'delivered' | 'dead' | null;
}

export interface LeadExportFilter {
  site: string;
  /** IANA zone of the days, and of the times that are given. */
  timezone: string;
  /** YYYY-MM-DD; the first of all when left out. */
  firstDay?: string | undefined;
  /** YYYY-MM-DD, included. */
  lastDay?: string | undefined;
  /** The last lead that is known already. */
  afterId?: number | undefined;
  limit: number;
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
  /** Whether every lead is delivered, pending or dead. */
  reconcile(): Promise<Reconciliation>;
  /** One lead with its personal details; null for an unknown id. */
  find(id: number): Promise<FullLead | null>;
  /** Leads with their personal details, oldest first. */
  export(filter: LeadExportFilter): Promise<LeadExport[]>;
}
