import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';

interface PhoneSite {
  phones: Pick<PublicTenantConfig['phones'], 'strategy' | 'override'>;
  site: { phones: PublicTenantConfig['site']['phones'] };
}

/**
 * The number to call about a car: the site's override, then its strategy, then its general number (D-49); null
 * when there is none.
 */
export function dealerPhone(
  site: PhoneSite,
  car: Pick<Car, 'car_type'> & { location: { phone: string | null } | null },
): string | null {
  const { strategy, override } = site.phones;
  const byStrategy = {
    site: () => site.site.phones.site,
    dealership: () => car.location?.phone ?? null,
    carType: () => site.site.phones[car.car_type],
  }[strategy]();
  return override ?? byStrategy ?? site.site.phones.site;
}
