import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { RenderInput } from 'shared-contracts/remote/shell-server';
import { ownersToPreload, slotOwner } from 'shared-contracts/slots';
import { notFoundHead } from '../not-found/not-found-page';
import { messageOf } from '../platform/shell-context';
import { findRoute } from '../routing/load-route';
import { headOf } from '../routing/page-head';
import type { RouteResult } from '../routing/route-result';
import type { PageHead } from '../document/page-head';
import type { RouteMatch } from '../routing/route-table';
import { shellModule } from '../app/shell-module';
import type { SlotRecord } from './slot-tracker';

/** What a page came to before it is rendered. */
export interface PageOutcome {
  match: RouteMatch;
  result: RouteResult;
  head: PageHead;
  status: number;
}

/** The module that owns a page on the server, or null when its bundle could not be loaded. */
export const moduleOf = (
  { remotes }: Pick<RenderInput, 'remotes'>,
  name: ReleaseName,
): RemoteModule | null => (name === 'shell' ? shellModule : (remotes[name] ?? null));

/** Head of a page that could not be loaded: the address alone. */
const unavailableHead = ({ site, url }: RenderInput): PageHead => ({
  meta: {
    title: site.site.name,
    description: `${site.site.name} in ${site.site.address.city}.`,
    canonical: url.pathname,
    noindex: true,
  },
  jsonLd: [],
  heroImage: null,
});

/**
 * Status and head of a loaded page. One whose owner is missing or whose own functions throw is unavailable (503):
 * never a false 404 (SHL-081).
 */
export function pageOutcome(input: RenderInput, match: RouteMatch, result: RouteResult): PageOutcome {
  const { owner, route: declared } = match.owned;
  if (result.kind === 'not-found') {
    return { match, result, head: notFoundHead(input.url.pathname), status: 404 };
  }
  if (result.kind === 'ready') {
    try {
      const module = moduleOf(input, owner);
      if (!module) throw new Error(`The server bundle of ${owner} is gone.`);
      const route = findRoute(module, declared.id);
      const status = route.status?.(result.data) ?? 200;
      return { match, result, head: headOf(route, result.data, input.site, input.url), status };
    } catch (error) {
      input.report({ remote: owner, phase: 'render', message: messageOf(error) });
    }
  }
  return { match, result: { kind: 'unavailable' }, head: unavailableHead(input), status: 503 };
}

/** Releases whose scripts the first view needs: the page's own and those of its slots that are not far down. */
export function neededOwners({ match, result }: PageOutcome, renderedKeys: readonly string[]): ReleaseName[] {
  const own = result.kind === 'not-found' ? [] : [match.owned.owner];
  return [...new Set([...own, ...ownersToPreload(renderedKeys)])];
}

/**
 * Remotes that the page should hold and does not: the page's own when it could not be loaded or rendered, and those of
 * slots that threw or could not be rendered. The browser tries just these.
 */
export function findLeftOut(
  { report }: RenderInput,
  { match: { owned }, result }: PageOutcome,
  body: string,
  slots: SlotRecord,
): ReleaseName[] {
  const names = new Set<ReleaseName>(slots.skipped.map(slotOwner));
  for (const slot of slots.thrown()) {
    names.add(slotOwner(slot));
    report({ remote: slotOwner(slot), phase: 'slot', message: `${slot} threw while it was rendered.` });
  }
  const { owner, route } = owned;
  if (owner === 'shell' || result.kind === 'not-found') return [...names];
  // A page that threw has left React's fallback in its place, without the mark of its remote.
  const isRendered = result.kind === 'ready' && body.includes(`data-remote="${owner}@`);
  if (isRendered) return [...names];
  names.add(owner);
  if (result.kind === 'ready') {
    report({ remote: owner, phase: 'render', message: `${route.id} threw while it was rendered.` });
  }
  return [...names];
}
