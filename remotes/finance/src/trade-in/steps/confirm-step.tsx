import type { ReactNode } from 'react';
import { formatKms, formatPrice } from 'shared-rules/money';
import { Button, buttonStyles } from 'shared-ui/button';
import { vehicleName } from '../../offer-text/offer-text';
import { useTradeInOfPage } from '../session/trade-in-context';
import * as styles from '../trade-in.styles';
import { StepFrame } from './step-frame';

/** Whether the car that the register knows is the shopper's. */
export function ConfirmStep(): ReactNode {
  const { valuation, go, hrefOf } = useTradeInOfPage();
  if (!valuation?.vehicle) return null;
  const { vehicle, offer_price: price, rego, regoState, reason } = valuation;
  return (
    <StepFrame heading={`We found a ${vehicleName(vehicle)}. Is that yours?`}>
      <p css={styles.found}>
        <strong>{vehicleName(vehicle)}</strong>
        <span>
          {rego} {regoState}
        </span>
      </p>
      {price === null ? null : (
        <p css={styles.lead}>
          Around <b>{formatPrice(price)}</b> for one with {formatKms(vehicle.kms)}. Tell us about yours for
          your own price.
        </p>
      )}
      <div css={styles.actions}>
        <Button variant="filled" onClick={() => go(reason === null ? 'condition' : 'photos')}>
          Yes, that’s mine
        </Button>
        <a css={buttonStyles('text')} href={hrefOf('car')} data-keep-scroll="">
          No, it’s another car
        </a>
      </div>
    </StepFrame>
  );
}
