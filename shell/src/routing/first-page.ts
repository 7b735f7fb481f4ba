import type { PageState, ReleaseName } from 'shared-contracts/remote/composition';
import { slotOwner, type SlotName } from 'shared-contracts/slots';
import type { RouteResult } from './route-result';
import type { RouteMatch } from './route-table';

/** What the server's page came to, as loading it in the browser would have said. */
export function firstResult({ route, slots, status }: PageState): RouteResult {
  if (route) return { kind: 'ready', data: route.data, slots, origin: 'server' };
  return status === 404 ? { kind: 'not-found' } : { kind: 'unavailable' };
}

/** Releases the server's page is made of: the owner of the page and those of the slots drawn in it. */
export const ownersOf = ({ owned }: RouteMatch, { slots }: PageState): ReleaseName[] => [
  ...new Set([owned.owner, ...Object.keys(slots).map((key) => slotOwner(key as SlotName))]), // keys begin with the slot's name
];
