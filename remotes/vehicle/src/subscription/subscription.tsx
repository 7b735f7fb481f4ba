import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useSite } from 'shared-contracts/react';
import { isSubscription } from 'shared-rules/price';
import { CheckIcon } from 'shared-ui/icons';
import * as styles from './subscription.styles';

/**
 * What the weekly price of a car by subscription includes, and on which terms; nothing for a car that is bought, or
 * where the site does not say (`vehicle.subscription`).
 */
export function Subscription({ car }: { car: Car }): ReactNode {
  const { subscription } = useSite().vehicle;
  if (!subscription || !isSubscription(car)) return null;
  return (
    <section css={styles.section} aria-labelledby="subscription">
      <h2 id="subscription" css={styles.heading}>
        Your subscription includes
      </h2>
      <ul css={styles.includes}>
        {subscription.includes.map((item) => (
          <li key={item}>
            <CheckIcon size={16} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
      {subscription.terms.length > 0 ? (
        <dl css={styles.terms}>
          {subscription.terms.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}
