import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { messageOf } from '../error-message';
import type { Database } from '../database/database';
import { countRows, query } from '../database/query';
import type { Logger } from '../logger';
import { alertKinds, leadKinds } from '../outbox/enqueue';
import { DeliveryError } from './delivery-error';
import { acceptanceMail, leadMail } from './lead-mail';
import { readLead, type LeadRecord } from './lead-record';
import { readReservation, reservationMail } from './reservation-mail';
import { withPhotoLinks } from './photo-links';
import { nextDelayS } from './schedule';
import { sendAlert, type AlertServices } from './send-alert';
import { postWebhook, type LeadEvent } from './webhook';

/** Deliveries taken at once. */
const batchSize = 10;
/** Seconds a delivery is held by the one who took it; longer than its own time limits. */
const leaseS = 60;
/**
 * Seconds after which a mail that may have arrived is sent once more, marked as a repeat. After a second one without
 * an answer it is for people to look: a server that always takes mails and never says so would else get twelve of each.
 */
const uncertainDelayS = 60;

export interface DeliveryServices extends AlertServices {
  webhookSecrets: Readonly<Record<string, string>>;
  /** Milliseconds that a receiver has to answer; 15 s by default. */
  webhookTimeoutMs?: number;
  log: Logger;
  random?: () => number;
}

const orderFields = {
  id: z.int(),
  /** Number of this attempt, over all. */
  attempt: z.int(),
  /** Number of this attempt since the order was last put in the queue. */
  attemptInRound: z.int(),
};
const leadOrder = z.object({
  ...orderFields,
  kind: z.enum(leadKinds),
  leadId: z.int(),
  /** When what it reports happened; ISO 8601, UTC. */
  createdAt: z.string(),
});
const alertOrder = z.object({ ...orderFields, kind: z.enum(alertKinds), alertId: z.string() });
const orderRow = z.union([leadOrder, alertOrder]);
type LeadOrder = z.output<typeof leadOrder>;
type Order = z.output<typeof orderRow>;

/**
 * Takes what is due, with the attempts written down before anything is sent. What was not tried yet is due whatever the
 * clock says: set back, it would hold up a lead for as long.
 */
const takeDue = (db: Database, now: Date): Promise<Order[]> =>
  db.asWorker(async (tx) => {
    const at = now.toISOString();
    const until = new Date(now.getTime() + leaseS * 1000).toISOString();
    const orders = await query(
      tx,
      orderRow,
      sql`update outbox set attempts = attempts + 1, locked_until = ${until}::timestamptz
        where id in (select id from outbox where state = 'pending' and (next_at <= ${at}::timestamptz or attempts = attempts_before)
          and (locked_until is null or locked_until <= ${at}::timestamptz)
          order by next_at, id limit ${batchSize} for update skip locked)
        returning id::int as id, kind, lead_id as "leadId", alert_id as "alertId", attempts as attempt,
          attempts - attempts_before as "attemptInRound",
          to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"`,
    );
    for (const { id, attempt } of orders) {
      await tx.execute(sql`insert into outbox_attempts (outbox_id, attempt, started_at, outcome)
        values (${id}, ${attempt}, ${at}, 'unknown')`);
    }
    return orders.sort((a, b) => a.id - b.id);
  });

