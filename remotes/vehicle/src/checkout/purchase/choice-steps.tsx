import type { ReactNode } from 'react';
import { useDeferred, useLastEvent, usePlatform, useSite } from 'shared-contracts/react';
import { formatPrice } from 'shared-rules/money';
import { TextField } from 'shared-ui/field';
import { useCheckout } from '../frame/checkout-context';
import { fieldId } from '../frame/step-frame';
import * as styles from '../frame/checkout.styles';
import { ChoiceStep } from './choice-step';

/**
 * The trade-in offer of this visit in words, as the dealership reads it too, with the car's plate, or with the car where
 * the shopper described it without one; null without an offer.
 */
function useOfferText(): string | null {
  const { api } = usePlatform();
  const offer = useLastEvent('trade-in:changed')?.offer;
  const described = offer?.rego === null ? offer.id : null;
  const vehicle = useDeferred(described ?? '', async (signal) => {
    if (described === null) return null;
    return (await api('getValuation', { params: { id: described } }, { signal })).vehicle;
  });
  if (!offer || offer.offer_price === null) return null;
  const car = vehicle.kind === 'ready' ? vehicle.value : null;
  const what = car ? `${car.year} ${car.make} ${car.model}` : offer.rego;
  return `Online offer of ${formatPrice(offer.offer_price)}${what === null ? '' : ` for ${what}`}`;
}

/** Whether a car is given in part payment; optional. An offer that the shopper has is taken as it is. */
export function TradeInStep(): ReactNode {
  const { answers } = useCheckout();
  const offerText = useOfferText();
  return (
    <ChoiceStep
      legend="Do you have a car to trade in?"
      field="trade_in"
      choices={[
        ...(offerText === null ? [] : [{ value: 'offer', label: 'Yes, with my offer', note: offerText }]),
        { value: 'no', label: 'No trade-in' },
        { value: 'yes', label: 'Yes, I have a car to trade in' },
      ]}
    >
      {(chosen, errors) =>
        chosen === 'offer' && offerText !== null ? (
          <input type="hidden" name="trade_in_offer" value={offerText} />
        ) : chosen === 'yes' ? (
          <div css={styles.detail}>
            <TextField
              id={fieldId('trade_in_car')}
              name="trade_in_car"
              label="Your car"
              hint="Year, make and model, such as 2016 Mazda CX-5"
              error={errors['trade_in_car']}
              defaultValue={answers['trade_in_car']}
              maxLength={120}
              autoComplete="off"
              required
            />
            <div css={styles.pairs}>
              <TextField
                id={fieldId('trade_in_rego')}
                name="trade_in_rego"
                label="Rego"
                defaultValue={answers['trade_in_rego']}
                maxLength={10}
                autoComplete="off"
                optional
              />
              <TextField
                id={fieldId('trade_in_kms')}
                name="trade_in_kms"
                label="Kilometres"
                defaultValue={answers['trade_in_kms']}
                inputMode="numeric"
                maxLength={9}
                autoComplete="off"
                optional
              />
            </div>
          </div>
        ) : null
      }
    </ChoiceStep>
  );
}

/** How the car is paid for. */
export function FundingStep(): ReactNode {
  return (
    <ChoiceStep
      legend="How would you like to pay for the car?"
      field="funding"
      choices={[
        { value: 'cash', label: 'Cash or bank transfer' },
        { value: 'finance', label: 'Finance' },
      ]}
    >
      {(chosen) =>
        chosen === 'finance' ? (
          <p css={styles.lead}>
            A finance specialist calls you with an offer. Asking leaves your credit file alone.
          </p>
        ) : null
      }
    </ChoiceStep>
  );
}

/** How the car changes hands; delivery where the site delivers. */
export function HandoverStep(): ReactNode {
  const { car, answers } = useCheckout();
  const { delivery } = useSite();
  const { location } = car;
  const pickUpLabel = location
    ? `Pick up at ${location.name}, ${location.address.street}, ${location.address.city}`
    : 'Pick up at the dealership';
  return (
    <ChoiceStep
      legend="How would you like to get the car?"
      field="handover"
      choices={[
        { value: 'pick-up', label: pickUpLabel },
        ...(delivery.enabled ? [{ value: 'delivery', label: 'Have it delivered' }] : []),
      ]}
    >
      {(chosen, errors) =>
        chosen === 'delivery' ? (
          <div css={styles.detail}>
            <TextField
              id={fieldId('delivery_address')}
              name="delivery_address"
              label="Delivery address"
              hint="Street, suburb and postcode. The dealership confirms the price of delivery first."
              error={errors['delivery_address']}
              defaultValue={answers['delivery_address']}
              autoComplete="street-address"
              maxLength={200}
              required
            />
          </div>
        ) : null
      }
    </ChoiceStep>
  );
}
