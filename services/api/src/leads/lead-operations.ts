import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { apiSchemas } from 'shared-contracts/api/schemas';
import { formTypes, type FormType } from 'shared-contracts/entities/lead';
import { sentCategory } from 'shared-rules/lead-request';
import { query } from '../database/query';
import type { Operations, Outcome, Services } from '../http/operation';
import { withIdempotency, requireKey } from '../http/idempotency';
import type { IpHash } from '../http/ip-hash';
import { countCallIn, enforceRateLimit } from '../http/rate-limit';
import { storable } from '../http/storable';
import { formOfCategory } from './categories';
import { deriveEstimate } from './derive-estimate';
import { createLeadIntake, isBot, requireShoppersCategory, requireValid } from './lead-intake';
import { FORM_RATE_LIMIT, LEAD_RATE_LIMIT } from './lead-limits';
import { storeLead } from './store-lead';

const formRow = z.object({ formType: z.enum(formTypes) });

export interface LeadServices extends Services {
  ipHash: IpHash;
  /** Called after a lead was committed, so that its delivery starts at once. */
  onLead: () => void;
}

const statusOfReplay = 200;
const replayed = { 'idempotent-replayed': 'true' };

/** The lead path of D-22: a stored form, then a lead with its delivery, both once per key. */
export function leadOperations(services: LeadServices): Pick<Operations, 'submitForm' | 'createLead'> {
  const { db, now, onLead } = services;
  const { quarantine, flush } = createLeadIntake(services);

  /** Form type of the submission that came first under this key. */
  async function submittedForm(site: string, key: string): Promise<FormType | null> {
    const [found] = await db.withSite(site, (tx) =>
      query(
        tx,
        formRow,
        sql`select form_type as "formType" from form_submissions where site_slug = ${site} and key = ${key}`,
      ),
    );
    return found?.formType ?? null;
  }

  return {
    async submitForm({ body }, context) {
      const key = requireKey(context.key);
      const { values, form_type: formType } = body;
      const ipHash = services.ipHash(context.visitor.ip);
      if (isBot(values)) {
        return { status: 201, body: { form_submission_id: await quarantine(context, ipHash, key, body) } };
      }
      requireShoppersCategory(values, context);
      requireValid(formType, values, context, values.car_id !== undefined);
      const { slug } = context.site;
      const at = now();
      const answer = await withIdempotency(
        db,
        {
          site: slug,
          endpoint: 'submitForm',
          key,
          request: { formType, values },
          response: apiSchemas.submitForm.response,
          now: at,
        },
        async (tx) => {
          await countCallIn(tx, FORM_RATE_LIMIT, { site: slug, ipHash, now: at });
          const id = randomUUID();
          await tx.execute(sql`insert into form_submissions (id, site_slug, key, form_type, "values", user_agent, ip_hash, created_at)
            values (${id}, ${slug}, ${key}, ${formType}, ${JSON.stringify(storable(values))}::jsonb,
              ${storable(context.visitor.userAgent)}, ${ipHash}, ${at.toISOString()})`);
          return { status: 201, body: { form_submission_id: id } };
        },
      );
      await flush(slug);
      return answer.replayed
        ? { status: statusOfReplay, headers: replayed, body: answer.body }
        : { status: answer.status, body: answer.body };
    },

    async createLead({ body }, context): Promise<Outcome<'createLead'>> {
      const key = requireKey(context.key);
      const { slug } = context.site;
      const ipHash = services.ipHash(context.visitor.ip);
      if (isBot(body.values)) {
        await quarantine(context, ipHash, key, body);
        return { status: 200, body: { lead_id: null, error: null } };
      }
      const carId = body.car_id ?? body.values.car_id ?? null;
      const chosen = { category: body.category, subcategory: body.subcategory };
      const formType = (await submittedForm(slug, key)) ?? formOfCategory(sentCategory(chosen));
      const values = { ...body.values, category: body.values.category || body.category };
      requireShoppersCategory(chosen, context);
      requireShoppersCategory(body.values, context);
      requireValid(formType, values, context, carId !== null);
      const at = now();
      // Paths visited and browser differ between two tries of one enquiry; what it says does not.
      const estimate = formType === 'finance' ? body.finance_estimate : undefined;
      const request = { values: body.values, ...chosen, carId, ...(estimate ? { estimate } : {}) };
      const answer = await withIdempotency(
        db,
        {
          site: slug,
          endpoint: 'createLead',
          key,
          request,
          response: apiSchemas.createLead.response,
          now: at,
        },
        async (tx) => {
          await enforceRateLimit(tx, LEAD_RATE_LIMIT, { site: slug, ipHash, now: at });
          const id = await storeLead(tx, {
          site: slug, key, formType, category: sentCategory(chosen), values: body.values, carId, url: body.url,
          userAgent: body.user_agent, attributes: body.lead_attributes, ipHash,
          consentNotice: context.config.leads.consentNotice, timezone: context.config.site.timezone, now: at,
          estimateOf: (car) => deriveEstimate(car, estimate, context.config, at),
        }); // prettier-ignore
          return { status: 201, body: { lead_id: id, error: null } };
        },
      );
      await flush(slug);
      if (answer.replayed) return { status: statusOfReplay, headers: replayed, body: answer.body };
      onLead();
      return { status: answer.status, body: answer.body };
    },
  };
}
