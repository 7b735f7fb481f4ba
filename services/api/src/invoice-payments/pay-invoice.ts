import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ApiOutput } from 'shared-contracts/api/endpoints';
import { apiSchemas } from 'shared-contracts/api/schemas';
import type { InvoicePayment } from 'shared-contracts/entities/invoice-payment';
import { serverCategories } from 'shared-contracts/entities/lead-kinds';
import { ApiFailure } from 'shared-contracts/errors';
import { paths } from 'shared-contracts/routes';
import { invoiceAmountText, invoiceErrors } from 'shared-rules/invoice-payment';
import { signedInUser, type SessionServices } from '../auth/session';
import type { Tx } from '../database/database';
import { errorFields } from '../error-message';
import { claimKey, requireKey, storeResponse, type IdempotentRequest } from '../http/idempotency';
import type { IpHash } from '../http/ip-hash';
import type { CallContext, Operations, Outcome, Services } from '../http/operation';
import { enforceRateLimit } from '../http/rate-limit';
import { storable } from '../http/storable';
import { createLeadIntake } from '../leads/lead-intake';
import { storeLead } from '../leads/store-lead';
import { newReference } from '../reference';
import { callProcessor } from '../reservations/call-processor';
import type { Payment, PaymentProcessor } from '../reservations/payment-processor';
import { checkedContact, checkedToken, wrongField } from '../reservations/reservation-checks';
import { PAYMENT_LIMITS } from './payment-limits';
import { endPayments, insertPayment, keepPayment, type NewPayment } from './payment-rows';

export interface PaymentServices extends Services, SessionServices {
  processors: readonly PaymentProcessor[];
  ipHash: IpHash;
  /** Called after a payment was committed, so that the dealership is notified at once. */
  onLead: () => void;
}

type Made = ApiOutput<'payInvoice'>;

/** The dealer finds the payments among the leads under this category. */
const category = { category: serverCategories.payment, subcategory: null };

const notFinished = (cause?: unknown) =>
  new ApiFailure(
    'unavailable',
    'Your payment could not be completed. If it was taken, it is given back. Please try again.',
    { retryAfterS: 5, cause },
  );

/** The invoice as it is stored. Throws `invalid_fields`. */
function checkedInvoice({ invoice_number: invoice, amount }: InvoicePayment): {
  number: string;
  amountAud: number;
} {
  const fields = invoiceErrors({ invoice_number: invoice, amount });
  const [first] = Object.values(fields);
  if (first !== undefined) throw new ApiFailure('invalid_fields', first, { fields });
  return { number: storable(invoice.trim()), amountAud: Math.round(amount * 100) / 100 };
}

