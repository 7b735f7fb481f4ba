import type { MouseEvent } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { usePublish } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';

/** A press that means "open here", not "open in a new tab". */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Props of a link that opens the enquiry modal for a car (VEH-030). Without script, or in a new tab, it is a
 * link to the enquiry page.
 */
export function useEnquiry(car: Pick<Car, 'id' | 'name' | 'slug'>) {
  const publish = usePublish('vehicle');
  return {
    href: hrefs.enquire({ carSlug: car.slug }),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      publish('leads:enquiry-requested', { car_id: car.id, car_name: car.name, variant: 'full' });
    },
  };
}

/** The same for a sold car: asks for something similar. */
export function useSimilarRequest(car: Pick<Car, 'id' | 'name' | 'slug'>) {
  const publish = usePublish('vehicle');
  return {
    href: hrefs.enquire({ carSlug: car.slug }),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      publish('leads:similar-requested', {
        car_id: car.id,
        car_name: car.name,
        subcategory: 'Find me something similar',
      });
    },
  };
}
