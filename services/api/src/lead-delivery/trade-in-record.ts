import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { valuationSchema } from 'shared-contracts/entities/trade-in';
import { momentText } from 'shared-rules/moment-text';
import { formatPrice } from 'shared-rules/money';
import { answerLines } from 'shared-rules/trade-in-questions';
import { dateInZone, formatDate } from 'shared-rules/zoned-time';

const { rego, regoState, offer_price, reason, range, vehicle, adjustmentAnswers } = valuationSchema.shape;

/** What a dealer learns of the car that a lead wants valued. */
export const tradeInRecord = z.object({
  rego,
  regoState,
  vehicle,
  offer: offer_price,
  reason,
  range,
  answers: adjustmentAnswers,
  /** ISO 8601, UTC. */
  validUntil: z.string(),
  acceptedAt: z.nullable(z.string()),
  /** Links to its photos, which `withPhotoLinks` adds. */
  photos: z._default(z.array(z.string()), []),
});
export type TradeInRecord = z.output<typeof tradeInRecord>;

const isoText = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The valuation of a lead as one value of JSON, for a query on `leads`; null without one. */
export const selectTradeIn: SQL = sql`(select jsonb_build_object('rego', rego, 'regoState', rego_state,
    'vehicle', figures->'vehicle', 'offer', figures->'offer_price', 'reason', figures->'reason', 'range', figures->'range',
    'answers', answers, 'validUntil', ${isoText(sql`valid_until`)}, 'acceptedAt', ${isoText(sql`accepted_at`)})
  from valuations where lead_id = leads.id limit 1)`;

const noPriceTexts: Record<NonNullable<TradeInRecord['reason']>, string> = {
  over_limit: 'none online: the car is over the limits of age or kilometres',
  unknown_rego: 'none online: the registration is not known',
  no_comparables: 'none online: too few cars like it are listed',
};

function carText({ vehicle, rego, regoState }: TradeInRecord): string {
  const plate = rego === null ? null : `registered ${rego} (${regoState ?? ''})`;
  if (!vehicle) return plate ?? '';
  const { year, make, model, badge, kms, kmsAssumed } = vehicle;
  const distance = `${kms.toLocaleString('en-AU')} km${kmsAssumed ? ' (not stated, usual for its age)' : ''}`;
  return [[year, make, model, badge].filter(Boolean).join(' '), distance, plate].filter(Boolean).join(', ');
}

function offerText({ offer, range, reason }: TradeInRecord): string {
  if (offer === null) return reason === null ? '' : noPriceTexts[reason];
  return range
    ? `${formatPrice(offer)}, likely between ${formatPrice(range.low)} and ${formatPrice(range.high)}`
    : formatPrice(offer);
}

/** How the day that an offer ends on, and the moment it was accepted at, are written. */
interface TradeInTimes {
  day: (iso: string) => string;
  moment: (iso: string) => string;
}

/** Times as a program reads them: ISO 8601, UTC. */
const isoTimes: TradeInTimes = { day: (iso) => iso, moment: (iso) => iso };

/** Times as the shopper reads them, too: "7 Dec 2026" in the site's zone. */
const timesInZone = (timezone: string): TradeInTimes => ({
  day: (iso) => formatDate(dateInZone(new Date(iso), timezone).date),
  moment: (iso) => momentText(new Date(iso), timezone),
});

/**
 * The trade-in in lines that a person can read, by label.
 *
 * @param timezone whose dates the lines give; null for ISO 8601, which programs read
 */
export function tradeInLines(record: TradeInRecord, timezone: string | null): [string, string][] {
  const { day, moment } = timezone === null ? isoTimes : timesInZone(timezone);
  return [
    ['Trade-in', carText(record)],
    ['Trade-in offer', offerText(record)],
    ['Answers', answerLines(record.answers ?? {}).join(', ')],
    ['Photos', record.photos.join('\n')],
    ['Offer valid until', record.offer === null ? '' : day(record.validUntil)],
    ['Offer accepted', record.acceptedAt === null ? '' : moment(record.acceptedAt)],
  ];
}
