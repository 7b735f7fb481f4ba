import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createHttpClient } from 'shared-contracts/api/http-client';
import { createEventBus } from 'shared-contracts/events/bus';
import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import { pageIds, type PageState } from 'shared-contracts/remote/composition';
import type { Platform } from 'shared-contracts/remote/remote-module';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { browserStore, openStorage, sessionStore } from 'shared-contracts/storage';
import { hasWaitingLeads } from 'shared-contracts/storage/web-stores';
import { followLinks } from 'shared-routing/follow-links';
import { setStyleCache } from 'shared-ui/jsx-runtime';
import { startAnalytics } from '../analytics/analytics';
import { warn } from '../platform/console.client';
import { watchPictures } from '../platform/picture-failures.client';
import { browserLimitMs, pageLimitMs } from '../platform/limits';
import { createPageClock } from '../platform/page-clock';
import { withFinanceTerms } from '../platform/finance-terms-search';
import { prefetchOnIntent } from '../routing/prefetch.client';
import { Providers } from '../platform/providers';
import { createBrowserRegistry, type LoadContainer } from '../platform/remote-registry.client';
import { withReservedCars } from '../platform/reserved-cars';
import { withAnswerCache } from '../platform/search-cache';
import { createSearchClient } from '../platform/search-client';
import { RootBoundary } from '../platform/root-boundary';
import { readServedParts } from '../platform/served-parts.client';
import type { Problem } from '../platform/shell-context';
import { adoptStyles } from '../platform/style-cache';
import { createVisitLog } from '../platform/visit';
import { BrowserPages } from './browser-pages.client';
import { keepEarlyChoices } from './early-choices.client';
import { firstResult, ownersOf, slotsOf } from '../routing/first-page';
import type { PageServices } from '../routing/loader';
import { createPageRouter, type OpenDocument } from '../routing/page-router.client';
import { pageOf } from '../routing/page-state';
import { createPrefetchCache } from '../routing/prefetch-cache.client';
import { createRouteTable } from '../routing/route-table';
import { garagePathsOf } from '../platform/site-facts';
import { createScrollMemory } from '../routing/scroll.client';
import { noteEndedSession } from '../session/note-ended-session';
import { createSession } from '../session/session';
import { followSignOut } from '../session/forget-visitor';
import { watchSession } from '../session/watch-session.client';
import { connectStore } from '../store/connect-store';
import { createStore } from '../store/store';
import { keepTradeIn } from '../store/trade-in';
import { readAfterChanges } from '../watchlist/read-after-changes';
import { startWatchlist } from '../watchlist/watchlist-manager';

/** Reads one of the JSON blocks the server put into the page. */
function readBlock<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page has no #${id}, so it cannot be hydrated.`);
  return JSON.parse(text) as T; // written by our own server in this very document
}

