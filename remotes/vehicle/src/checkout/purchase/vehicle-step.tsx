import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { formatKms } from 'shared-rules/money';
import { stockNoun } from 'shared-rules/stock-noun';
import { textLinkStyles } from 'shared-ui/button';
import { useCheckout } from '../frame/checkout-context';
import { StepFrame } from '../frame/step-frame';
import * as styles from '../frame/checkout.styles';

/** "Nerang, Gold Coast QLD"; the town once where the location is named after it. */
const placeText = ({
  name,
  address: { city, state },
}: Pick<NonNullable<Car['location']>, 'name' | 'address'>): string =>
  name === city ? `${city} ${state}` : `${name}, ${city} ${state}`;

/** Whether this is the car that is meant. */
export function VehicleStep(): ReactNode {
  const { car, steps } = useCheckout();
  const { location } = car;
  const noun = stockNoun(useSite());
  const facts = [
    ['Kilometres', car.km === null ? null : formatKms(car.km)],
    ['Transmission', car.simple_transmission],
    ['Fuel', car.simple_fuel],
    ['Colour', car.colour],
    ['Stock number', car.stocknum],
    ['Stands at', location && placeText(location)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <StepFrame
      lead="Buy online, one step at a time. We’ll hold it for you at the end, and nothing is final until you sign."
      submitLabel="Yes, this one"
      onDone={steps.goOn}
      plain={
        <noscript>
          <p css={styles.lead}>
            Your browser runs no scripts, which buying online needs.{' '}
            <a css={textLinkStyles} href={hrefs.enquire({ carSlug: car.slug })}>
              Tell the dealership that you would like to buy this {noun}
            </a>
            .
          </p>
        </noscript>
      }
    >
      {() => (
        <>
          <dl css={styles.answers}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <a css={textLinkStyles} href={hrefs.vehicle(car.slug)}>
            See everything about this {noun}
          </a>
        </>
      )}
    </StepFrame>
  );
}
