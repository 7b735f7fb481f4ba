import { useEffect, useMemo } from 'react';
import { analyticsIds } from 'shared-contracts/analytics';
import type { Car } from 'shared-contracts/entities/car';
import { useDeferred, usePlatform } from 'shared-contracts/react';
import { sender } from '../sender';

/** Reports to the page that a car is being viewed, once for each car (VEH-084, VEH-085). */
function useViewedEvents(car: Car): void {
  const { events } = usePlatform();
  useEffect(() => {
    const { id, stocknum, make, model, body, simple_body } = car;
    events.publish('vehicle:viewed', { record: { id, stocknum, make, model, body, simple_body } }, sender);
    if (car.car_type !== 'used') return;
    events.publish('analytics:tracked', { eventId: analyticsIds.usedView, params: { car_id: id } }, sender);
    // The car is an immutable answer of the server: one car, one view.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [car.id, events]);
}

/**
 * Announces and counts a view of a car (VEH-083 to VEH-085).
 *
 * @param car as the page came with it
 * @returns the car with what has changed since, such as its price and views; a count that fails changes nothing
 */
export function useViewing(car: Car): Car {
  const { api, site } = usePlatform();
  useViewedEvents(car);
  const counted = useDeferred(`view:${car.id}`, async (signal) => ({
    carId: car.id,
    ...(await api(
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
    )),
  }));
  // The answer about the last car is still here when the next one is first rendered.
  const answer = counted.kind === 'ready' && counted.value.carId === car.id ? counted.value : null;
  return useMemo(() => (answer ? { ...car, ...answer.car_fields, views: answer.views } : car), [car, answer]);
}
