import type { EventBus } from 'shared-contracts/events/bus';
import type { SearchClient } from 'shared-contracts/remote/remote-module';

/**
 * A search client whose hits say "reserved" from the moment this visitor reserved a car: answers that are kept, and an
 * index that has not heard of it yet, would still offer it (VEH-087). Only for the browser; it lives as long as the page.
 */
export function withReservedCars(search: SearchClient, events: Pick<EventBus, 'subscribe'>): SearchClient {
  const reserved = new Set<number>();
  events.subscribe('checkout:reserved', ({ car_id: carId }) => reserved.add(carId));
  return async (queries, options) => {
    const answers = await search(queries, options);
    if (reserved.size === 0) return answers;
    return answers.map((answer) => ({
      ...answer,
      hits: answer.hits.map((hit) => (reserved.has(hit.id) ? { ...hit, reserved: true } : hit)),
    }));
  };
}
