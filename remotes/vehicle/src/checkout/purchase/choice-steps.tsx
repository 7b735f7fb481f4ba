import type { ReactNode } from 'react';
import { useDeferred, useLastEvent, usePlatform, useSite } from 'shared-contracts/react';
import { deliveryPostcodeError, postcodeLength } from 'shared-rules/delivery-postcode';
import { formatPrice } from 'shared-rules/money';
import { TextField } from 'shared-ui/field';
import type { Errors } from '../session/check-answers';
import { useCheckout } from '../frame/checkout-context';
import { fieldId } from '../frame/step-frame';
import * as styles from '../frame/checkout.styles';
import { ChoiceStep } from './choice-step';
import { pickUpText } from './choices-text';

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

/** What delivery to a postcode costs, where the site has prices for places; the dealership reads it too (VEH-057). */
function DeliveryPrice({ postcode }: { postcode: string }): ReactNode {
  const { api } = usePlatform();
  const isWhole = deliveryPostcodeError(postcode) === null;
  const price = useDeferred(postcode, async (signal) =>
    isWhole ? api('deliveryPrice', { query: { postcode } }, { signal }) : null,
  );
  const found = price.kind === 'ready' ? price.value : null;
  const text = found ? `${formatPrice(found.price)} (${found.name})` : '';
  const isUnknown = isWhole && price.kind === 'failed';
  return (
    <>
      <p css={styles.lead} role="status">
        {found
          ? `Delivery costs ${text}.`
          : isUnknown
            ? 'The dealership gives you a price for delivery there.'
            : ''}
      </p>
      <input type="hidden" name="delivery_price" value={text} />
    </>
  );
}

/** Where the car is brought to. */
function DeliveryFields({ errors }: { errors: Errors }): ReactNode {
  const { answers } = useCheckout();
  const { delivery } = useSite();
  const hasPrices = delivery.zones.length > 0;
  const postcode = answers['delivery_postcode'] ?? answers['postcode'] ?? '';
  return (
    <div css={styles.detail}>
      <TextField
        id={fieldId('delivery_address')}
        name="delivery_address"
        label="Delivery address"
        hint={`Street and suburb.${hasPrices ? '' : ' The dealership confirms the price of delivery first.'}`}
        error={errors['delivery_address']}
        defaultValue={answers['delivery_address']}
        autoComplete="street-address"
        maxLength={200}
        required
      />
      <TextField
        id={fieldId('delivery_postcode')}
        name="delivery_postcode"
        label="Postcode"
        error={errors['delivery_postcode']}
        defaultValue={postcode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={postcodeLength}
        required
      />
      {hasPrices ? <DeliveryPrice postcode={postcode.trim()} /> : null}
    </div>
  );
}

/** How the car changes hands; delivery where the site delivers. */
export function HandoverStep(): ReactNode {
  const { car } = useCheckout();
  const { delivery } = useSite();
  return (
    <ChoiceStep
      legend="How would you like to get the car?"
      field="handover"
      choices={[
        { value: 'pick-up', label: pickUpText(car) },
        ...(delivery.enabled ? [{ value: 'delivery', label: 'Have it delivered' }] : []),
      ]}
    >
      {(chosen, errors) => (chosen === 'delivery' ? <DeliveryFields errors={errors} /> : null)}
    </ChoiceStep>
  );
}
