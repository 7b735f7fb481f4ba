import { createPath, type Location, type Navigator } from 'react-router';
import { createEventBus } from 'shared-contracts/events/bus';
import type { PageState, ReleaseName } from 'shared-contracts/remote/composition';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { RenderInput, RenderOutput } from 'shared-contracts/remote/shell-server';
import { slotOwner, type RemoteName, type SlotName } from 'shared-contracts/slots';
import { renderDocument } from './document/html';
import { collectStyles, createServerCache, renderBody } from './document/render-body';
import { Layout } from './layout/layout';
import { notFoundHead } from './not-found/not-found-page';
import { Providers } from './platform/providers';
import { createServerRegistry } from './platform/remote-registry';
import { messageOf, type SlotTracker } from './platform/shell-context';
import { findRoute } from './routing/load-route';
import { loadPage, type LoaderWorld } from './routing/loader';
import { headOf } from './routing/page-head';
import { PageRouterProvider } from './routing/page-state';
import { PageView } from './routing/page-view';
import type { PageHead, RouteResult } from './routing/route-result';
import { createRouteTable, type RouteMatch, type RouteTable } from './routing/route-table';
import { shellModule } from './routing/shell-module';
import { createStore } from './store/store';

/** A part that takes longer is left to the browser (design §4). */
const serverLimits = { routeMs: 1_000, slotMs: 1_000 };

/** Compositions whose route tables are kept. */
const keptTables = 24;

const tables = new Map<string, RouteTable>();

/** Route table of a composition. Equal compositions declare equal routes. */
function tableOf({ composition, releases }: RenderInput): RouteTable {
  const kept = tables.get(composition);
  if (kept) return kept;
  const table = createRouteTable(releases);
  tables.set(composition, table);
  const [oldest] = tables.keys();
  if (tables.size > keptTables && oldest !== undefined) tables.delete(oldest);
  return table;
}

const nowhere = (): never => {
  throw new Error('A page cannot be left while it is drawn on the server.');
};
const staticNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: nowhere,
  push: nowhere,
  replace: nowhere,
};

const locationOf = ({ pathname, search }: URL): Location =>
  ({ pathname, search, hash: '', state: null, key: 'default' }) as Location; // fields of the router's own type

/** The store and the bus of the server hold nothing and are never written to, so one of each serves all pages. */
const emptyStore = createStore();
const silentBus = createEventBus(
  () => undefined,
  () => 0,
);

/** Remembers how the slots of a page fared. */
function createTracker(): SlotTracker & { drawn: string[]; thrown: () => SlotName[]; skipped: SlotName[] } {
  const open = new Map<string, SlotName>();
  const drawn: string[] = [];
  const skipped: SlotName[] = [];
  return {
    began: (key, name) => void open.set(key, name),
    finished: (key) => {
      open.delete(key);
      drawn.push(key);
    },
    leftOut: (name) => void skipped.push(name),
    drawn,
    skipped,
    thrown: () => [...open.values()],
  };
}

const moduleOf = ({ remotes }: RenderInput, name: ReleaseName): RemoteModule | null =>
  name === 'shell' ? shellModule : (remotes[name] ?? null);

function worldFor(input: RenderInput): LoaderWorld {
  const { site, api, search, now, report } = input;
  return {
    services: { site, api, search, now },
    owner: (name) => {
      const module = moduleOf(input, name);
      if (module) return Promise.resolve(module);
      return Promise.reject(new Error(`The server bundle of ${name} is not available.`));
    },
    present: (name) => moduleOf(input, name),
    limits: serverLimits,
    slots: true,
    report,
  };
}

/** Head of a page that could not be loaded: the address alone. */
const unavailableHead = (input: RenderInput): PageHead => ({
  meta: {
    title: input.site.site.name,
    description: `${input.site.site.name} in ${input.site.site.address.city}.`,
    canonical: input.url.pathname,
    noindex: true,
  },
  jsonLd: [],
  heroImage: null,
});

interface Outcome {
  match: RouteMatch;
  result: RouteResult;
  head: PageHead;
  status: number;
}

