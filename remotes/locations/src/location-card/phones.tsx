import type { ReactNode } from 'react';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { PhoneIcon } from 'shared-ui/icons';
import type { DealerLocation } from '../dealer-location/dealer-location';
import * as styles from './location-card.styles';

/** Mobile and landline as links, or the text for neither (LOC-013, LOC-014). */
export function Phones({ location }: { location: Pick<DealerLocation, 'contact_detail'> }): ReactNode {
  const { phone, landline_phone: landline } = location.contact_detail;
  const numbers = [...new Set([phone ?? '', landline ?? ''])].filter((number) => number !== '');
  return (
    <p css={styles.line}>
      <PhoneIcon size={16} />
      {numbers.length === 0 ? (
        'Phone not available'
      ) : (
        <span css={styles.phones}>
          {numbers.map((number) => (
            <a key={number} href={phoneHref(number)}>
              {formatPhone(number)}
            </a>
          ))}
        </span>
      )}
    </p>
  );
}
