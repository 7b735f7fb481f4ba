import type { SlotPlacement, SlotProps } from 'shared-contracts/slots';
import type { LocationData } from './load-location';

/** Key of the row of cars at a location. */
export const stockKey = 'location-stock';

/** Name in the heading of a location's or a dealership's page. */
export const pageName = (data: LocationData): string =>
  data.kind === 'location' ? data.location.name : data.name;

/** The row of cars at a location; null where there are none. */
export const stockRail = (data: LocationData): SlotProps['search.rail'] | null =>
  data.stock && { title: `In stock at ${pageName(data)}`, query: data.stock.query };

/** What the page places for `stockRail`. */
export function stockSlots(data: LocationData): SlotPlacement[] {
  const props = stockRail(data);
  return props ? [{ name: 'search.rail', key: stockKey, props }] : [];
}