async function sendWebhook(lead: LeadRecord, type: LeadEvent, services: DeliveryServices): Promise<void> {
  const { lead_webhook: url, slug } = lead.dealership;
  const secret = services.webhookSecrets[slug];
  if (!url) throw new DeliveryError(`Dealership "${slug}" has no lead_webhook any more.`, { isFinal: true });
  if (!secret) throw new DeliveryError(`There is no webhook secret for dealership "${slug}".`);
  const { webhookTimeoutMs: timeoutMs } = services;
  await postWebhook(lead, {
    type,
    url,
    secret,
    now: services.now(),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
}

async function send(stored: LeadRecord, order: LeadOrder, services: DeliveryServices): Promise<void> {
  const { kind, attempt } = order;
  const site = services.sites.bySlug(stored.site);
  if (!site) throw new DeliveryError(`Site "${stored.site}" is not loaded.`);
  const lead = await withPhotoLinks(services.db, stored, site);
  const at = new Date(order.createdAt);
  switch (kind) {
    case 'lead.email':
      return services.sendMail(leadMail(lead, site, attempt > 1));
    case 'offer.accepted':
      return services.sendMail(acceptanceMail(lead, site, at));
    case 'lead.webhook':
      return sendWebhook(lead, 'lead.created', services);
    case 'offer.accepted-webhook':
      return sendWebhook(lead, 'lead.offer_accepted', services);
    default: {
      const reservation = await services.db.asWorker((tx) => readReservation(tx, lead.id));
      return services.sendMail(reservationMail({ kind, at }, lead, reservation, site));
    }
  }
}

async function markDelivered({ db, now }: DeliveryServices, { id, attempt }: Order): Promise<void> {
  await db.asWorker(async (tx) => {
    await tx.execute(sql`update outbox set state = 'delivered', locked_until = null, last_error = null,
      done_at = ${now().toISOString()} where id = ${id}`);
    await tx.execute(
      sql`update outbox_attempts set outcome = 'delivered' where outbox_id = ${id} and attempt = ${attempt}`,
    );
  });
}

/** Whether an attempt before this one, since the order was last put in the queue, may have arrived as well. */
const wasUncertain = async (db: Database, { id, attempt, attemptInRound }: Order): Promise<boolean> =>
  (await db.asWorker((tx) =>
    countRows(
      tx,
      sql`select 1 from outbox_attempts where outbox_id = ${id} and outcome = 'unknown' and error is not null
        and attempt < ${attempt} and attempt > ${attempt - attemptInRound}`,
    ),
  )) > 0;

async function markFailed(services: DeliveryServices, order: Order, error: unknown): Promise<void> {
  const { db, now, log, random = Math.random } = services;
  const next = error instanceof DeliveryError ? error.next : {};
  const message = messageOf(error).slice(0, 500);
  const isOver = next.isFinal || (next.isUncertain && (await wasUncertain(db, order)));
  const scheduled = isOver ? null : nextDelayS(order.attemptInRound, random());
  const pauseS = next.isUncertain ? uncertainDelayS : (next.retryAfterS ?? 0);
  const delayS = scheduled === null ? null : Math.max(scheduled, pauseS);
  const at = now();
  const subject = 'leadId' in order ? { lead: order.leadId } : { alert: order.alertId };
  const fields = { ...subject, kind: order.kind, attempt: order.attempt };
  const what = 'leadId' in order ? 'A lead' : 'An alert';
  if (delayS === null)
    log.error(fields, `${what} could not be delivered and was put on the dead-letter list.`);
  else
    log.warn(
      { ...fields, delayS: Math.round(delayS) },
      `${what} could not be delivered and will be tried again.`,
    );
  await db.asWorker(async (tx) => {
    await tx.execute(
      delayS === null
        ? sql`update outbox set state = 'dead', locked_until = null, last_error = ${message},
            done_at = ${at.toISOString()} where id = ${order.id}`
        : sql`update outbox set locked_until = null, last_error = ${message},
            next_at = ${new Date(at.getTime() + delayS * 1000).toISOString()} where id = ${order.id}`,
    );
    await tx.execute(sql`update outbox_attempts set outcome = ${next.isUncertain ? 'unknown' : 'failed'}, error = ${message}
      where outbox_id = ${order.id} and attempt = ${order.attempt}`);
  });
}

/** Sends what an order stands for; false where there is nothing to send any more. */
async function sendOrder(services: DeliveryServices, order: Order): Promise<boolean> {
  if ('alertId' in order) return sendAlert(services, { id: order.alertId, kind: order.kind });
  const lead = await services.db.asWorker((tx) => readLead(tx, order.leadId));
  await send(lead, order, services);
  return true;
}

async function deliverOne(services: DeliveryServices, order: Order): Promise<void> {
  let isSent: boolean;
  try {
    isSent = await sendOrder(services, order);
  } catch (error) {
    await markFailed(services, order, error);
    return;
  }
  if (isSent) await markDelivered(services, order);
  else await services.db.asWorker((tx) => tx.execute(sql`delete from outbox where id = ${order.id}`));
}

/**
 * Delivers what is due: at least once, each attempt written down before it is made, failures put off by the
 * schedule and given up after its end. Gives how many orders were tried.
 */
export async function deliverDue(services: DeliveryServices): Promise<number> {
  let tried = 0;
  for (;;) {
    const orders = await takeDue(services.db, services.now());
    if (orders.length === 0) return tried;
    tried += orders.length;
    // Side by side, so that one slow receiver does not use up the lease of the others.
    await Promise.all(orders.map((order) => deliverOne(services, order)));
  }
}
