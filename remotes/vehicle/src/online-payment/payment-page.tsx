import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { invoiceAmountText } from 'shared-rules/invoice-payment';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { Alert } from 'shared-ui/alert';
import { Button, buttonStyles } from 'shared-ui/button';
import { CheckIcon } from 'shared-ui/icons';
import { Container, Row } from 'shared-ui/layout';
import { hasProvider } from '../checkout/payment/providers';
import { InvoiceForm } from './invoice-form';
import type { PaymentData } from './load-payment';
import * as styles from './payment-page.styles';
import type { PaymentAttempt } from './payment-attempt';
import { useInvoicePayment } from './use-invoice-payment';

/** The number to call, for those who cannot or will not pay here. */
function CallUs({ children }: { children: string }): ReactNode {
  const { phones, site } = useSite();
  const phone = phones.override ?? site.phones.site;
  return (
    <p>
      {children}{' '}
      {phone === null ? (
        <a href={paths.contact}>Contact us</a>
      ) : (
        <>
          Call <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
        </>
      )}
      .
    </p>
  );
}

/** What was paid, to keep. */
function Receipt({ reference, attempt }: { reference: string; attempt: PaymentAttempt }): ReactNode {
  const { site } = useSite();
  const { invoice_number: invoice, amount, contact } = attempt.body;
  const lines = [
    ['Paid', invoiceAmountText(amount)],
    ['Invoice', invoice],
    ['Paid to', site.name],
    ['Paid by', `${contact.name} ${contact.last_name}`],
    ['Reference', reference],
  ] as const;
  return (
    // It takes the focus: the form that had it is gone.
    <div css={styles.receipt} role="status" tabIndex={-1} ref={(box) => box?.focus()}>
      <span css={styles.checkMark}>
        <CheckIcon size={28} />
      </span>
      <h2>Thanks, your invoice is paid</h2>
      <dl css={styles.lines}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CallUs>Keep the reference. Questions about your invoice?</CallUs>
      <Row gap={12}>
        <Button onClick={() => window.print()}>Print this receipt</Button>
        <a href={paths.home} css={buttonStyles('text')}>
          Back to the home page
        </a>
      </Row>
    </div>
  );
}

/** `/online-payment`: an invoice's number and amount, who pays, and the payment (SHL-025, D-41). */
export function PaymentPage({ data }: { data: PaymentData }): ReactNode {
  const { site, onlinePayment } = useSite();
  const form = useInvoicePayment(data.dealerships.length > 0);
  const { state } = form;
  const { processor } = onlinePayment;
  return (
    <Container css={styles.page}>
      <div>
        <h1>Pay an invoice</h1>
        <p css={styles.lead}>
          For a service, parts or a car from {site.name}. Have your invoice at hand: we need its number and
          amount.
        </p>
      </div>
      {state.kind === 'paid' ? (
        <Receipt reference={state.reference} attempt={state.attempt} />
      ) : hasProvider(processor) ? (
        <>
          <noscript>
            <Alert variant="info">
              Your browser runs no scripts, so nothing can be paid here. Call us, and we take your payment by
              phone.
            </Alert>
          </noscript>
          <InvoiceForm data={data} form={form} processor={processor} />
        </>
      ) : (
        <div css={styles.panel}>
          <h2>We take this payment by phone</h2>
          <CallUs>You can’t pay on this page yet. It takes a minute over the phone.</CallUs>
        </div>
      )}
    </Container>
  );
}
