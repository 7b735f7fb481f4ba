import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { LoadServices, RemoteModule } from 'shared-contracts/remote/remote-module';
import type { User } from 'shared-contracts/entities/shopper';
import { hrefs, paths } from 'shared-contracts/routes';
import type { RemoteName } from 'shared-contracts/slots';
import { messageOf, type Problem } from '../platform/shell-context';
import { findRoute, loadPageData, loadSlotData, type LoadLimits, type OpaqueRoute } from './load-route';
import type { Redirect, RouteResult } from './route-result';
import type { RouteMatch } from './route-table';

/** What loading a page needs, by request on the server and once in the browser. */
export interface PageServices {
  services: Omit<LoadServices, 'signal'>;
  /** Rejects when the owner of a page cannot be had in time. */
  owner: (name: ReleaseName) => Promise<RemoteModule>;
  /** The remote when it is there already. */
  present: (name: RemoteName) => RemoteModule | null;
  limits: LoadLimits;
  /** The visitor, as soon as known; rejects when it cannot be found out. */
  visitor: () => Promise<Pick<User, 'id'>>;
  /** Data of the page in view, where the same owner loaded it. */
  previous: (owner: ReleaseName) => unknown;
  /** Path and query of the page the visitor comes from. */
  cameFrom: () => string;
  /** Whether slots are loaded with the page; in the browser they load for themselves. */
  slots: boolean;
  report: (problem: Problem) => void;
}

/** Sends a visitor who is not signed in to the sign-in page, and from there back to the gated address (SHL-033). */
async function gate(
  { signInType }: OpaqueRoute,
  { pathname, search }: URL,
  back: string,
  pageServices: PageServices,
): Promise<Redirect | null> {
  const { id } = await pageServices.visitor();
  if (id !== null) return null;
  const redirect = pathname + search;
  // Back must not lead to the gate again.
  const location = hrefs.signIn({ type: signInType, redirect, back: back === redirect ? paths.home : back });
  return { kind: 'redirect', status: 302, location };
}

/** One object for all pages, so that the slots of a page that stays see that nothing has changed for them. */
const loadedLater = {};

/** Loads the page that serves an address. Never rejects: what went wrong is part of the answer. */
export async function loadPage(
  { owned, params }: Pick<RouteMatch, 'owned' | 'params'>,
  url: URL,
  pageServices: PageServices,
  signal: AbortSignal,
): Promise<RouteResult | Redirect> {
  const { owner, route: declared } = owned;
  const report = (problem: Problem): void => {
    // What was given up on purpose has not failed.
    if (!signal.aborted) pageServices.report(problem);
  };
  let startedAt = performance.now();
  let route: OpaqueRoute;
  try {
    route = findRoute(await pageServices.owner(owner), declared.id);
    if (declared.gate === 'signed-in') {
      const gatedAt = performance.now();
      const closed = await gate(route, url, pageServices.cameFrom(), pageServices);
      if (closed) return closed;
      // Finding out who the visitor is takes nothing from the page's own time.
      startedAt += performance.now() - gatedAt;
    }
  } catch (error) {
    report({ remote: owner, phase: 'load', message: messageOf(error) });
    return { kind: 'unavailable' };
  }
  const services = { ...pageServices.services, signal };
  const outcome = await loadPageData(
    owner,
    declared.id,
    route.load,
    { ...services, url, params, previous: pageServices.previous(owner) },
    // The owner and its data share one limit: the visitor waits for both.
    Math.max(1, pageServices.limits.routeMs - (performance.now() - startedAt)),
    report,
  );
  if (outcome.kind !== 'loaded') return outcome;
  const { data } = outcome;
  try {
    const back =
      route.signInBack?.(data, { site: services.site, url, cameFrom: pageServices.cameFrom() }) ?? null;
    const closed = back === null ? null : await gate(route, url, back, pageServices);
    if (closed) return closed;
  } catch (error) {
    report({ remote: owner, phase: 'load', message: `${declared.id}: ${messageOf(error)}` });
    return { kind: 'unavailable' };
  }
  const slots = pageServices.slots
    ? await loadSlotData(
        route.slots?.(data, { site: services.site }) ?? [],
        pageServices.present,
        services,
        pageServices.limits.slotMs,
        report,
      )
    : loadedLater;
  return { kind: 'ready', data, slots, origin: pageServices.slots ? 'server' : 'client' };
}
