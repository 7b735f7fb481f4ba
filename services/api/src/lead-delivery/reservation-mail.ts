import { carHeading } from 'shared-rules/car-title';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { momentText } from 'shared-rules/moment-text';
import { formatPrice } from 'shared-rules/money';
import type { Tx } from '../database/database';
import { query } from '../database/query';
import { mailName } from '../outbox/mail-name';
import { reservationStateSchema } from '../reservations/reservation-state';
import type { SiteBundle } from '../sites/site-bundle';
import { DeliveryError } from './delivery-error';
import type { LeadRecord } from './lead-record';
import type { Mail } from './mailer';

const reservationRecord = z.object({
  reference: z.string(),
  state: reservationStateSchema,
  /** Dollars. */
  amount: z.number(),
  /** ISO 8601, UTC; null for one that does not end by itself. */
  expiresAt: z.nullable(z.string()),
});
/** What a mail about a reservation says besides what its lead knows. */
export type ReservationRecord = z.output<typeof reservationRecord>;

/** The reservation that a lead stands for. */
export async function readReservation(tx: Tx, leadId: number): Promise<ReservationRecord> {
  const [found] = await query(
    tx,
    reservationRecord,
    sql`select reference, state, amount::float8 as amount,
        to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "expiresAt"
      from reservations where lead_id = ${leadId}`,
  );
  if (found) return found;
  throw new DeliveryError(`Lead ${leadId} has no reservation.`, { isFinal: true });
}

const lines = (...texts: (string | null)[]): string => texts.filter((text) => text !== null).join('\n');

function madeText(lead: LeadRecord, { reference, amount, expiresAt }: ReservationRecord, timezone: string) {
  const until = expiresAt === null ? null : momentText(new Date(expiresAt), timezone);
  return lines(
    amount > 0 ? `We have received your payment of ${formatPrice(amount)}.` : null,
    until === null ? 'The dealer is holding it for you.' : `It is held for you until ${until}.`,
    '',
    'What happens next: our team calls you to arrange the rest. If you change your mind, reply to this email.',
    '',
    `Your reference: ${reference}`,
    `The vehicle: ${lead.url}`,
  );
}

function endedText({ reference, amount }: ReservationRecord) {
  return lines(
    amount > 0 ? `Your payment of ${formatPrice(amount)} is given back to you.` : null,
    'If you still want this vehicle, reply to this email or call us.',
    '',
    `Your reference: ${reference}`,
  );
}

/** What happened to a reservation, and when. */
interface ReservationEvent {
  kind: 'reservation.made' | 'reservation.ended';
  at: Date;
}

/** Writes to the shopper that a car is reserved, or no longer so; name, Message-ID and date are the same at every attempt. */
export function reservationMail(
  { kind, at }: ReservationEvent,
  lead: LeadRecord,
  reservation: ReservationRecord,
  site: SiteBundle,
): Mail {
  const { vehicle } = lead.facts;
  const car = vehicle ? carHeading(vehicle) : 'your vehicle';
  const { name, url, timezone } = site.config.site;
  const isMade = kind === 'reservation.made';
  const mailKind = isMade ? 'reservation-made' : 'reservation-ended';
  const [subject, first, rest] = isMade
    ? [`Reserved: ${car}`, `You have reserved the ${car}.`, madeText(lead, reservation, timezone)]
    : [`Reservation ended: ${car}`, `Your reservation of the ${car} has ended.`, endedText(reservation)];
  return {
    name: mailName(lead.site, mailKind, lead.id),
    messageId: `<${mailKind}-${lead.id}@${new URL(url).hostname}>`,
    senderName: name,
    to: lead.values.email,
    replyTo: lead.dealership.lead_email,
    subject: `${subject} (${reservation.reference})`.replace(/\s+/g, ' '),
    text: lines(`Hello ${lead.values.name},`, '', first, rest, '', lead.dealership.name, name),
    date: at,
  };
}
