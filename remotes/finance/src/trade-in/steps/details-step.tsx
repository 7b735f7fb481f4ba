import type { ReactNode } from 'react';
import { Slot, useEvent, useSite } from 'shared-contracts/react';
import { formatPrice } from 'shared-rules/money';
import { Alert } from 'shared-ui/alert';
import { buttonStyles } from 'shared-ui/button';
import { noPriceText, vehicleName } from '../../offer-text/offer-text';
import { useTradeInOfPage } from '../session/trade-in-context';
import * as styles from '../trade-in.styles';
import { StepFrame } from './step-frame';

/** Category of the lead, and of the form that completes it (D-23). */
const category = 'Trade-In Valuation';

/** The shopper's contact details: the lead goes to the dealer with a price or without one (FIN-053). */
export function DetailsStep(): ReactNode {
  const { tradeIn } = useSite();
  const { valuation, data, go, hrefOf, detailsSent } = useTradeInOfPage();
  useEvent('leads:submitted', (lead) => {
    if (lead.category !== category) return;
    detailsSent();
    go('accept');
  });
  if (!valuation?.vehicle) return null;
  const { offer_price: price, vehicle } = valuation;
  return (
    <StepFrame
      heading={
        price === null ? `Your ${vehicleName(vehicle)}` : `${formatPrice(price)} for your ${vehicle.model}`
      }
      lead={
        price === null
          ? null
          : 'Who is it for? Our team sees your answers and holds the offer for you. You accept it on the next step.'
      }
    >
      {price === null ? <Alert variant="info">{noPriceText(valuation, tradeIn)}</Alert> : null}
      <Slot
        name="leads.form"
        placement="trade-in"
        category={category}
        title="Your details"
        valuationId={valuation.id}
        {...(data.car ? { car: data.car } : {})}
      />
      <div css={styles.actions}>
        <a css={buttonStyles('text')} href={hrefOf(price === null ? 'car' : 'offer')} data-keep-scroll="">
          {price === null ? 'Value another car' : 'Back to the offer'}
        </a>
      </div>
    </StepFrame>
  );
}