/** Every failure that was contained, for the console and for listeners on the window. */
function announce(problem: Problem): void {
  warn(`[forecourt] ${problem.remote} (${problem.phase}): ${problem.message}`);
  window.dispatchEvent(new CustomEvent('forecourt:problem', { detail: problem }));
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;

/** Leaves for a document: the server may render what a remote that is out cannot render here. */
const loadDocument: OpenDocument = (href, action) => {
  if (action === 'PUSH') window.location.assign(href);
  // The browser's own move has changed the address already.
  else if (action === 'POP') window.location.reload();
  else window.location.replace(href);
};

export interface StartOptions {
  /** Replaced in tests, which have one document. */
  openDocument?: OpenDocument;
  /** Replaced in tests, which have no containers. */
  load?: LoadContainer;
}

/**
 * Brings the server's page to life: reads what it left, loads the remotes it is made of, hydrates, and joins store,
 * events, analytics and history. Runs once in a page.
 *
 * @returns the clean-up, which only tests need
 */
export function startPage({ load, openDocument = loadDocument }: StartOptions = {}): () => void {
  // Once a part has failed, React's later reports about it are no news.
  let hasProblems = false;
  const report = (problem: Problem): void => {
    hasProblems = true;
    announce(problem);
  };
  const site = readBlock<PublicTenantConfig>(pageIds.config);
  const state = readBlock<PageState>(pageIds.state);
  const { releases } = state;

  const now = createPageClock(state.renderedAt);
  const events = createEventBus(
    ({ kind, name, sender, message }) => warn(`[forecourt] event ${name} of ${sender} (${kind}): ${message}`),
    () => Date.now(),
  );
  const fetcher: typeof fetch = (...request) => fetch(...request);
  const store = createStore(state.user);
  const api = noteEndedSession(readAfterChanges(createHttpClient(fetcher)), store);
  const financeTerms = (): FinanceTerms | null => store.getState().financeTerms;
  const answers = withAnswerCache(
    createSearchClient(fetcher, site.site.search.host, site.site.search.key, api),
  );
  const search = withFinanceTerms(withReservedCars(answers, events), financeTerms);
  const visits = createVisitLog(`${site.site.slug}:visit`, sessionStore());
  const platform: Platform = { site, api, search, now, financeTerms, events, visit: visits.current };
  // For the overlay and the tests, which read the bus's recording and may send events of their own.
  Object.assign(window, { forecourt: { events } });

  const root = document.getElementById(pageIds.root);
  if (!root) throw new Error(`The page has no #${pageIds.root}, so it cannot be hydrated.`);
  const served = readServedParts(root, Object.keys(state.slots));
  const registry = createBrowserRegistry({
    ...(load ? { load } : {}),
    releases,
    report,
    rendered: slotsOf(state),
    // Its address is fixed, so that the server can name it in the head: see the build of the shell.
    loadOwn: async () => (await import(/* webpackChunkName: 'pages' */ './shell-module')).shellModule,
    onReady: (name, module) => {
      try {
        module.start?.(platform);
      } catch (error) {
        report({ remote: name, phase: 'load', message: `start failed: ${String(error)}` });
      }
    },
  });
  const session = createSession(store, api);
  const pageServices: PageServices = {
    services: { site, api, search, now, financeTerms },
    owner: registry.load,
    present: () => null,
    limits: { routeMs: pageLimitMs, slotMs: browserLimitMs },
    slots: false,
    visitor: session.known,
    previous: (owner) => {
      const { owned, result } = pageOf(router.state);
      return owned.owner === owner && result.kind === 'ready' ? result.data : undefined;
    },
    // Not the browser's own address, which has moved on already when the visitor goes back.
    cameFrom: () => addressOf(router.state.location),
    report,
  };
  const table = createRouteTable(releases, garagePathsOf(site));
  // The page's owner and those of its slots were preloaded; asking now overlaps with reading the page.
  for (const name of ownersOf(table.match(window.location.pathname), state))
    registry.load(name).catch(() => undefined);
  const prefetchCache = createPrefetchCache(table, pageServices, registry.prefetch, () => performance.now());
  const router = createPageRouter(table, pageServices, firstResult(state), prefetchCache, {
    isOut: (name) => registry.hasFailed(name) || served.isStalled(name),
    open: openDocument,
  });
  const cache = adoptStyles(document, document.querySelector<HTMLElement>('script[nonce]')?.nonce);
  setStyleCache(cache);

  const first = router.state;
  // In markup that still waits for its code, links stay the browser's own.
  const stopFollowing = followLinks((href, options) => void router.navigate(href, options));
  const earlyChoices = keepEarlyChoices(root);
  const cleanUps: (() => void)[] = [stopFollowing, earlyChoices.stop];
  // Not before the first client render: the server knew nothing of what the browser keeps.
  const hydrate = (): void => {
    earlyChoices.ready();
    followSignOut(site.site.slug);
    cleanUps.push(
      connectStore(store, openStorage(site.site.slug, browserStore()), events, () => Date.now()),
      keepTradeIn(openStorage(site.site.slug, sessionStore()), events, now),
      startWatchlist({
        store,
        session,
        api,
        events,
        pending: openStorage(site.site.slug, sessionStore()),
        here: () => addressOf(router.state.location),
        notify: (message) => window.alert(message),
      }),
      watchSession(site.site.slug, session, () => window.location.reload()),
      startAnalytics(site, api, events),
      prefetchOnIntent(table, registry, prefetchCache),
      watchPictures(),
      events.subscribe('navigation:changed', ({ path, query }) => {
        visits.arrived(new URL(path + query, window.location.origin));
      }),
    );
    // Leads of an earlier page that wait to be sent; a remote that is out sends them another time.
    if (hasWaitingLeads(site.site.slug, browserStore())) registry.load('leads').catch(() => undefined);
    if (state.user.loading) void session.refresh();
  };

  let page: Root | undefined;
  startTransition(() => {
    page = hydrateRoot(
      root,
      <Providers
        cache={cache}
        platform={platform}
        registry={registry}
        shell={{ report, tracker: null, served }}
        store={store}
        form={state.form}
      >
        <RootBoundary
          served={served}
          onFailure={(error) => {
            // Without a frame no page could be rendered; the server's links lead to documents.
            stopFollowing();
            report({ remote: 'shell', phase: 'render', message: String(error) });
          }}
        >
          <BrowserPages router={router} first={first} scroll={createScrollMemory()} onHydrated={hydrate} />
        </RootBoundary>
      </Providers>,
      {
        // A part that was contained has already been reported by its boundary.
        onCaughtError: () => undefined,
        onRecoverableError: (error) => {
          const isExpected = state.leftOut.length > 0 || hasProblems;
          if (isExpected) console.info(`[forecourt] rendered in the browser: ${String(error)}`);
          else report({ remote: 'shell', phase: 'render', message: String(error) });
        },
      },
    );
  });

  return () => {
    page?.unmount();
    registry.stop();
    router.dispose();
    for (const cleanUp of cleanUps) cleanUp();
  };
}
