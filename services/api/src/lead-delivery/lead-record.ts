import { sql } from 'drizzle-orm';
import type { Dealership } from 'shared-contracts/content';
import type { FormType, LeadFormValues } from 'shared-contracts/entities/lead';
import type { Tx } from '../database/database';
import { row } from '../database/query';
import type { LeadFacts } from '../leads/lead-facts';

/** A stored lead with everything a delivery needs. */
export interface LeadRecord {
  id: number;
  site: string;
  formType: FormType;
  category: string;
  subcategory: string | null;
  source: string;
  url: string;
  values: LeadFormValues;
  facts: LeadFacts;
  attributes: { visited_pages: string[]; linked_query_params: Record<string, string> };
  /** ISO 8601, UTC. */
  createdAt: string;
  dealership: Dealership;
  /** It asks for a time that is not booked for it: another shopper was first, or it is no time at all (API-020). */
  isTimeOpen: boolean;
}

export const readLead = (tx: Tx, id: number): Promise<LeadRecord> =>
  row<LeadRecord>(
    tx,
    sql`select leads.id, site_slug as site, form_type as "formType", category, subcategory, leads.source, url,
        "values", facts, attributes,
        to_char(leads.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
        dealerships.data as dealership,
        form_type = 'test-drive' and coalesce("values"->>'appointment_at', '') <> ''
          and not exists (select 1 from appointments where lead_id = leads.id) as "isTimeOpen"
      from leads join dealerships on dealerships.id = leads.dealership_id where leads.id = ${id}`,
  );
