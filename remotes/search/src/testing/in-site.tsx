import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  loadContext as platformContext,
  openPage as openRemotePage,
  PageProviders,
  published,
  publicSite,
  stubApi,
  stubSearch,
  testPlatform,
  type OpenedPage,
  type StubSearch,
} from 'harness/testing';
import type { CallApi } from 'shared-contracts/api/endpoints';
import type { Location } from 'shared-contracts/entities/location';
import type { EventBus } from 'shared-contracts/events/bus';
import type { SlotHost } from 'shared-contracts/react';
import type { LoadContext, Platform } from 'shared-contracts/remote/remote-module';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { remote } from '../remote';

/** Coordinates by postcode, as the geocoder gives them. */
export type Postcodes = Readonly<Record<string, { lat: number; lng: number }>>;

/** An API that knows locations, the postcodes and localities it is given, and nothing else. */
export const locationsApi = (
  locations: Location[] = [],
  postcodes: Postcodes = {},
  distances: Readonly<Record<string, number>> = {},
): CallApi =>
  stubApi({
    listLocations: locations,
    nearbyLocalities: { distances },
    geocode: ({ query }) => {
      const location = postcodes[query?.postal_code ?? ''];
      return { results: location ? [{ geometry: { location } }] : [] };
    },
  });

export interface TestSite {
  site: PublicTenantConfig;
  fake: StubSearch;
  api: CallApi;
  events: EventBus;
  platform: Platform;
}

/** Everything a page needs, with a bus that fails the test on a bad payload. */
export function makeTestSite(given: Partial<Pick<TestSite, 'site' | 'fake' | 'api'>> = {}): TestSite {
  const { site = publicSite(), fake = stubSearch(), api = locationsApi() } = given;
  const platform = testPlatform({ site, api, search: fake.search });
  return { site, fake, api, events: platform.events, platform };
}

/** Renders parts of a page, without a router. */
export const InTestSite = ({
  testSite,
  slots = null,
  children,
}: {
  testSite: TestSite;
  slots?: SlotHost | null;
  children: ReactNode;
}): ReactNode => (
  <PageProviders platform={testSite.platform} slotHost={slots}>
    {children}
  </PageProviders>
);

/** What a page's `load` gets. */
export const loadContext = (
  { site, api, fake }: TestSite,
  path: string,
  params: LoadContext['params'] = {},
): LoadContext => platformContext(path, { site, api, search: fake.search, params });

export type OpenPage = TestSite & OpenedPage;

/** Opens a page of this remote in a browser. */
export const openPage = (path: string, testSite: TestSite = makeTestSite(), slots?: SlotHost): OpenPage => ({
  ...testSite,
  ...openRemotePage(remote, path, testSite.platform, slots),
});

/** Resolves when a results page is rendered and its effects have run a moment later: it has published its search. */
export async function resultsOpened(page: OpenPage): Promise<OpenPage> {
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(published(page, 'search:state-changed')).not.toHaveLength(0));
  return page;
}
