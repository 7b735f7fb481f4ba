import { useEffect, useRef, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { isFreeToReserve } from 'shared-rules/reserve';
import { stockNoun } from 'shared-rules/stock-noun';
import { Alert } from 'shared-ui/alert';
import { LockIcon } from 'shared-ui/icons';
import { useCheckout } from '../frame/checkout-context';
import * as styles from '../frame/checkout.styles';
import type { PaymentFieldsProps } from '../payment/payment-provider';
import { ProviderFields } from '../payment/provider-fields';

type PaymentBoxProps = Pick<PaymentFieldsProps, 'onReady'>;

/** What came of the last try; it is announced at once and stands beside the button. */
function Outcome(): ReactNode {
  const { payment, isRepeat } = useCheckout();
  const box = useRef<HTMLDivElement>(null);
  const { kind } = payment;
  useEffect(() => {
    if (kind === 'refused' || kind === 'unknown') box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [kind]);
  if (kind === 'refused') {
    return (
      <Alert ref={box} variant="destructive" title="The payment was not taken">
        {payment.message}
      </Alert>
    );
  }
  if (isRepeat && kind !== 'busy') {
    return (
      <Alert ref={box} variant="warning" title="We have no answer yet">
        {navigator.onLine ? 'The dealership’s system did not answer. ' : 'You are offline. '}
        Press the button again when you can: we ask what became of this payment, and you are never charged
        twice.
      </Alert>
    );
  }
  return null;
}

/** What is paid, with what, and what came of it (VEH-086, VEH-087). */
export function PaymentBox({ onReady }: PaymentBoxProps): ReactNode {
  const { isRepeat, processor } = useCheckout();
  const { checkout } = useSite();
  const isFree = isFreeToReserve(checkout);
  return (
    <>
      <p css={styles.amount}>
        <span>You pay now</span>
        <strong>{isFree ? 'Nothing' : checkout.reserveAmountLabel}</strong>
      </p>
      {isRepeat || isFree ? null : (
        <div css={styles.paymentReserved}>
          <ProviderFields
            processor={processor ?? ''}
            amountLabel={checkout.reserveAmountLabel}
            onReady={onReady}
          />
        </div>
      )}
      <p css={styles.secure}>
        <LockIcon size={16} />
        <span>
          {isFree
            ? 'It’s free to reserve, and you don’t need a card.'
            : 'Your card goes straight to the payment provider; this site never sees it. You are never charged twice.'}
        </span>
      </p>
      <Outcome />
    </>
  );
}

/** What the button says: what happens when it is pressed. */
export function payLabel(site: PublicTenantConfig, isRepeat: boolean): string {
  if (isRepeat) return 'Check and finish my reservation';
  const { checkout } = site;
  return isFreeToReserve(checkout)
    ? `Reserve this ${stockNoun(site)}`
    : `Pay ${checkout.reserveAmountLabel} and reserve`;
}
