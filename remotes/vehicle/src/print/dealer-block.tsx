import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import type { Location } from 'shared-contracts/entities/location';
import { useSite } from 'shared-contracts/react';
import { dealerPhone } from 'shared-rules/dealer-phone';
import { formatPhone } from 'shared-rules/phone';
import * as styles from './print-page.styles';

/** The seller of the car: name, address, phone and licence, as far as they are known. */
export function DealerBlock({ car, location }: { car: Car; location: Location | null }): ReactNode {
  const site = useSite();
  const seller = location ?? car.location;
  const phone = dealerPhone(site, car);
  const address = seller?.address;
  const lines = [
    address &&
      [address.street, [address.city, address.state, address.postcode].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', '),
    phone && formatPhone(phone),
    location?.dealer_license_number && `Dealer licence ${location.dealer_license_number}`,
  ].filter(Boolean);
  return (
    <address css={styles.dealer}>
      <strong>{seller?.name ?? site.site.name}</strong>
      {lines.map((line) => (
        <span key={line}> · {line}</span>
      ))}
    </address>
  );
}
