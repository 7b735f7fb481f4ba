import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { RoutedPage } from 'shared-routing/routed-page';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { createHttpClient } from 'shared-contracts/api/http-client';
import { createEventBus, type EventBus } from 'shared-contracts/events/bus';
import { PlatformProvider, SlotHostProvider, type SlotHost } from 'shared-contracts/react';
import type { LoadContext } from 'shared-contracts/remote/remote-module';
import { toPublicConfig, type PublicTenantConfig } from 'shared-contracts/site-config';
import { makeLocation, makeSite } from 'shared-contracts/testing';
import { toDealerLocation, type DealerLocation } from '../dealer-location/dealer-location';

/** A site as the page has it, changed by raw config values. */
export const publicSite = (changes: Parameters<typeof makeSite>[0] = {}): PublicTenantConfig =>
  toPublicConfig(makeSite(changes));

/** A bus on which any problem fails the test. */
export const strictBus = (): EventBus =>
  createEventBus((problem) => {
    throw new Error(`${problem.name}: ${problem.message}`);
  }, Date.now);

/** Monday 2 November 2026, 10:00 in Brisbane. */
export const monday = (): Date => new Date('2026-11-02T00:00:00Z');

/** A location of the pages, from a location that a test changes. */
export const makeDealerLocation = (
  changes: Parameters<typeof makeLocation>[0] = {},
  more: Partial<DealerLocation> = {},
): DealerLocation => ({
  ...toDealerLocation(makeLocation(changes), [], 'Australia/Brisbane'),
  ...more,
});

/** Answers by path without query: a body, or a status with one. */
export type Answers = Record<string, unknown>;

interface PageSetting {
  site?: PublicTenantConfig;
  path?: string;
  params?: Record<string, string>;
}

/** A page's services over the real HTTP client; every request is noted, an unknown path is down. */
export function loadContext(
  answers: Answers,
  { site = publicSite(), path = '/', params = {} }: PageSetting = {},
): LoadContext & { requests: string[] } {
  const requests: string[] = [];
  const fetcher: typeof fetch = (input) => {
    const address = typeof input === 'string' ? input : '';
    requests.push(address);
    const name = address.split('?')[0] ?? address;
    const body = name in answers ? answers[name] : { error: { code: 'unavailable', message: 'Down.' } };
    const isError = typeof body === 'object' && body !== null && 'error' in body;
    return Promise.resolve(Response.json(body, { status: isError ? 503 : 200 }));
  };
  return {
    site,
    api: createHttpClient(fetcher),
    search: () => Promise.reject(new Error('Pages of locations do not search.')),
    now: monday,
    signal: new AbortController().signal,
    url: new URL(path, 'https://test.example'),
    params,
    requests,
  };
}

/** Shows the placement and the props of a slot. */
const slotHost: SlotHost = {
  Outlet: ({ name, placement, props }) => (
    <div data-testid={`slot:${name}`} data-placement={placement}>
      {JSON.stringify(props)}
    </div>
  ),
};

interface InPlatformProps {
  site?: PublicTenantConfig;
  events?: EventBus;
  api?: CallApi;
  now?: () => Date;
  path?: string;
  children: ReactNode;
}

const refuse = () => Promise.reject(new Error('This part makes no calls.'));

/** Renders a part the way a page does, on a Monday morning in November 2026. */
export function InPlatform({
  site = publicSite(),
  events = strictBus(),
  api = refuse,
  now = monday,
  path = '/',
  children,
}: InPlatformProps): ReactNode {
  const content = (
    <PlatformProvider value={{ site, api, search: refuse, now, events }}>
      <SlotHostProvider value={slotHost}>{children}</SlotHostProvider>
    </PlatformProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries: [path] });
  return <RoutedPage router={router} />;
}
