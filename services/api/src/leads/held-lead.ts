import { sql } from 'drizzle-orm';
import type { LeadFormValues } from 'shared-contracts/entities/lead';
import type { LeadCategory } from 'shared-rules/lead-request';
import type { Tx } from '../database/database';
import { idRow, queryOne } from '../database/query';
import { storable } from '../http/storable';
import { deriveFacts, withConsent, withFacts } from './derive-facts';
import { queueLead, type NewLead } from './store-lead';

const noContact: LeadFormValues = { name: '', last_name: '', postcode: '', phone: '', email: '' };

/** What is known of a lead before it has contact details. */
export type HeldLead = Pick<NewLead, 'site' | 'key' | 'formType' | 'carId' | 'url' | 'userAgent' | 'now'> & {
  category: LeadCategory;
};

/**
 * Stores a lead without contact details, which goes to no dealer until `completeLead` (D-23). It counts towards no
 * limit of its address. Gives its id.
 */
export async function holdLead(tx: Tx, lead: HeldLead): Promise<number> {
  const facts = await deriveFacts(tx, lead.carId, noContact);
  const { id } = await queryOne(
    tx,
    idRow,
    sql`insert into leads (site_slug, dealership_id, car_id, form_type, category, subcategory, source, url, user_agent,
        "values", facts, attributes, key, created_at, awaits_contact)
      values (${lead.site}, ${facts.dealership.id}, ${facts.vehicle?.id ?? null}, ${lead.formType},
        ${lead.category.category}, ${lead.category.subcategory}, 'Website', ${lead.url}, ${storable(lead.userAgent)},
        ${JSON.stringify(withFacts(noContact, facts))}::jsonb, ${JSON.stringify(facts)}::jsonb,
        '{"visited_pages": [], "linked_query_params": {}}'::jsonb, ${lead.key}, ${lead.now.toISOString()}, true)
      returning id`,
  );
  return id;
}

/** What completes a held lead; all of it passed every check. */
export type LeadCompletion = Omit<NewLead, 'key' | 'formType' | 'category' | 'timezone'> & {
  subcategory: string;
};

/**
 * Gives a held lead its contact details and queues its deliveries: from now on it is a lead of this moment like any
 * other (API-024).
 */
export async function completeLead(tx: Tx, leadId: number, lead: LeadCompletion): Promise<void> {
  const { site, now } = lead;
  const values = storable(lead.values);
  const facts = await deriveFacts(tx, lead.carId, values);
  await tx.execute(sql`update leads set awaits_contact = false, dealership_id = ${facts.dealership.id},
      car_id = ${facts.vehicle?.id ?? null}, subcategory = ${lead.subcategory}, url = ${storable(lead.url)},
      user_agent = ${storable(lead.userAgent)}, "values" = ${JSON.stringify(withFacts(values, facts))}::jsonb,
      facts = ${JSON.stringify(withConsent(facts, lead))}::jsonb, attributes = ${JSON.stringify(storable(lead.attributes))}::jsonb,
      ip_hash = ${lead.ipHash}, created_at = ${now.toISOString()}
    where id = ${leadId}`);
  await queueLead(tx, { site, leadId, dealershipId: facts.dealership.id, now });
}
