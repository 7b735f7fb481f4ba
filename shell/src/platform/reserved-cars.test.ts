import { strictBus } from 'harness/testing';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import { makeCard } from 'shared-contracts/testing';
import { withAnswerCache } from './search-cache';
import { withReservedCars } from './reserved-cars';

function pageSearch() {
  const events = strictBus();
  const hits = [makeCard({ id: 1 }), makeCard({ id: 2, reserved: true }), makeCard({ id: 3 })];
  const network = jest.fn(() => Promise.resolve([{ hits, processingTimeMs: 1 }]));
  const search = withReservedCars(withAnswerCache(network as unknown as SearchClient), events); // the part of an answer that is read
  const reservedIds = async (q: string) =>
    (await search([{ indexUid: 'cars', q }]))[0]?.hits.filter((hit) => hit.reserved).map(({ id }) => id);
  return { events, network, reservedIds };
}

test('[VEH-087] [CON-025] a car shows Reserved in every search once it was reserved here, also in a kept one', async () => {
  const { events, network, reservedIds } = pageSearch();
  expect(await reservedIds('a')).toEqual([2]);
  events.publish('checkout:reserved', { car_id: 3, reference: 'HM-1' }, 'vehicle');
  expect(await reservedIds('a')).toEqual([2, 3]);
  expect(network).toHaveBeenCalledTimes(1);
  // The index may not have heard of it yet.
  expect(await reservedIds('b')).toEqual([2, 3]);
});
