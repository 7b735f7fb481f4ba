import { createStaticRouter } from 'react-router';
import { createRouteSnapshots, type Router } from 'shared-routing';
import { createEventBus } from 'shared-contracts/events/bus';
import type { User } from 'shared-contracts/entities/shopper';
import type { PageState, ReleaseName } from 'shared-contracts/remote/composition';
import { paths } from 'shared-contracts/routes';
import { slotOwner } from 'shared-contracts/slots';
import type { RenderInput, RenderOutput } from 'shared-contracts/remote/shell-server';
import { serverLimitMs } from '../platform/limits';
import { Providers } from '../platform/providers';
import { createServerRegistry } from '../platform/remote-registry';
import { withTimeout } from '../platform/with-timeout';
import type { PageServices } from '../routing/loader';
import { banners } from '../banners/lazy';
import { wideMenu } from '../layout/lazy';
import { PageFrame } from '../app/page-frame';
import { pageOf } from '../routing/page-state';
import { shellModule } from '../app/shell-module';
import { ANONYMOUS } from '../store/session';
import { createStore } from '../store/store';
import { handlerOf, queryPage } from './composition-routes';
import { renderDocument } from './html';
import { findLeftOut, moduleOf, neededOwners, pageOutcome, type PageOutcome } from './page-outcome';
import { collectStyles, createServerCache, renderBody } from './render-body';
import { createSlotRecord, type SlotRecord } from './slot-tracker';

/** The store of anonymous visitors and the bus hold nothing and are never written to: one of each serves all pages. */
const emptyStore = createStore();
const silentBus = createEventBus(
  () => undefined,
  () => 0,
);

/** Loads the visitor where the request carries a session. */
async function findVisitor({ hasSession, api, signal }: RenderInput): Promise<User> {
  if (!hasSession) return ANONYMOUS;
  const { id, phone } = await withTimeout(
    serverLimitMs,
    'Asking for the visitor',
    (limited) => api('getMe', {}, { signal: limited }),
    signal,
  );
  // The browser asks again: from there on the session is its own business (SHL-029).
  return { id, phone, loading: id !== null };
}

function servicesOf(input: RenderInput, visitor: Promise<User>): PageServices {
  const { site, api, search, now, report, limitMs = serverLimitMs } = input;
  return {
    services: { site, api, search, now },
    owner: (name) => {
      const module = moduleOf(input, name);
      if (module) return Promise.resolve(module);
      return Promise.reject(new Error(`The server bundle of ${name} is not available.`));
    },
    present: (name) => moduleOf(input, name),
    // A part that takes longer is left to the browser.
    limits: { routeMs: limitMs, slotMs: limitMs },
    visitor: () => visitor,
    previous: () => undefined,
    cameFrom: () => input.cameFrom ?? paths.home,
    slots: true,
    report,
  };
}

const unlimited: NonNullable<RenderInput['limit']> = (work) => work();

interface RenderedContent {
  body: string;
  styles: string;
  slots: SlotRecord;
}

/** Whose part was being rendered: that of the innermost slot that has not ended, else the page's own. */
const releaseAt = (slots: SlotRecord, { owned }: PageOutcome['match']): ReleaseName => {
  const slot = slots.thrown().at(-1);
  return slot === undefined ? owned.owner : slotOwner(slot);
};

/** Markup and rules of a page. Synchronous: everything it needs has been loaded. */
function renderMarkup(
  input: RenderInput,
  user: User,
  router: Router,
  { match, result }: PageOutcome,
): RenderedContent {
  const { site, api, search, now, report, limit = unlimited } = input;
  const cache = createServerCache();
  const slots = createSlotRecord();
  const snapshots = createRouteSnapshots({ location: router.state.location, params: match.params });
  const page = (
    <Providers
      cache={cache}
      platform={{ site, api, search, now, events: silentBus }}
      registry={createServerRegistry(input.releases, { ...input.remotes, shell: shellModule })}
      shell={{ report, tracker: slots, served: null }}
      store={user === ANONYMOUS ? emptyStore : createStore(user)}
      form={input.formState ?? null}
    >
      <PageFrame
        owned={match.owned}
        result={result}
        shownResult={() => result}
        router={router}
        snapshots={snapshots}
      />
    </Providers>
  );
  const body = limit(
    () => renderBody(page, cache),
    () => releaseAt(slots, match),
  );
  return { body, styles: collectStyles(cache, body), slots };
}

/** Loads a page by its route's loader; a redirect is the answer itself. */
async function load(input: RenderInput, visitor: Promise<User>): Promise<Router | Response> {
  const { url, signal } = input;
  const context = await queryPage(input, { pageServices: servicesOf(input, visitor), url, signal });
  return context instanceof Response ? context : createStaticRouter(handlerOf(input).dataRoutes, context);
}

const toRedirect = ({ status, headers }: Response): RenderOutput => ({
  kind: 'redirect',
  status,
  location: headers.get('location') ?? paths.home,
});

/** Renders one page. A redirect is answered as such; everything else is a whole document. */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const visitor = findVisitor(input);
  const [loaded, user] = await Promise.all([
    load(input, visitor),
    // An unknown visitor is found by the browser; only a gate cannot do without.
    visitor.catch((): User => ({ ...ANONYMOUS, loading: true })),
    // What stands around every page is rendered with it.
    Promise.all([banners.code(), wideMenu.code()]),
  ]);
  if (loaded instanceof Response) return toRedirect(loaded);
  const { result: answer, ...match } = pageOf(loaded.state);
  const outcome = pageOutcome(input, match, answer);
  const { head, result, status } = outcome;
  const { body, styles, slots } = renderMarkup(input, user, loaded, outcome);
  const values = result.kind === 'ready' ? result.slots : {};
  const leftOut = findLeftOut(input, outcome, body, slots);
  const state: PageState = {
    composition: input.composition,
    releases: input.releases,
    route: result.kind === 'ready' ? { id: match.owned.route.id, data: result.data } : null,
    slots: Object.fromEntries(slots.rendered.map((key) => [key, values[key] ?? null])),
    leftOut,
    form: input.formState ?? null,
    user,
    status,
    renderedAt: input.now().getTime(),
  };
  return {
    kind: 'page',
    status,
    html: renderDocument({
      site: input.site,
      head,
      body,
      styles,
      state,
      releases: input.releases,
      noncePlaceholder: input.noncePlaceholder ?? '',
      owners: neededOwners(outcome, slots.rendered),
    }),
    cache: match.owned.route.cache,
    complete: leftOut.length === 0 && status < 500,
    trustedTypes: true,
  };
}
