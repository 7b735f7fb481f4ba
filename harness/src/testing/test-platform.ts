import { ApiFailure } from 'shared-contracts/errors';
import { createEventBus, type EventBus } from 'shared-contracts/events/bus';
import type { EventName, EventPayload } from 'shared-contracts/events/schemas';
import type { LoadContext, Platform } from 'shared-contracts/remote/remote-module';
import { toPublicConfig, type PublicTenantConfig } from 'shared-contracts/site-config';
import { makeSite } from 'shared-contracts/testing';
import { stubApi } from './stub-api';

/** A site as the page has it, changed by raw config values. */
export const publicSite = (changes: Parameters<typeof makeSite>[0] = {}): PublicTenantConfig =>
  toPublicConfig(makeSite(changes));

/** A bus on which any problem fails the test. */
export const strictBus = (): EventBus =>
  createEventBus((problem) => {
    throw new Error(`${problem.name}: ${problem.message}`);
  }, Date.now);

/** Payloads of one event so far. */
export const published = <N extends EventName>(
  { events }: { events: EventBus },
  name: N,
): EventPayload<N>[] =>
  events
    .recording()
    .filter((event) => event.name === name)
    .map(({ payload }) => payload as EventPayload<N>); // recorded after parsing

/** The time of every test: a Monday, 10:00 in Brisbane. */
export const testNow = (): Date => new Date('2026-06-01T00:00:00Z');

/** A page's platform, changed where the test says so: its API knows nothing, its search fails. */
export const testPlatform = (changes: Partial<Platform> = {}): Platform => ({
  site: publicSite(),
  api: stubApi(),
  search: () => Promise.reject(new ApiFailure('unavailable', 'No search here.')),
  events: strictBus(),
  now: testNow,
  ...changes,
});

/** What a page's `load` gets, for the page at `path`. */
export function loadContext(
  path: string,
  { params = {}, ...changes }: Partial<LoadContext> = {},
): LoadContext {
  const { site, api, search, now } = testPlatform();
  return {
    site,
    api,
    search,
    now,
    signal: new AbortController().signal,
    url: new URL(path, 'https://test.example'),
    params,
    ...changes,
  };
}
