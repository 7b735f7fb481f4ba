import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { RoutedPage } from 'shared-routing/routed-page';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { createEventBus, type EventBus } from 'shared-contracts/events/bus';
import { PlatformProvider, SlotHostProvider, type SlotHost } from 'shared-contracts/react';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import { toPublicConfig, type PublicTenantConfig } from 'shared-contracts/site-config';
import { makeSite } from 'shared-contracts/testing';

/** A site as the page has it, changed by raw config values. */
export const publicSite = (changes: Parameters<typeof makeSite>[0] = {}): PublicTenantConfig =>
  toPublicConfig(makeSite(changes));

/** A bus on which any problem fails the test. */
export const strictBus = (): EventBus =>
  createEventBus((problem) => {
    throw new Error(`${problem.name}: ${problem.message}`);
  }, Date.now);

/** An API that counts every view and knows nothing else. */
const viewApi = (() => Promise.resolve({ views: 1, car_fields: {} })) as unknown as CallApi; // one endpoint is called

/** Shows where a slot stands and of which remote. */
const slotHost: SlotHost = {
  Outlet: ({ name, placement }) => <div data-testid={`slot:${name}`}>{placement}</div>,
};

const noSearch: SearchClient = () => Promise.reject(new Error('This part of the page does not search.'));

interface InPlatformProps {
  site?: PublicTenantConfig;
  events?: EventBus;
  api?: CallApi;
  search?: SearchClient;
  /** Draws slots; a named place for each when left out. */
  slots?: SlotHost;
  children: ReactNode;
}

/** Renders a part the way a page does, with named places where slots of other remotes stand. */
export function InPlatform({
  site = publicSite(),
  events = strictBus(),
  api = viewApi,
  search = noSearch,
  slots = slotHost,
  children,
}: InPlatformProps): ReactNode {
  const now = () => new Date('2026-06-01T00:00:00Z');
  const content = (
    <PlatformProvider value={{ site, api, search, now, events }}>
      <SlotHostProvider value={slots}>{children}</SlotHostProvider>
    </PlatformProvider>
  );
  return <RoutedPage router={createMemoryRouter([{ path: '*', element: content }])} />;
}
