import type { MouseEvent } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useLastEvent, usePublish, useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { contactAction, type ContactAction } from 'shared-rules/contact-action';
import { isPlainClick } from 'shared-ui/plain-click';
import { sender } from '../sender';

/** What a link can ask the leads remote for, besides the contact button's own. */
type LeadKind = ContactAction | 'test-drive' | 'photos';

interface LeadLink {
  href: string;
  onClick: (event: MouseEvent) => void;
}

/**
 * Links that open a dialog about a car. Without script, or in a new tab, they lead to the page of the same form
 * (VEH-030, VEH-033, VEH-036, VEH-082).
 */
export function useLeadLink(car: Pick<Car, 'id' | 'name' | 'slug'>): (kind: LeadKind) => LeadLink {
  const publish = usePublish(sender);
  const request = (kind: LeadKind): void => {
    const about = { car_id: car.id, car_name: car.name };
    switch (kind) {
      case 'enquire':
        return publish('leads:enquiry-requested', { ...about, variant: 'full' });
      case 'similar':
        return publish('leads:similar-requested', { ...about, subcategory: 'Find me something similar' });
      case 'chat':
        return publish('chat:open-requested', { car_id: car.id });
      case 'test-drive':
        return publish('leads:test-drive-requested', { car_id: car.id });
      case 'photos':
        return publish('leads:photos-requested', { car_id: car.id });
    }
  };
  return (kind) => ({
    href:
      kind === 'test-drive' ? hrefs.bookTestDrive({ carId: car.id }) : hrefs.enquire({ carSlug: car.slug }),
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      request(kind);
    },
  });
}

const labels: Record<ContactAction, string> = {
  enquire: 'Enquire Now',
  chat: 'Instant Message',
  similar: 'Find Me Something Similar',
};

/**
 * The contact button of a car as the sidebar and the bottom bar both have it (VEH-023, VEH-031, VEH-032); null where
 * the site lists none. "Find Me Something Similar" is on no list (SHL-004).
 */
export function useContact(car: Car): (LeadLink & { label: string }) | null {
  const site = useSite();
  const leadLink = useLeadLink(car);
  const isChatAvailable = useLastEvent('chat:availability-changed')?.available ?? false;
  const action = contactAction(car, site, isChatAvailable);
  if (action !== 'similar' && !site.buttons.detail.includes('enquire-or-chat')) return null;
  return { label: labels[action], ...leadLink(action) };
}
