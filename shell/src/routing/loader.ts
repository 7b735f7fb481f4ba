import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { LoadServices, RemoteModule } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import type { RemoteName } from 'shared-contracts/slots';
import { messageOf, type Problem } from '../platform/shell-context';
import { findRoute, loadPageData, loadSlotData, type LoadLimits } from './load-route';
import type { Redirect, RouteResult } from './route-result';
import type { RouteMatch } from './route-table';

/** What loading a page needs, by request on the server and once in the browser. */
export interface LoaderWorld {
  services: Omit<LoadServices, 'signal'>;
  /** Rejects when the owner of a page cannot be had in time. */
  owner: (name: ReleaseName) => Promise<RemoteModule>;
  /** The remote when it is there already. */
  present: (name: RemoteName) => RemoteModule | null;
  limits: LoadLimits;
  /** Whether slots are loaded with the page; in the browser they load for themselves. */
  slots: boolean;
  report: (problem: Problem) => void;
}

/** Where a visitor signs in before coming back. */
const signInLocation = ({ pathname, search }: URL): string =>
  `${paths.signIn}?${new URLSearchParams({ redirect: pathname + search }).toString()}`;

/** Loads the page that serves an address. Never rejects: what went wrong is part of the answer. */
export async function loadPage(
  { owned, params }: RouteMatch,
  url: URL,
  world: LoaderWorld,
  signal: AbortSignal,
): Promise<RouteResult | Redirect> {
  const { owner, route: declared } = owned;
  if (declared.gate === 'signed-in') return { kind: 'redirect', status: 302, location: signInLocation(url) };
  const report = (problem: Problem): void => {
    // What was given up on purpose has not failed.
    if (!signal.aborted) world.report(problem);
  };
  const startedAt = performance.now();
  let route: ReturnType<typeof findRoute>;
  try {
    route = findRoute(await world.owner(owner), declared.id);
  } catch (error) {
    report({ remote: owner, phase: 'load', message: messageOf(error) });
    return { kind: 'unavailable' };
  }
  const services = { ...world.services, signal };
  const outcome = await loadPageData(
    owner,
    declared.id,
    route.load,
    { ...services, url, params },
    // The owner and its data share one limit: the visitor waits for both.
    Math.max(1, world.limits.routeMs - (performance.now() - startedAt)),
    report,
  );
  if (outcome.kind !== 'loaded') return outcome;
  const { data } = outcome;
  const slots = world.slots
    ? await loadSlotData(
        route.slots?.(data, { site: services.site }) ?? [],
        world.present,
        services,
        world.limits.slotMs,
        report,
      )
    : {};
  return { kind: 'ready', data, slots, origin: world.slots ? 'server' : 'client' };
}
