import type {
  AnyRoute,
  LoadContext,
  LoadServices,
  RemoteModule,
  RemoteRoute,
} from 'shared-contracts/remote/remote-module';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { placementKey, slotOwner, type RemoteName, type SlotPlacement } from 'shared-contracts/slots';
import type { Problem } from '../platform/shell-context';
import { messageOf } from '../platform/shell-context';
import { withTimeout } from '../platform/with-timeout';
import type { Redirect, RouteResult } from './route-result';

/** A route as the shell calls it: what `load` gives goes to the route's own functions, and nowhere else. */
export type OpaqueRoute = RemoteRoute<unknown>;
const asOpaque = (route: AnyRoute): OpaqueRoute => route as unknown as OpaqueRoute; // see the line above

export function findRoute(module: RemoteModule, id: string): OpaqueRoute {
  const route = module.routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`The remote declares no route ${id}.`);
  return asOpaque(route);
}

/** A `Response` thrown by a loader, as the visitor's next step. */
function outcomeOf(response: Response): Redirect | { kind: 'not-found' } | null {
  const location = response.headers.get('location');
  if (response.status >= 300 && response.status < 400 && location) {
    return { kind: 'redirect', status: response.status, location };
  }
  return response.status === 404 || response.status === 410 ? { kind: 'not-found' } : null;
}

export interface LoadLimits {
  /** Milliseconds for the page's own data. */
  routeMs: number;
  /** Milliseconds for the data of each slot. */
  slotMs: number;
}

/**
 * Runs `load` of a page within its limit.
 *
 * @param report called with every failure that is not an answer
 */
export async function loadPageData(
  owner: ReleaseName,
  what: string,
  load: (context: LoadContext) => Promise<unknown>,
  context: LoadContext,
  limitMs: number,
  report: (problem: Problem) => void,
): Promise<{ kind: 'loaded'; data: unknown } | Redirect | Exclude<RouteResult, { kind: 'ready' }>> {
  try {
    const data = await withTimeout(limitMs, what, (signal) => load({ ...context, signal }), context.signal);
    return { kind: 'loaded', data };
  } catch (error) {
    const outcome = error instanceof Response ? outcomeOf(error) : null;
    if (outcome) return outcome;
    const message = error instanceof Response ? `answered status ${error.status}` : messageOf(error);
    report({ remote: owner, phase: 'load', message: `${what}: ${message}` });
    return { kind: 'unavailable' };
  }
}

/**
 * Runs `load` of every slot a page places, beside each other. One that fails is reported and left out.
 *
 * @param moduleOf the remote that owns a slot, or null when it is not there
 */
export async function loadSlotData(
  placements: readonly SlotPlacement[],
  moduleOf: (name: RemoteName) => RemoteModule | null,
  services: LoadServices,
  limitMs: number,
  report: (problem: Problem) => void,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  await Promise.all(
    placements.map(async ({ name, key, props }) => {
      const owner = slotOwner(name);
      const load = moduleOf(owner)?.slots[name]?.load as
        ((props: unknown, services: LoadServices) => Promise<unknown>) | undefined; // a placement's props belong to its name
      if (!load) return;
      try {
        const data = await withTimeout(
          limitMs,
          `Slot ${name}`,
          (signal) => load(props, { ...services, signal }),
          services.signal,
        );
        values[placementKey(name, key)] = data;
      } catch (error) {
        report({ remote: owner, phase: 'slot', message: `${name}: ${messageOf(error)}` });
      }
    }),
  );
  return values;
}
