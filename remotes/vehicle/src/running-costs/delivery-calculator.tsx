import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/react';
import { deliveryPostcodeError, postcodeLength } from 'shared-rules/delivery-postcode';
import { formatPrice } from 'shared-rules/money';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/field';
import { useTyped } from './use-typed';
import * as styles from './running-costs.styles';

/** Where an estimate stands (VEH-057). */
type Estimate =
  | { kind: 'idle' }
  | { kind: 'refused'; message: string }
  | { kind: 'loading' }
  | { kind: 'result'; region: string; price: number }
  | { kind: 'error' };

/** Shown where no price exists and where the call fails (VEH-059). */
const noEstimate =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";

function Answer({ estimate }: { estimate: Estimate }): ReactNode {
  switch (estimate.kind) {
    case 'loading':
      return <p>Looking up the price…</p>;
    case 'result':
      return (
        <p>
          <span css={styles.amount}>{formatPrice(estimate.price)}</span> <span>{estimate.region}</span>
        </p>
      );
    case 'error':
      return <p>{noEstimate}</p>;
    case 'idle':
    case 'refused':
      return <p css={styles.note}>Enter your postcode to see the price of delivery.</p>;
  }
}

/** What bringing the car to a postcode costs, by the site's price table (VEH-057 to VEH-060). */
export function DeliveryCalculator(): ReactNode {
  const { api, site } = usePlatform();
  const [typed, keep] = useTyped();
  const [estimate, setEstimate] = useState<Estimate>({ kind: 'idle' });
  const call = useRef<AbortController>(undefined);
  const postcode = typed.postcode ?? '';

  const ask = async (): Promise<void> => {
    const controller = new AbortController();
    call.current = controller;
    setEstimate({ kind: 'loading' });
    const answer = await api(
      'deliveryPrice',
      { query: { postcode: postcode.trim() } },
      { signal: controller.signal },
    ).then(
      ({ name, price }): Estimate => ({ kind: 'result', region: name, price }),
      (): Estimate => ({ kind: 'error' }),
    );
    if (!controller.signal.aborted) setEstimate(answer);
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (estimate.kind === 'loading') return;
    const message = deliveryPostcodeError(postcode);
    if (message === null) void ask();
    else setEstimate({ kind: 'refused', message });
  };
  const type = (text: string): void => {
    // An answer belongs to the postcode it was requested for.
    call.current?.abort();
    setEstimate({ kind: 'idle' });
    keep({ postcode: text });
  };
  return (
    <section css={styles.calculator} aria-labelledby="delivery-title">
      <h2 id="delivery-title" css={styles.title}>
        Delivery
      </h2>
      <div role="status" css={styles.answer}>
        <Answer estimate={estimate} />
      </div>
      <form css={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label="Your postcode"
          name="delivery-postcode"
          value={postcode}
          placeholder="e.g. 4000"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={postcodeLength}
          error={estimate.kind === 'refused' ? estimate.message : null}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button type="submit" busy={estimate.kind === 'loading'}>
          Check price
        </Button>
      </form>
      <noscript>
        <ul css={styles.zones}>
          {site.delivery.zones.map(({ name, from, to, price }) => (
            <li key={`${name} ${from}`}>
              {name} ({String(from).padStart(postcodeLength, '0')} to{' '}
              {String(to).padStart(postcodeLength, '0')}): {formatPrice(price)}
            </li>
          ))}
        </ul>
      </noscript>
    </section>
  );
}
