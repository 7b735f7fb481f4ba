import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { tradedVehicleSchema, valuationSchema, type Valuation } from 'shared-contracts/entities/trade-in';
import { ApiFailure } from 'shared-contracts/errors';
import { normalisePhone } from 'shared-rules/phone';
import type { Tx } from '../database/database';
import { query } from '../database/query';
import { areDigitsOf } from '../database/same-phone';
import type { Answers, Figures } from './price-vehicle';

const { id, rego, regoState, adjustmentAnswers, car_id, photos } = valuationSchema.shape;

const valuationRow = z.object({
  id,
  rego,
  regoState,
  /** As the register or the shopper described it, before any answer. */
  found: z.nullable(tradedVehicleSchema),
  answers: adjustmentAnswers,
  figures: z.pick(valuationSchema, {
    offer_price: true,
    reason: true,
    vehicle: true,
    range: true,
    comparables: true,
    sampleSize: true,
    steps: true,
  }),
  carId: car_id,
  leadId: z.int(),
  /** Its lead has no contact details yet. */
  awaitsContact: z.boolean(),
  /** ISO 8601, UTC. */
  validUntil: z.string(),
  acceptedAt: z.nullable(z.string()),
  photos,
});
/** A stored valuation. */
export type ValuationRow = z.output<typeof valuationRow>;

const isoText = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const columns = sql`valuations.id, rego, rego_state as "regoState", vehicle as found, answers, figures,
  valuations.car_id as "carId", lead_id as "leadId", awaits_contact as "awaitsContact",
  ${isoText(sql`valid_until`)} as "validUntil", ${isoText(sql`accepted_at`)} as "acceptedAt",
  (select coalesce(jsonb_agg(valuation_photos.id order by position), '[]') from valuation_photos
    where valuation_id = valuations.id) as photos`;

const notFound = () =>
  new ApiFailure('not_found', 'This valuation does not exist any more. Please value your car again.');

/** Of valuations and their photos. */
export const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A valuation of the transaction's site; `lock` keeps it and its lead from changing meanwhile. Throws `not_found`. */
export async function findValuation(tx: Tx, valuationId: string, lock = false): Promise<ValuationRow> {
  if (!idForm.test(valuationId)) throw notFound();
  const [found] = await query(
    tx,
    valuationRow,
    sql`select ${columns} from valuations join leads on leads.id = lead_id
      where valuations.id = ${valuationId}::uuid ${lock ? sql`for update` : sql``}`,
  );
  if (!found) throw notFound();
  return found;
}

const garageRow = z.extend(valuationRow, {
  /** It was made or continued by this visitor, signed in. */
  isVisitors: z.boolean(),
  /** As it was typed with the contact details. */
  givenPhone: z.nullable(z.string()),
});

/**
 * Valuations of a signed-in visitor on the transaction's site, the latest first: those made or continued signed in, and offers
 * accepted with the phone in their contact details (SHL-031).
 *
 * @param phone normalised
 */
export async function valuationsOf(tx: Tx, phone: string, most: number): Promise<ValuationRow[]> {
  const found = await query(
    tx,
    garageRow,
    sql`select ${columns}, coalesce(phone = ${phone}, false) as "isVisitors", leads."values"->>'phone' as "givenPhone"
      from valuations join leads on leads.id = lead_id
      where valuations.id in (
        select id from valuations where phone = ${phone}
        union all select valuations.id from leads join valuations on lead_id = leads.id
          where ${areDigitsOf(sql`phone_digits`, phone)} and accepted_at is not null)
      order by valuations.created_at desc, valuations.id limit ${most}`,
  );
  return found.filter(
    ({ isVisitors, givenPhone }) => isVisitors || normalisePhone(givenPhone ?? '') === phone,
  );
}

/** A valuation as it leaves the API. */
export const toValuation = (row: ValuationRow): Valuation => ({
  ...row.figures,
  id: row.id,
  rego: row.rego,
  regoState: row.regoState,
  adjustmentAnswers: row.answers,
  lead_id: row.leadId,
  hasContact: !row.awaitsContact,
  validUntil: row.validUntil,
  acceptedAt: row.acceptedAt,
  car_id: row.carId,
  photos: row.photos,
});

const jsonOrNull = (value: object | null) =>
  value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`;

/** A valuation that was just made. */
export interface NewValuation extends Pick<
  ValuationRow,
  'id' | 'rego' | 'regoState' | 'found' | 'figures' | 'carId' | 'leadId'
> {
  site: string;
  phone: string | null;
  validUntil: Date;
  now: Date;
}

export async function insertValuation(tx: Tx, row: NewValuation): Promise<void> {
  await tx.execute(sql`insert into valuations (id, site_slug, lead_id, rego, rego_state, vehicle, figures, car_id, phone,
      valid_until, created_at)
    values (${row.id}, ${row.site}, ${row.leadId}, ${row.rego}, ${row.regoState}, ${jsonOrNull(row.found)},
      ${jsonOrNull(row.figures)}, ${row.carId}, ${row.phone}, ${row.validUntil.toISOString()}, ${row.now.toISOString()})`);
}

/** Replaces answers and figures; a signed-in visitor has the valuation in My Garage from then on. */
export async function updateFigures(
  tx: Tx,
  valuationId: string,
  { answers, figures, phone }: { answers: Answers; figures: Figures; phone: string | null },
): Promise<void> {
  await tx.execute(sql`update valuations set answers = ${jsonOrNull(answers)}, figures = ${jsonOrNull(figures)},
      phone = coalesce(phone, ${phone}) where id = ${valuationId}::uuid`);
}

/** Marks a valuation as accepted, or as a signed-in visitor's own. */
export async function markValuation(
  tx: Tx,
  valuationId: string,
  { acceptedAt = null, phone }: { acceptedAt?: Date | null; phone: string | null },
): Promise<void> {
  await tx.execute(sql`update valuations set phone = coalesce(phone, ${phone}),
      accepted_at = coalesce(accepted_at, ${acceptedAt?.toISOString() ?? null}::timestamptz) where id = ${valuationId}::uuid`);
}