/** Takes payments of invoices through the site's processor (SHL-025, D-41). */
export function paymentOperations(services: PaymentServices): Pick<Operations, 'payInvoice'> {
  const { db, now, log, processors, onLead } = services;
  const { flush } = createLeadIntake(services);

  async function requireAccess(context: CallContext): Promise<void> {
    if (context.config.site.flags.onlinePaymentOpen) return;
    if ((await signedInUser(services, context)) === null) {
      throw new ApiFailure('unauthorised', 'Please sign in to pay online.');
    }
  }

  function processorOf({ config }: CallContext): PaymentProcessor {
    const processor = processors.find(({ key }) => key === config.onlinePayment.processor);
    if (processor) return processor;
    throw new ApiFailure('conflict', 'Payments cannot be taken online at the moment. Please call us.');
  }

  const giveUp = (payment: NewPayment, state: 'declined' | 'lapsed') =>
    db.withSite(payment.site, (tx) => endPayments(tx, sql`id = ${payment.id}::uuid`, state, now()));

  async function take(payment: NewPayment, processor: PaymentProcessor, token: string): Promise<Payment> {
    const { reference, amountAud } = payment;
    try {
      return await callProcessor((signal) => processor.take({ token, amountAud, reference, signal }));
    } catch (error) {
      log.error({ ...errorFields(error), site: payment.site, reference }, 'A payment was left open.');
      await giveUp(payment, 'lapsed');
      throw notFinished(error);
    }
  }

  /** Reports a payment to the dealership as a lead, delivered like any other. Gives the lead's id. */
  const report = (tx: Tx, payment: NewPayment, dealership: string | undefined, context: CallContext) =>
    storeLead(tx, {
      site: payment.site,
      key: `payment-${payment.id}`,
      formType: 'enquiry',
      category,
      values: {
        ...payment.contact,
        ...(dealership ? { dealership_slug: dealership } : {}),
        message:
          `Paid online: ${invoiceAmountText(payment.amountAud)} for invoice ${payment.invoiceNumber}, ` +
          `reference ${payment.reference} (${payment.processor}).`,
      },
      carId: null,
      url: `${context.config.site.url}${paths.onlinePayment}`,
      userAgent: context.visitor.userAgent,
      attributes: { visited_pages: [], linked_query_params: {} },
      ipHash: null,
      consentNotice: null,
      timezone: context.config.site.timezone,
      now: now(),
    });

  /** Keeps a payment with everything that follows from it, in one transaction. */
  const keep = (
    request: IdempotentRequest<Made>,
    payment: NewPayment,
    paymentId: string,
    report: (tx: Tx) => Promise<number>,
  ): Promise<boolean> =>
    db.withSite(payment.site, async (tx) => {
      if (!(await keepPayment(tx, payment.id, paymentId))) {
        // It was given up while it ran: what was paid is owed again, whatever was given back before.
        await tx.execute(sql`update invoice_payments set refund_due_at = ${now().toISOString()}::timestamptz,
          refunded_at = null, payment_id = ${paymentId} where id = ${payment.id}::uuid`);
        return false;
      }
      const leadId = await report(tx);
      await tx.execute(sql`update invoice_payments set lead_id = ${leadId} where id = ${payment.id}::uuid`);
      await storeResponse(tx, request, { status: 201, body: { reference: payment.reference } });
      return true;
    });

  return {
    async payInvoice({ body }, context): Promise<Outcome<'payInvoice'>> {
      const key = requireKey(context.key);
      await requireAccess(context);
      const processor = processorOf(context);
      const invoice = checkedInvoice(body);
      const contact = checkedContact(body.contact, context);
      const token = checkedToken(body.payment_token);
      const { slug: site } = context.site;
      const at = now();
      const request = {
        site, endpoint: 'payInvoice', key, request: body, response: apiSchemas.payInvoice.response, now: at,
      }; // prettier-ignore
      const payment: NewPayment = {
        id: randomUUID(),
        site,
        reference: newReference('P'),
        key,
        invoiceNumber: invoice.number,
        contact,
        amountAud: invoice.amountAud,
        processor: processor.key,
        ipHash: services.ipHash(context.visitor.ip),
      };
      const state = await db.withSite(site, async (tx) => {
        const claimed = await claimKey(tx, request);
        if (claimed.kind !== 'new') return claimed;
        await enforceRateLimit(tx, PAYMENT_LIMITS.perAddress, { ...payment, now: at });
        await insertPayment(tx, payment, at);
        return claimed;
      });
      if (state.kind === 'answered') {
        return { status: 200, headers: { 'idempotent-replayed': 'true' }, body: state.body };
      }
      if (state.kind === 'running') {
        throw new ApiFailure('unavailable', 'Your payment is being taken. Please wait a moment.', {
          retryAfterS: 2,
        });
      }
      await flush(site);
      const taken = await take(payment, processor, token);
      if (taken.kind === 'declined') {
        await giveUp(payment, 'declined');
        throw wrongField('payment_token', taken.message);
      }
      const isKept = await keep(request, payment, taken.paymentId, (tx) =>
        report(tx, payment, body.dealership_slug, context),
      ).catch((error: unknown) => {
        // The payment lapses by itself, and what was paid is given back then.
        throw notFinished(error);
      });
      if (!isKept) throw notFinished();
      await flush(site);
      onLead();
      return { status: 201, body: { reference: payment.reference } };
    },
  };
}
