import type { EventBus } from 'shared-contracts/events/bus';
import type { SearchClient } from 'shared-contracts/remote/remote-module';

type Answer = Awaited<ReturnType<SearchClient>>[number];

/**
 * A search client whose hits say "reserved" from the moment this visitor reserved a car: answers that are kept, and an
 * index that has not heard of it yet, would still offer it (VEH-087). Only for the browser; it lives as long as the page.
 */
export function withReservedCars(search: SearchClient, events: Pick<EventBus, 'subscribe'>): SearchClient {
  const reserved = new Set<number>();
  events.subscribe('checkout:reserved', ({ car_id: carId }) => reserved.add(carId));
  const marked = (answer: Answer): Answer =>
    reserved.size === 0
      ? answer
      : {
          ...answer,
          hits: answer.hits.map((hit) => (reserved.has(hit.id) ? { ...hit, reserved: true } : hit)),
        };
  return async (queries, { onFirst, ...options } = {}) => {
    const answers = await search(queries, {
      ...options,
      ...(onFirst ? { onFirst: (first) => onFirst(marked(first)) } : {}),
    });
    return answers.map(marked);
  };
}
