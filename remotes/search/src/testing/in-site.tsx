import { render, screen, waitFor, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, useLoaderData, type RouteObject } from 'react-router-dom';
import { RoutedPage } from 'shared-routing/routed-page';
import type { CallApi } from 'shared-contracts/api/endpoints';
import type { Location } from 'shared-contracts/entities/location';
import { createEventBus, type EventBus } from 'shared-contracts/events/bus';
import type { EventName, EventPayload } from 'shared-contracts/events/schemas';
import { PlatformProvider, SlotHostProvider, type SlotHost } from 'shared-contracts/react';
import type { LoadContext, Platform, RemoteRoute } from 'shared-contracts/remote/remote-module';
import { toPublicConfig, type PublicTenantConfig } from 'shared-contracts/site-config';
import { makeSite } from 'shared-contracts/testing';
import { remote } from '../remote';
import { fakeSearch, type FakeSearch } from './fake-search';

/** The day on which tests of this remote take place. */
export const testNow = new Date('2026-06-01T00:00:00Z');

export const publicSite = (changes: Parameters<typeof makeSite>[0] = {}): PublicTenantConfig =>
  toPublicConfig(makeSite(changes));

/** Coordinates by postcode, as the geocoder gives them. */
export type Postcodes = Readonly<Record<string, { lat: number; lng: number }>>;

/** An API that knows locations, the postcodes and localities it is given, and nothing else. */
export const locationsApi = (
  locations: Location[] = [],
  postcodes: Postcodes = {},
  distances: Readonly<Record<string, number>> = {},
): CallApi =>
  (async (name, input) => {
    if (name === 'listLocations') return locations;
    if (name === 'nearbyLocalities') return { distances };
    if (name !== 'geocode') throw new Error(`This remote does not call ${name}.`);
    const { postal_code: postcode = '' } = (input?.query ?? {}) as { postal_code?: string }; // the geocoder's own query
    const location = postcodes[postcode];
    return { results: location ? [{ geometry: { location } }] : [] };
  }) as CallApi; // the three calls this remote makes

export interface TestSite {
  site: PublicTenantConfig;
  fake: FakeSearch;
  api: CallApi;
  events: EventBus;
  platform: Platform;
}

/** Everything a page needs, with a bus that fails the test on a bad payload. */
export function makeTestSite(given: Partial<Pick<TestSite, 'site' | 'fake' | 'api'>> = {}): TestSite {
  const { site = publicSite(), fake = fakeSearch(), api = locationsApi() } = given;
  const events = createEventBus((problem) => {
    throw new Error(problem.message);
  }, Date.now);
  const platform: Platform = { site, api, search: fake.search, events, now: () => testNow };
  return { site, fake, api, events, platform };
}

/** Payloads of one event so far. */
export const published = <N extends EventName>({ events }: TestSite, name: N): EventPayload<N>[] =>
  events
    .recording()
    .filter((event) => event.name === name)
    .map(({ payload }) => payload as EventPayload<N>); // recorded after parsing

export function InTestSite({
  testSite,
  slots,
  children,
}: {
  testSite: TestSite;
  slots?: SlotHost;
  children: ReactNode;
}): ReactNode {
  return (
    <PlatformProvider value={testSite.platform}>
      {slots ? <SlotHostProvider value={slots}>{children}</SlotHostProvider> : children}
    </PlatformProvider>
  );
}

type OpaqueRoute = RemoteRoute<unknown>;
const opaqueRoutes = remote.routes as unknown as OpaqueRoute[]; // as the shell treats them

/** Runs a page's `load` the way the shell does. */
export const loadContext = (
  testSite: TestSite,
  path: string,
  params: LoadContext['params'] = {},
): LoadContext => ({
  site: testSite.site,
  api: testSite.api,
  search: testSite.fake.search,
  now: () => testNow,
  signal: new AbortController().signal,
  url: new URL(path, 'https://test.example'),
  params,
});

/** The remote's pages as the shell puts them into its router, with another page to leave for. */
function routeObjects(testSite: TestSite, inView: () => unknown): RouteObject[] {
  const pages = opaqueRoutes.map((route): RouteObject => {
    const Page = (): ReactNode => {
      const { Component } = route;
      return <Component data={useLoaderData()} />;
    };
    return {
      path: route.pattern,
      loader: async ({ request, params }) => {
        const { pathname, search } = new URL(request.url);
        return route.load({
          ...loadContext(testSite, pathname + search, params),
          signal: request.signal,
          previous: inView(),
        });
      },
      // Pages of different routes do not share their state, as in the shell.
      element: <Page key={route.id} />,
      hydrateFallbackElement: <p>Loading the first page</p>,
      errorElement: <p>The page failed</p>,
    };
  });
  return [...pages, { path: '*', element: <h1>Another page</h1> }];
}

export interface OpenPage extends TestSite, RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  /** Path and query of the address bar. */
  address: () => string;
}

/** Opens a page of this remote in a browser. */
export function openPage(path: string, testSite: TestSite = makeTestSite(), slots?: SlotHost): OpenPage {
  // The first page loads while the router is being made.
  const shown: Partial<Pick<OpenPage, 'router'>> = {};
  const inView = (): unknown => Object.values(shown.router?.state.loaderData ?? {})[0];
  const router = createMemoryRouter(routeObjects(testSite, inView), { initialEntries: [path] });
  shown.router = router;
  const rendered = render(
    <InTestSite testSite={testSite} {...(slots ? { slots } : {})}>
      <RoutedPage router={router} />
    </InTestSite>,
  );
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return { ...testSite, ...rendered, router, address };
}

/** Resolves when a results page is rendered and its effects have run a moment later: it has published its search. */
export async function resultsOpened(page: OpenPage): Promise<OpenPage> {
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(published(page, 'search:state-changed')).not.toHaveLength(0));
  return page;
}
