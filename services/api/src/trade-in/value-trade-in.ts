import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TradedVehicle } from 'shared-contracts/entities/trade-in';
import { ApiFailure } from 'shared-contracts/errors';
import { answerErrors } from 'shared-rules/trade-in-questions';
import { addDays, dateInZone, momentInZone, yearInZone } from 'shared-rules/zoned-time';
import { errorFields } from '../error-message';
import { idRow, query } from '../database/query';
import type { Tx } from '../database/database';
import type { CallContext, Operations } from '../http/operation';
import { holdLead } from '../leads/held-lead';
import { openCondition } from '../stock/open-car';
import { priceVehicle, type Answers, type Figures } from './price-vehicle';
import { valuationInput, type ValuationInput } from './valuation-input';
import { OFFER_DAYS, VALUATION_LIMITS } from './valuation-limits';
import { findValuation, insertValuation, toValuation, updateFigures } from './valuation-rows';
import {
  countTradeInCall,
  requireValid,
  valuationCategory,
  visitorPhone,
  type ValuationServices,
} from './valuation-services';

/** The end of the last day of an offer by the site's clock: until a date means that whole day. */
function offerEnd(made: Date, timezone: string): Date {
  const lastDay = addDays(dateInZone(made, timezone).date, OFFER_DAYS);
  return momentInZone(lastDay, '23:59', timezone);
}

/** The car that the shopper wants instead, if the site has it (FIN-047). */
async function wantedCar(tx: Tx, carId: number | undefined): Promise<number | null> {
  if (carId === undefined) return null;
  const [car] = await query(
    tx,
    idRow,
    sql`select id from cars where id = ${carId}::bigint and ${openCondition}`,
  );
  return car?.id ?? null;
}

/** Values a shopper's car, and again with answers about its condition (API-026, API-027, D-23). */
export function valueOperations(
  services: ValuationServices,
): Pick<Operations, 'valueTradeIn' | 'getValuation' | 'adjustValuation'> {
  const { db, now, log, valuations: provider } = services;
  const yearOf = ({ config }: CallContext) => yearInZone(now(), config.site.timezone);

  /** What the provider says; when it says nothing, the shopper reads that it may be tried again. */
  async function askProvider<T>(context: CallContext, message: string, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (cause) {
      if (context.signal?.aborted) throw context.signal.reason;
      log.warn({ ...errorFields(cause), site: context.site.slug }, 'The valuation provider gave no answer.');
      throw new ApiFailure('unavailable', message, { cause });
    }
  }

  async function findVehicle(
    { rego, regoState, described }: ValuationInput,
    context: CallContext,
  ): Promise<TradedVehicle | null> {
    if (described || rego === null || regoState === null) return described;
    const call = { site: context.site.slug, year: yearOf(context), signal: context.signal };
    return askProvider(
      context,
      'We can’t look up registrations just now. Please describe your car instead.',
      () => provider.lookup(rego, regoState, call),
    );
  }

  const price = (found: TradedVehicle | null, answers: Answers, context: CallContext): Promise<Figures> =>
    askProvider(context, 'We can’t value cars just now. Please try again in a moment.', () =>
      priceVehicle(provider, { found, answers, year: yearOf(context), context }),
    );

  return {
    async valueTradeIn({ body }, context) {
      const input = valuationInput(body, yearOf(context));
      await countTradeInCall(services, context, VALUATION_LIMITS.value);
      const { slug, config } = context.site;
      const found = await findVehicle(input, context);
      const figures = await price(found, {}, context);
      const phone = await visitorPhone(services, context);
      const at = now();
      const id = randomUUID();
      const row = await db.withSite(slug, async (tx) => {
        const carId = await wantedCar(tx, body.car_id);
        const leadId = await holdLead(tx, {
          site: slug,
          key: `valuation-${id}`,
          formType: 'trade-in',
          category: { category: valuationCategory, subcategory: '1. Valuation' },
          carId,
          url: `${config.site.url}${config.tradeIn.path}`,
          userAgent: context.visitor.userAgent,
          now: at,
        });
        const { rego, regoState } = input;
        const validUntil = offerEnd(at, config.site.timezone);
        await insertValuation(tx, { id, site: slug, rego, regoState, found, figures, carId, leadId, phone, validUntil, now: at }); // prettier-ignore
        return findValuation(tx, id);
      });
      return { status: 201, body: toValuation(row) };
    },

    async getValuation({ params }, { site }) {
      const row = await db.withSite(site.slug, (tx) => findValuation(tx, params.id));
      return { body: toValuation(row) };
    },

    async adjustValuation({ params, body }, context) {
      const { slug } = context.site;
      const answers = body.adjustmentAnswers;
      const fields = answerErrors(answers);
      if (body.id !== params.id) fields['id'] = 'must be the valuation of the address';
      const [first] = Object.entries(fields);
      if (first) throw new ApiFailure('invalid_fields', first.join(': '), { fields });
      await countTradeInCall(services, context, VALUATION_LIMITS.adjust);
      const known = await db.withSite(slug, (tx) => findValuation(tx, params.id));
      requireValid(known, context, now());
      const figures = await price(known.found, answers, context);
      const phone = await visitorPhone(services, context);
      const row = await db.withSite(slug, async (tx) => {
        const { acceptedAt } = await findValuation(tx, params.id, true);
        if (acceptedAt !== null)
          throw new ApiFailure(
            'conflict',
            'You have accepted this offer. Call us to change anything about it.',
          );
        await updateFigures(tx, params.id, { answers, figures, phone });
        return findValuation(tx, params.id);
      });
      return { body: toValuation(row) };
    },
  };
}
