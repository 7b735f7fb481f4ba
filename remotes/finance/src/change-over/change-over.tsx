import type { ReactNode } from 'react';
import type { TradeInOffer, Valuation } from 'shared-contracts/entities/trade-in';
import { useDeferred, useLastEvent, usePlatform } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import type { SlotProps } from 'shared-contracts/slots';
import { formatPrice } from 'shared-rules/money';
import { payablePrice } from 'shared-rules/price';
import { canTradeIn } from 'shared-rules/trade-in';
import { changeOverText } from '../offer-text/change-over-text';
import { dayOf, shortVehicleName } from '../offer-text/offer-text';
import * as styles from './change-over.styles';

type PricedOffer = TradeInOffer & { offer_price: number };

const isPriced = (offer: TradeInOffer | null | undefined): offer is PricedOffer =>
  typeof offer?.offer_price === 'number';

/** What the offer is for; only its plate until the rest of it is there. */
function useValuation({ id }: TradeInOffer): Valuation | null {
  const { api } = usePlatform();
  const valuation = useDeferred(id, (signal) => api('getValuation', { params: { id } }, { signal }));
  return valuation.kind === 'ready' ? valuation.value : null;
}

interface ChangeOverProps {
  price: number;
  priceType: string | null;
  offer: PricedOffer;
}

function ChangeOver({ price, priceType, offer }: ChangeOverProps): ReactNode {
  const { site } = usePlatform();
  const valuation = useValuation(offer);
  const name = shortVehicleName(valuation?.vehicle ?? null, offer);
  const answers = (valuation ?? offer).adjustmentAnswers;
  const text = changeOverText({ price, offer: offer.offer_price, answers, priceType });
  return (
    <p css={styles.line}>
      <span>
        <b>{text}</b> with your {name} at {formatPrice(offer.offer_price)}
        {valuation ? `, until ${dayOf(valuation.validUntil, site)}` : null}
      </span>
    </p>
  );
}

/**
 * What this car costs over the shopper's own one, while the tab has an offer for it; the way to an offer otherwise.
 * Nothing for a car that takes no trade-in.
 */
export function ChangeOverSlot({ car }: SlotProps['finance.changeOver']): ReactNode {
  const { site } = usePlatform();
  const offer = useLastEvent('trade-in:changed')?.offer;
  const price = payablePrice(car);
  if (!canTradeIn(car, site.tradeIn) || price === null) return null;
  if (isPriced(offer)) return <ChangeOver price={price} priceType={car.price_type} offer={offer} />;
  return (
    <p css={styles.line}>
      <span>
        Trading in? <a href={hrefs.tradeInFor(car.id)}>See your change-over price</a>
      </span>
    </p>
  );
}
