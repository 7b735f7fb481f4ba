import { sql } from 'drizzle-orm';
import { apiSchemas } from 'shared-contracts/api/schemas';
import { ApiFailure } from 'shared-contracts/errors';
import { countRows } from '../database/query';
import type { Tx } from '../database/database';
import { requireKey, withIdempotency } from '../http/idempotency';
import type { CallContext, OperationInput, Operations, Outcome } from '../http/operation';
import { enforceRateLimit } from '../http/rate-limit';
import { completeLead } from '../leads/held-lead';
import { createLeadIntake, isBot, requireValid as requireValidLead } from '../leads/lead-intake';
import { LEAD_RATE_LIMIT } from '../leads/lead-limits';
import { enqueue } from '../outbox/enqueue';
import { VALUATION_LIMITS } from './valuation-limits';
import { findValuation, markValuation, toValuation, type ValuationRow } from './valuation-rows';
import {
  countTradeInCall,
  requireValid,
  valuationCategory,
  visitorPhone,
  type ValuationServices,
} from './valuation-services';

const wrong = (field: string, message: string): ApiFailure =>
  new ApiFailure('invalid_fields', message, { fields: { [field]: message } });

type Acceptance = OperationInput<'acceptValuation'>['body'];

/** Throws what keeps an offer from being accepted. */
function requireAcceptable(row: ValuationRow, body: Acceptance, context: CallContext, now: Date): void {
  if (row.leadId !== body.lead_id) throw new ApiFailure('not_found', 'This enquiry does not exist.');
  if (row.acceptedAt !== null) return;
  if (row.awaitsContact) throw wrong('lead_id', 'Please enter your contact details first.');
  if (row.figures.offer_price === null)
    throw new ApiFailure(
      'conflict',
      'There is no price online for this car, so there is no offer to accept.',
    );
  requireValid(row, context, now);
}

/** What a shopper does with a valuation: leaves contact details, accepts the offer, has it kept (API-028, API-029). */
export function acceptOperations(
  services: ValuationServices,
): Pick<Operations, 'completeValuation' | 'acceptValuation' | 'saveMiscellaneous'> {
  const { db, now, ipHash, onLead } = services;
  const { quarantine, flush } = createLeadIntake(services);

  /** Completes the lead of a valuation in the caller's transaction. */
  async function complete(
    tx: Tx,
    { params, body }: OperationInput<'completeValuation'>,
    context: CallContext,
    phone: string | null,
  ): Promise<number> {
    const { slug } = context.site;
    const at = now();
    const row = await findValuation(tx, params.id, true);
    if (!row.awaitsContact)
      throw new ApiFailure('conflict', 'We already have your details for this car. Call us to change them.');
    const who = { site: slug, ipHash: ipHash(context.visitor.ip), now: at };
    await enforceRateLimit(tx, LEAD_RATE_LIMIT, who);
    await completeLead(tx, row.leadId, {
      ...who,
      subcategory: '2. Details',
      values: { ...body.values, ...(row.rego === null ? {} : { Rego: row.rego }) },
      carId: row.carId,
      url: body.url,
      userAgent: body.user_agent,
      attributes: body.lead_attributes,
      consentNotice: context.config.leads.consentNotice,
    });
    await markValuation(tx, params.id, { phone });
    return row.leadId;
  }

  return {
    async completeValuation(input, context): Promise<Outcome<'completeValuation'>> {
      const { params, body } = input;
      const key = requireKey(context.key);
      if (isBot(body.values)) {
        await quarantine(context, ipHash(context.visitor.ip), key, body);
        return { status: 200, body: { lead_id: null, error: null } };
      }
      const { slug } = context.site;
      const known = await db.withSite(slug, (tx) => findValuation(tx, params.id));
      const values = { ...body.values, category: body.values.category || valuationCategory };
      requireValidLead('trade-in', values, context, known.carId !== null);
      const phone = await visitorPhone(services, context);
      const answer = await withIdempotency(
        db,
        {
          site: slug,
          endpoint: 'completeValuation',
          key,
          request: { id: params.id, values: body.values },
          response: apiSchemas.completeValuation.response,
          now: now(),
        },
        async (tx) => ({
          status: 201,
          body: { lead_id: await complete(tx, input, context, phone), error: null },
        }),
      );
      await flush(slug);
      if (answer.replayed)
        return { status: 200, headers: { 'idempotent-replayed': 'true' }, body: answer.body };
      onLead();
      return { status: answer.status, body: answer.body };
    },

    async acceptValuation({ params, body }, context) {
      const { slug } = context.site;
      for (const field of ['form_completed', 'offer_accepted'] as const)
        if (!body[field]) throw wrong(field, `${field}: must be true`);
      await countTradeInCall(services, context, VALUATION_LIMITS.accept);
      const phone = await visitorPhone(services, context);
      const at = now();
      const row = await db.withSite(slug, async (tx) => {
        const known = await findValuation(tx, params.id, true);
        requireAcceptable(known, body, context, at);
        if (known.acceptedAt !== null) return known;
        await markValuation(tx, params.id, { acceptedAt: at, phone });
        await tx.execute(sql`update leads set subcategory = ${body.subcategory} where id = ${known.leadId}`);
        const hasWebhook = await countRows(
          tx,
          sql`select 1 from outbox where lead_id = ${known.leadId} and kind = 'lead.webhook'`,
        );
        const kinds = [
          'offer.accepted',
          ...(hasWebhook > 0 ? (['offer.accepted-webhook'] as const) : []),
        ] as const;
        await enqueue(tx, kinds, { site: slug, leadId: known.leadId, now: at });
        return findValuation(tx, params.id);
      });
      await flush(slug);
      onLead();
      return { body: toValuation(row) };
    },

    async saveMiscellaneous({ body }, context) {
      const { slug, config } = context.site;
      if (!config.site.flags.saveValuation)
        throw new ApiFailure('not_found', 'This site keeps no valuations.');
      await countTradeInCall(services, context, VALUATION_LIMITS.save);
      await db.withSite(slug, async (tx) => {
        // What was reckoned here is kept, whatever the browser says it was.
        const valuation = toValuation(await findValuation(tx, body.value.id));
        await tx.execute(sql`insert into miscellaneous (site_slug, column_name, valuation_id, value, saved_at)
          values (${slug}, ${body.column_name}, ${valuation.id}::uuid, ${JSON.stringify(valuation)}::jsonb, ${now().toISOString()})
          on conflict (valuation_id, column_name) do update set value = excluded.value, saved_at = excluded.saved_at`);
      });
      return { status: 201, body: { saved: true } };
    },
  };
}
