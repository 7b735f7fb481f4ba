import { useEffect, useRef, useState, type ReactNode } from 'react';
import { invoiceAmountText, invoiceErrors, invoiceFieldLabels } from 'shared-rules/invoice-payment';
import { parseDollars } from 'shared-rules/parse-dollars';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { SelectField, SummarisedFields, TextField } from 'shared-ui/field';
import { FormErrorSummary } from 'shared-ui/form-error-summary';
import { LockIcon } from 'shared-ui/icons';
import { ContactFields } from '../checkout/frame/contact-fields';
import { readFields } from '../checkout/frame/read-answers';
import { fieldId } from '../checkout/frame/step-frame';
import type { PaymentFields } from '../checkout/payment/payment-provider';
import { ProviderFields } from '../checkout/payment/provider-fields';
import { contactFields, type Errors } from '../checkout/session/check-answers';
import type { PaymentData } from './load-payment';
import * as styles from './payment-page.styles';
import type { InvoicePaymentForm, PaymentState } from './use-invoice-payment';

/** A provider's own fields never become ours. */
const fieldNames = ['dealership_slug', 'invoice_number', 'amount', ...contactFields];

/** The amount as it is paid; null while it is none. */
function payable(text: string): string | null {
  const amount = parseDollars(text);
  const isWrong = invoiceErrors({ invoice_number: '-', amount }).amount !== undefined;
  return amount === null || isWrong ? null : invoiceAmountText(amount);
}

function Outcome({ state }: { state: PaymentState }): ReactNode {
  switch (state.kind) {
    case 'invalid': {
      const errors = Object.entries(state.errors).flatMap(([field, message]) =>
        message ? [{ message, fieldId: fieldId(field) }] : [],
      );
      return <FormErrorSummary key={state.round} errors={errors} takeFocus />;
    }
    case 'refused':
      return (
        <Alert variant="destructive" title="The payment was not taken">
          {state.message}
        </Alert>
      );
    case 'unknown':
      return (
        <Alert variant="warning" title="We have no answer yet">
          Press the button again when you’re online: we ask what became of this payment, and you are never
          charged twice.
        </Alert>
      );
    case 'idle':
    case 'busy':
    case 'paid':
      return null;
  }
}

/** What is paid, to whom. */
function InvoiceFields({
  data,
  errors,
  onAmount,
}: {
  data: PaymentData;
  errors: Errors;
  onAmount: (text: string) => void;
}): ReactNode {
  return (
    <fieldset css={styles.group}>
      <legend css={styles.legend}>Your invoice</legend>
      {data.dealerships.length > 0 ? (
        <SelectField
          id={fieldId('dealership_slug')}
          name="dealership_slug"
          label={invoiceFieldLabels.dealership_slug}
          error={errors['dealership_slug']}
          defaultValue=""
          required
        >
          <option value="">Choose who sent the invoice</option>
          {data.dealerships.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <div css={styles.pairs}>
        <TextField
          id={fieldId('invoice_number')}
          name="invoice_number"
          label={invoiceFieldLabels.invoice_number}
          error={errors['invoice_number']}
          autoComplete="off"
          maxLength={30}
          required
        />
        <TextField
          id={fieldId('amount')}
          name="amount"
          label={invoiceFieldLabels.amount}
          error={errors['amount']}
          inputMode="decimal"
          autoComplete="transaction-amount"
          placeholder="$0.00"
          onChange={(event) => onAmount(event.target.value)}
          required
        />
      </div>
    </fieldset>
  );
}

interface InvoiceFormProps {
  data: PaymentData;
  form: InvoicePaymentForm;
  processor: string;
}

/** The form of a payment. A try without an answer is repeated as it is: its fields cannot be changed. */
export function InvoiceForm({ data, form, processor }: InvoiceFormProps): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  const [payment, setPayment] = useState<PaymentFields | null>(null);
  const [typed, setTyped] = useState('');
  const { state, known, pay, repeat, changed } = form;
  // The shopper's details are known after the first render; what was typed meanwhile stays.
  const details = JSON.stringify(known);
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(details) as Record<string, string>)) {
      const field = element.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === '') field.value = value;
    }
  }, [details]);
  if (state.kind === 'unknown') {
    return (
      <div css={styles.panel}>
        <Outcome state={state} />
        <Button variant="filled" block onClick={repeat}>
          Check and finish my payment
        </Button>
      </div>
    );
  }
  const errors = state.kind === 'invalid' ? state.errors : {};
  const amount = payable(typed);
  return (
    <form
      ref={element}
      css={styles.panel}
      noValidate
      aria-label="Pay an invoice"
      onSubmit={(event) => {
        event.preventDefault();
        pay(readFields(event.currentTarget, fieldNames), payment);
      }}
      onInput={(event) => changed((event.target as HTMLInputElement).name)} // only controls send input events
    >
      <Outcome state={state} />
      <SummarisedFields>
        <InvoiceFields data={data} errors={errors} onAmount={setTyped} />
        <fieldset css={styles.group}>
          <legend css={styles.legend}>Who’s paying?</legend>
          <ContactFields errors={errors} values={{}} />
        </fieldset>
      </SummarisedFields>
      <div css={styles.payment}>
        <ProviderFields processor={processor} amountLabel={amount ?? 'your invoice'} onReady={setPayment} />
      </div>
      <p css={styles.secure}>
        <LockIcon size={16} />
        <span>
          Your card goes straight to the payment provider; this site never sees it. We use your details for
          this payment only.
        </span>
      </p>
      <Button type="submit" variant="filled" block busy={state.kind === 'busy'}>
        {amount === null ? 'Pay now' : `Pay ${amount}`}
      </Button>
    </form>
  );
}
