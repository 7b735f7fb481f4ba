import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dealershipSchema } from 'shared-contracts/site-config/content';
import { formTypes, leadFormValuesSchema, leadRequestSchema } from 'shared-contracts/entities/lead';
import type { Tx } from '../database/database';
import { queryOne } from '../database/query';
import { leadFactsSchema } from '../leads/lead-facts';
import { selectTradeIn, tradeInRecord } from './trade-in-record';

const leadRecord = z.object({
  id: z.int(),
  site: z.string(),
  formType: z.enum(formTypes),
  category: z.string(),
  subcategory: z.nullable(z.string()),
  source: z.string(),
  url: z.string(),
  values: leadFormValuesSchema,
  facts: leadFactsSchema,
  attributes: leadRequestSchema.shape.lead_attributes,
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  dealership: dealershipSchema,
  /** It asks for a time that is not booked for it: taken, not offered, or no time at all (API-020). */
  isTimeOpen: z.boolean(),
  /** Name of the location it is for, or what it says where the site has none of that slug; null without one. */
  location: z.nullable(z.string()),
  /** Reference of the car's picture as it is now; null without a car or picture. */
  picture: z.nullable(z.string()),
  /** The shopper's own car and what was offered for it; null where nothing was valued (D-23). */
  tradeIn: z.nullable(tradeInRecord),
});
/** A stored lead with everything a delivery needs. */
export type LeadRecord = z.output<typeof leadRecord>;

export const readLead = (tx: Tx, id: number): Promise<LeadRecord> =>
  queryOne(
    tx,
    leadRecord,
    sql`select leads.id, site_slug as site, form_type as "formType", category, subcategory, leads.source, url,
        "values", facts, attributes,
        to_char(leads.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
        dealerships.data as dealership,
        form_type = 'test-drive' and coalesce("values"->>'appointment_at', '') <> ''
          and not exists (select 1 from appointments where lead_id = leads.id) as "isTimeOpen",
        coalesce(
          (select locations.data->>'name' from locations join site_dealerships using (dealership_id)
            where site_dealerships.site_slug = leads.site_slug and locations.slug = "values"->>'location' limit 1),
          "values"->>'location') as location,
        (select coalesce(data->>'primary_image_url', data#>>'{images,0,image,url}') from cars where cars.id = leads.car_id)
          as picture,
        ${selectTradeIn} as "tradeIn"
      from leads join dealerships on dealerships.id = leads.dealership_id where leads.id = ${id}`,
  );
