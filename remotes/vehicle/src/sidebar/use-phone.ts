import { useState } from 'react';
import { analyticsIds } from 'shared-contracts/analytics';
import type { Car } from 'shared-contracts/entities/car';
import { useEvent, usePlatform } from 'shared-contracts/react';
import { dealerPhone } from 'shared-rules/dealer-phone';
import { sender } from '../sender';

interface CarPhone {
  /** The number to call about the car; null when there is none. */
  phone: string | null;
  isRevealed: boolean;
  /** To be called on every press of a call button: shows the number, and records that once (VEH-024 to VEH-027). */
  press: () => void;
}

/**
 * The dealer's phone of a car. All call buttons of a page follow a reveal by its event, so a car's number is
 * recorded once a visit (VEH-026).
 */
export function usePhone(car: Car): CarPhone {
  const { api, events, site } = usePlatform();
  const [revealedId, setRevealedId] = useState<number | null>(null);
  useEvent('phone:revealed', ({ car_id }) => setRevealedId(car_id));
  const phone = dealerPhone(site, car);
  const isRevealed = site.phones.startRevealed || revealedId === car.id;
  const press = (): void => {
    const label = car.car_type === 'used' ? 'Used Car' : 'New Car';
    events.publish(
      'analytics:tracked',
      { eventId: analyticsIds.phoneClick, label, params: { car_id: car.id } },
      sender,
    );
    if (isRevealed) return;
    const record = { car_id: car.id, dealership_id: car.dealership_id, website_id: site.site.id };
    events.publish('phone:revealed', record, sender);
    // A record that is lost costs the shopper nothing.
    api('revealPhone', { body: record }).catch(() => undefined);
  };
  return { phone, isRevealed, press };
}
