import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ApiOutput } from 'shared-contracts/api/endpoints';
import { apiSchemas } from 'shared-contracts/api/schemas';
import type { Car } from 'shared-contracts/entities/car';
import type { ReservationContact } from 'shared-contracts/entities/reservation';
import { ApiFailure } from 'shared-contracts/errors';
import { canReserve, reservationHours, reserveAmountAud } from 'shared-rules/reserve';
import { signedInUser, type SessionServices } from '../auth/session';
import { errorFields } from '../error-message';
import type { CallContext, OperationInput, Operations, Outcome, Services } from '../http/operation';
import { storeResponse, readKey, requireKey, claimKey, type IdempotentRequest } from '../http/idempotency';
import type { IpHash } from '../http/ip-hash';
import { createKeyedQueue } from '../keyed-queue';
import { enforceRateLimit } from '../http/rate-limit';
import { enqueue } from '../outbox/enqueue';
import { findCar } from '../stock/open-car';
import { callProcessor } from './call-processor';
import type { Payment, PaymentProcessor } from './payment-processor';
import { newReference } from '../reference';
import { checkedContact, checkedToken, notFinished, tooLate, wrongField } from './reservation-checks';
import { RESERVATION_LIMITS } from './reservation-limits';
import { storeReservationLead } from './reservation-lead';
import { endReservations, freeKey, holdCar, keepCar, type NewReservation } from './reservation-rows';

export interface ReservationServices extends Services, SessionServices {
  processors: readonly PaymentProcessor[];
  ipHash: IpHash;
  /** Called after a car was held or given free, so that the search index is updated at once. */
  onCar: () => void;
  /** Called after a reservation was committed, so that its mails are sent at once. */
  onReserved: () => void;
}

type Made = ApiOutput<'reserveCar'>;

