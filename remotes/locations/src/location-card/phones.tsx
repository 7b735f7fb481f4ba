import type { ReactNode } from 'react';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { PhoneIcon } from 'shared-ui/icons';
import type { Place } from '../places/place';
import * as styles from './location-card.styles';

/** Mobile and landline as links, or the words for neither (LOC-013, LOC-014). */
export function Phones({ place }: { place: Pick<Place, 'contact_detail'> }): ReactNode {
  const { phone, landline_phone: landline } = place.contact_detail;
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
