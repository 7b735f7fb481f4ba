import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FormType, LeadFormValues, LeadRequest } from 'shared-contracts/entities/lead';
import type { LeadCategory } from 'shared-rules/lead-request';
import { isBookable } from '../appointments/appointment-operations';
import { bookAppointment } from '../appointments/book-appointment';
import { requestedMoment } from '../appointments/requested-moment';
import type { Tx } from '../database/database';
import { idRow, queryOne } from '../database/query';
import { enqueue } from '../outbox/enqueue';
import { deriveFacts, withConsent, withFacts, type EstimateOf } from './derive-facts';
import { storable } from '../http/storable';

const webhookRow = z.object({ isSet: z.boolean() });

/** A lead that passed every check. */
export interface NewLead {
  site: string;
  key: string;
  formType: FormType;
  category: LeadCategory;
  values: LeadFormValues;
  carId: number | null;
  url: string;
  userAgent: string;
  attributes: LeadRequest['lead_attributes'];
  ipHash: string | null;
  /** The notice that stood beside the form's button; null where it was another form than a lead's. */
  consentNotice: string | null;
  /** Left out of leads that are about no finance. */
  estimateOf?: EstimateOf;
  /** Zone of the site. */
  timezone: string;
  now: Date;
}

async function takesWebhooks(tx: Tx, dealershipId: number): Promise<boolean> {
  const { isSet } = await queryOne(
    tx,
    webhookRow,
    sql`select nullif(data->>'lead_webhook', '') is not null as "isSet" from dealerships where id = ${dealershipId}`,
  );
  return isSet;
}

/** Queues a lead's deliveries to its dealership, in the transaction that makes the lead. */
export async function queueLead(
  tx: Tx,
  lead: { site: string; leadId: number; dealershipId: number; now: Date },
): Promise<void> {
  const hasWebhook = await takesWebhooks(tx, lead.dealershipId);
  await enqueue(tx, hasWebhook ? ['lead.email', 'lead.webhook'] : ['lead.email'], lead);
}

/** The time that a test-drive lead asks for, and whether it is one to book (API-020); null for a lead without a time. */
async function requestedTime(
  tx: Tx,
  { formType, values, timezone: siteZone, now }: NewLead,
  dealership: string,
): Promise<{ at: Date; isOffered: boolean } | null> {
  const at = formType === 'test-drive' ? requestedMoment(values.appointment_at) : null;
  return at && { at, isOffered: await isBookable(tx, dealership, at, { siteZone, now }) };
}

/**
 * Stores a lead and queues its deliveries in the caller's transaction (API-024). A submission of the same key is
 * marked as done. Gives the lead's id.
 */
export async function storeLead(tx: Tx, lead: NewLead): Promise<number> {
  const { site, key, category, now } = lead;
  const values = storable(lead.values);
  const derived = await deriveFacts(tx, lead.carId, values, lead.estimateOf);
  const time = await requestedTime(tx, lead, derived.dealership.slug);
  const facts = time === null ? derived : { ...derived, isTimeOffered: time.isOffered };
  const at = now.toISOString();
  const { id } = await queryOne(
    tx,
    idRow,
    sql`insert into leads (site_slug, dealership_id, car_id, form_type, category, subcategory, source, url, user_agent,
        "values", facts, attributes, key, ip_hash, created_at)
      values (${site}, ${facts.dealership.id}, ${facts.vehicle?.id ?? null}, ${lead.formType},
        ${storable(category.category)}, ${storable(category.subcategory)}, 'Website', ${storable(lead.url)},
        ${storable(lead.userAgent)}, ${JSON.stringify(withFacts(values, facts))}::jsonb,
        ${JSON.stringify(withConsent(facts, lead))}::jsonb, ${JSON.stringify(storable(lead.attributes))}::jsonb, ${key}, ${lead.ipHash}, ${at})
      returning id`,
  );
  if (time?.isOffered) {
    await bookAppointment(tx, { site, dealershipId: facts.dealership.id, leadId: id, at: time.at });
  }
  await queueLead(tx, { site, leadId: id, dealershipId: facts.dealership.id, now });
  await tx.execute(
    sql`update form_submissions set lead_id = ${id} where site_slug = ${site} and key = ${key} and lead_id is null`,
  );
  return id;
}