/** Reserves cars: held first, then paid, then kept (API-043, D-38). */
export function reservationOperations(services: ReservationServices): Pick<Operations, 'reserveCar'> {
  const { db, now, log, processors, onCar, onReserved } = services;
  // A few at a time: a rush on one car leaves the connections to everybody else.
  const queue = createKeyedQueue(RESERVATION_LIMITS.atOncePerCar);

  function processorOf(key: string, car: Car): PaymentProcessor {
    const processor = processors.find((candidate) => candidate.key === key);
    if (processor && car.payment_processors.includes(key)) return processor;
    throw wrongField('payment_processor', 'This vehicle cannot be reserved with this way of paying.');
  }

  /** Takes the key and holds the car, both or neither; gives the answer of a key that was answered before. */
  const begin = (
    request: IdempotentRequest<Made>,
    { body }: OperationInput<'reserveCar'>,
    context: CallContext,
    contact: ReservationContact,
  ) =>
    db.withSite(request.site, async (tx) => {
      const state = await claimKey(tx, request);
      if (state.kind !== 'new') return state;
      const ipHash = services.ipHash(context.visitor.ip);
      await enforceRateLimit(tx, RESERVATION_LIMITS.perAddress, { ...request, ipHash });
      const car = await findCar(tx, { id: body.car_id });
      if (!canReserve(car, context.config.checkout)) throw tooLate();
      const processor = processorOf(body.payment_processor, car);
      const held: NewReservation = {
        id: randomUUID(),
        site: request.site,
        dealershipId: car.dealership_id,
        carId: car.id,
        reference: newReference('R'),
        key: request.key,
        contact,
        amountAud: reserveAmountAud(context.config.checkout),
        processor: processor.key,
        ipHash,
      };
      const until = new Date(request.now.getTime() + RESERVATION_LIMITS.holdS * 1000);
      if (!(await holdCar(tx, held, request.now, until))) throw tooLate();
      return { kind: 'held' as const, held, car, processor };
    });

  /** Ends a hold of ours and frees its key, so that the shopper can try again at once. */
  async function giveUp(held: NewReservation, state: 'declined' | 'lapsed'): Promise<void> {
    await db.withSite(held.site, async (tx) => {
      const which = sql`id = ${held.id}::uuid and state = 'held'`;
      const ended = await endReservations(tx, which, state, { now: now(), owesRefund: state === 'lapsed' });
      for (const reservation of ended) await freeKey(tx, reservation);
    });
    onCar();
  }

  async function take(held: NewReservation, processor: PaymentProcessor, token: string): Promise<Payment> {
    // Where a site takes nothing there is nothing to pay.
    if (held.amountAud === 0) return { kind: 'paid', paymentId: '' };
    const { reference, amountAud } = held;
    try {
      return await callProcessor((signal) => processor.take({ token, amountAud, reference, signal }));
    } catch (error) {
      log.error({ ...errorFields(error), site: held.site, reference }, 'A payment was left open.');
      await giveUp(held, 'lapsed');
      throw notFinished(error);
    }
  }

  /** Keeps the car with everything that follows from it, in one transaction. */
  async function keep(
    request: IdempotentRequest<Made>,
    held: NewReservation,
    car: Car,
    paymentId: string,
    context: CallContext,
  ) {
    const body: Made = { reservation_id: held.id, reference: held.reference };
    const at = now();
    const expiresAt = new Date(at.getTime() + reservationHours * 3_600_000);
    const isKept = await db.withSite(held.site, async (tx) => {
      if (!(await keepCar(tx, held.id, { paymentId: paymentId || null, expiresAt }))) {
        // The hold ended while the payment ran: what was paid is owed again, whatever was given back before.
        await tx.execute(sql`update reservations set refund_due_at = ${at.toISOString()}::timestamptz, refunded_at = null,
          payment_id = ${paymentId || null} where id = ${held.id}::uuid and amount > 0`);
        return false;
      }
      const leadId = await storeReservationLead(tx, { held, car, expiresAt, context, now: at });
      await tx.execute(sql`update reservations set lead_id = ${leadId} where id = ${held.id}::uuid`);
      await enqueue(tx, ['reservation.made'], { site: held.site, leadId, now: at });
      await storeResponse(tx, request, { status: 201, body });
      return true;
    });
    if (!isKept) throw notFinished();
    return body;
  }

  /** The answer of a request that is running: a double click, or a repeat after a broken connection. */
  async function answerOfRunning(request: IdempotentRequest<Made>): Promise<Made> {
    for (let waitedMs = 0; waitedMs < RESERVATION_LIMITS.repeatWaitS * 1000; waitedMs += 250) {
      await wait(250);
      const state = await db.withSite(request.site, (tx) => readKey(tx, request));
      if (state.kind === 'answered') return state.body;
      if (state.kind === 'new') throw notFinished();
    }
    throw new ApiFailure('unavailable', 'Your reservation is being made. Please wait a moment.', {
      retryAfterS: 2,
    });
  }

  const flush = () =>
    db.flush().catch((error: unknown) => {
      // The commit stands and survives the process; only a power cut in this moment could undo it.
      log.error(errorFields(error), 'The database log could not be forced to disk.');
    });

  return {
    async reserveCar(input, context): Promise<Outcome<'reserveCar'>> {
      const key = requireKey(context.key);
      if (context.config.gating.checkout && (await signedInUser(services, context)) === null) {
        throw new ApiFailure('unauthorised', 'Please sign in to reserve this vehicle.');
      }
      const contact = checkedContact(input.body.contact, context);
      const isFree = reserveAmountAud(context.config.checkout) === 0;
      const token = isFree ? '' : checkedToken(input.body.payment_token);
      const request = {
        site: context.site.slug, endpoint: 'reserveCar', key, request: input.body, response: apiSchemas.reserveCar.response, now: now(),
      }; // prettier-ignore
      const begun = await queue(String(input.body.car_id), () => begin(request, input, context, contact));
      if (begun.kind !== 'held') {
        const body = begun.kind === 'answered' ? begun.body : await answerOfRunning(request);
        return { status: 200, headers: { 'idempotent-replayed': 'true' }, body };
      }
      const { held, car, processor } = begun;
      onCar();
      await flush();
      const payment = await take(held, processor, token);
      if (payment.kind === 'declined') {
        await giveUp(held, 'declined');
        throw wrongField('payment_token', payment.message);
      }
      const body = await keep(request, held, car, payment.paymentId, context).catch((error: unknown) => {
        // The hold ends by itself, and what was paid is given back then.
        throw error instanceof ApiFailure ? error : notFinished(error);
      });
      await flush();
      onReserved();
      return { status: 201, body };
    },
  };
}
