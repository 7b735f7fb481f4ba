import { useEffect } from 'react';
import { analyticsIds } from 'shared-contracts/analytics';
import type { Car } from 'shared-contracts/entities/car';
import { useDeferred, usePlatform, type Deferred } from 'shared-contracts/react';

/**
 * Tells the page that a car is being looked at, once for each car (VEH-085, VEH-004), and counts the view. A
 * failed count costs nothing.
 */
export function useViewing(car: Car): Deferred<{ views: number }> {
  const { events, api, site } = usePlatform();
  useEffect(() => {
    const { id, stocknum, make, model, body, simple_body } = car;
    events.publish('vehicle:viewed', { record: { id, stocknum, make, model, body, simple_body } }, 'vehicle');
    if (car.car_type === 'used') {
      events.publish(
        'analytics:tracked',
        { eventId: analyticsIds.usedView, params: { car_id: id } },
        'vehicle',
      );
    }
    // The car is an immutable answer of the server: one car, one view.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [car.id, events]);
  return useDeferred(`view:${car.id}`, (signal) =>
    api(
      'viewCar',
      {
        params: { slug: car.slug },
        query: {
          photos_count: car.photos_count,
          website_id: site.site.id,
          ...(car.updated_at === undefined ? {} : { updated_at: car.updated_at }),
        },
      },
      { signal },
    ),
  );
}
