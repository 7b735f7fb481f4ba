import type { PageState, ReleaseName } from 'shared-contracts/remote/composition';
import { ownersToPreload, slotOfKey, type SlotName } from 'shared-contracts/slots';
import type { RouteResult } from './route-result';
import type { RouteMatch } from './route-table';

/** The outcome of the server's page, as loading it in the browser would have given it. */
export function firstResult({ route, slots, status }: PageState): RouteResult {
  if (route) return { kind: 'ready', data: route.data, slots, origin: 'server' };
  return status === 404 ? { kind: 'not-found' } : { kind: 'unavailable' };
}

/** Slots that the server has rendered. */
export const slotsOf = ({ slots }: PageState): SlotName[] => [...new Set(Object.keys(slots).map(slotOfKey))];

/** Releases the server's page needs at once: the owner of the page, and those of its slots that are not far down. */
export const ownersOf = ({ owned }: RouteMatch, { slots }: PageState): ReleaseName[] => [
  ...new Set([owned.owner, ...ownersToPreload(Object.keys(slots))]),
];