/** Status and head of a loaded page. A route whose own functions throw counts as unavailable. */
function outcomeOf(input: RenderInput, match: RouteMatch, result: RouteResult): Outcome {
  const { owned } = match;
  if (result.kind === 'not-found') {
    return { match, result, head: notFoundHead(input.url.pathname), status: 404 };
  }
  if (result.kind === 'ready') {
    try {
      const module = moduleOf(input, owned.owner);
      if (!module) throw new Error('Its bundle is gone.');
      const route = findRoute(module, owned.route.id);
      const status = route.status?.(result.data) ?? 200;
      return { match, result, head: headOf(route, result.data, input.site, input.url), status };
    } catch (error) {
      input.report({ remote: owned.owner, phase: 'render', message: messageOf(error) });
    }
  }
  return { match, result: { kind: 'unavailable' }, head: unavailableHead(input), status: 503 };
}

const pageMark = 'data-remote="';

/** Draws one page (design §3). Redirects are answered as such; everything else is a whole document. */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const match = tableOf(input)(input.url.pathname);
  const loaded = await loadPage(match, input.url, worldFor(input), input.signal);
  if (loaded.kind === 'redirect') return loaded;
  const outcome = outcomeOf(input, match, loaded);
  const { owned } = match;

  const cache = createServerCache();
  const tracker = createTracker();
  const registry = createServerRegistry(input.releases, { ...input.remotes, shell: shellModule });
  const form = input.formState ?? null;
  const body = renderBody(
    <Providers
      cache={cache}
      platform={{ site: input.site, api: input.api, search: input.search, now: input.now, events: silentBus }}
      registry={registry}
      shell={{ report: input.report, tracker }}
      store={emptyStore}
      form={form}
    >
      <PageRouterProvider
        state={{
          location: locationOf(input.url),
          ...match,
          result: outcome.result,
          next: null,
          isRevalidating: false,
          action: 'POP',
        }}
        navigator={staticNavigator}
        revalidate={() => Promise.resolve()}
        isStatic
      >
        <Layout>
          <PageView owned={owned} result={outcome.result} />
        </Layout>
      </PageRouterProvider>
    </Providers>,
  );

  const slots = outcome.result.kind === 'ready' ? outcome.result.slots : {};
  const drawn = Object.fromEntries(tracker.drawn.map((key) => [key, slots[key] ?? null]));
  const leftOut = findLeftOut(input, outcome, body, tracker);
  const { result } = outcome;
  const state: PageState = {
    composition: input.composition,
    releases: input.releases,
    route: result.kind === 'ready' ? { id: owned.route.id, data: result.data } : null,
    slots: drawn,
    leftOut,
    form,
    status: outcome.status,
    renderedAt: input.now().getTime(),
  };
  const html = renderDocument({
    site: input.site,
    head: outcome.head,
    body,
    styles: collectStyles(cache),
    state,
    releases: input.releases,
    owners: neededOwners(match, outcome.result, Object.keys(drawn)),
  });
  return {
    kind: 'page',
    status: outcome.status,
    html,
    cache: owned.route.cache,
    complete: leftOut.length === 0 && outcome.status < 500,
  };
}

/** Releases whose scripts the first view needs: the page's own and those of the slots drawn in it. */
function neededOwners({ owned: { owner } }: RouteMatch, result: RouteResult, drawnKeys: readonly string[]): ReleaseName[] {
  const slotOwners = drawnKeys.map((key) => slotOwner(key as SlotName)); // keys begin with the slot's name
  return [...new Set([...(result.kind === 'not-found' ? [] : [owner]), ...slotOwners])];
}

/**
 * Remotes that the page should hold and does not: the page's own when it could not be loaded or drawn, and those of
 * slots that threw or could not be drawn. The browser tries just these.
 */
function findLeftOut(
  { report }: RenderInput,
  { match: { owned }, result }: Outcome,
  body: string,
  tracker: ReturnType<typeof createTracker>,
): RemoteName[] {
  const names = new Set<RemoteName>(tracker.skipped.map(slotOwner));
  for (const slot of tracker.thrown()) {
    names.add(slotOwner(slot));
    report({ remote: slotOwner(slot), phase: 'slot', message: `${slot} threw while it was drawn.` });
  }
  const { owner, route } = owned;
  if (owner === 'shell' || result.kind === 'not-found') return [...names];
  const isDrawn = result.kind === 'ready' && body.includes(`${pageMark}${owner}@`);
  if (isDrawn) return [...names];
  names.add(owner);
  if (result.kind === 'ready') {
    report({ remote: owner, phase: 'render', message: `${route.id} threw while it was drawn.` });
  }
  return [...names];
}
