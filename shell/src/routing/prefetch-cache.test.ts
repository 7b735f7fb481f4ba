import { publicSite, stubApi } from 'harness/testing';
import {
  contractVersion,
  defineRoute,
  notFound,
  type LoadContext,
  type RemoteModule,
} from 'shared-contracts/remote/remote-module';
import type { Problem } from '../platform/shell-context';
import { releasesOf } from '../testing/test-site';
import { createPrefetchCache, type PrefetchCache } from './prefetch-cache.client';
import { createRouteTable } from './route-table';

type Load = (context: LoadContext) => Promise<unknown>;

const route = (id: string, pattern: string, load: Load, prefetches?: true) =>
  defineRoute<unknown>({
    id,
    pattern,
    gate: 'none',
    cache: 'shared',
    load,
    ...(prefetches ? { prefetches } : {}),
    Component: () => null,
    meta: () => ({ title: id, description: id, canonical: pattern }),
  });

interface Opened {
  prefetchCache: PrefetchCache;
  /** Paths that were loaded, and the signal each got. */
  requested: string[];
  signals: AbortSignal[];
  problems: Problem[];
  /** Remotes that were loaded because a visitor waits for them. */
  awaited: string[];
  clock: { ms: number };
}

/** Cars may be loaded ahead, a checkout may not. */
function open(load: Load = ({ url }) => Promise.resolve(url.pathname)): Opened {
  const requested: string[] = [];
  const signals: AbortSignal[] = [];
  const problems: Problem[] = [];
  const clock = { ms: 0 };
  const noting: Load = (context) => {
    requested.push(context.url.pathname + context.url.search);
    signals.push(context.signal);
    return load(context);
  };
  const vehicle: RemoteModule = {
    contract: contractVersion,
    routes: [
      route('vehicle.detail', '/cars/:slug', noting, true),
      route('vehicle.checkout', '/reserve/:slug', noting),
    ],
    slots: {},
  };
  const awaited: string[] = [];
  const pageServices = {
    services: {
      site: publicSite(),
      api: stubApi(),
      search: () => Promise.resolve([]),
      now: () => new Date(0),
    },
    owner: (name: string) => {
      awaited.push(name);
      return Promise.resolve(vehicle);
    },
    present: () => null,
    limits: { routeMs: 5_000, slotMs: 5_000 },
    slots: false,
    visitor: () => Promise.resolve({ id: null }),
    previous: () => undefined,
    cameFrom: () => '/',
    report: (problem: Problem) => void problems.push(problem),
  };
  const table = createRouteTable(releasesOf({ vehicle }), []);
  return {
    prefetchCache: createPrefetchCache(
      table,
      pageServices,
      () => Promise.resolve(vehicle),
      () => clock.ms,
    ),
    requested,
    signals,
    problems,
    awaited,
    clock,
  };
}

const urlOf = (path: string) => new URL(path, 'https://test.example');
const rav4 = urlOf('/cars/rav4');
const never = () => new Promise<never>(() => undefined);
const signal = () => new AbortController().signal;
/** Every answer that has come by now has been reported. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a page that was loaded ahead is opened without being loaded again, and only once', async () => {
  const { prefetchCache, requested } = open();
  prefetchCache.prepare(rav4);
  await settle();
  expect(await prefetchCache.consume(rav4, signal())).toMatchObject({
    kind: 'ready',
    data: '/cars/rav4',
    origin: 'client',
  });
  expect(prefetchCache.consume(rav4, signal())).toBeNull();
  expect(requested).toEqual(['/cars/rav4']);
});

test('one that is still on its way is waited for, and given up when its visitor moves on', async () => {
  let arrive = (_: string): void => undefined;
  const { prefetchCache, requested, signals } = open(() => new Promise((resolve) => (arrive = resolve)));
  prefetchCache.prepare(rav4);
  await settle();
  const opened = prefetchCache.consume(rav4, signal());
  prefetchCache.cancel();
  arrive('the car');
  expect(await opened).toMatchObject({ kind: 'ready', data: 'the car' });

  prefetchCache.prepare(rav4);
  await settle();
  const moving = new AbortController();
  const left = prefetchCache.consume(rav4, moving.signal);
  expect(signals[1]?.aborted).toBe(false);
  moving.abort();
  await left;
  expect(signals[1]?.aborted).toBe(true);
  expect(requested).toHaveLength(2);
});

test('the owner of the page is waited for from the moment it is opened', async () => {
  const { prefetchCache, awaited } = open();
  prefetchCache.prepare(rav4);
  await settle();
  expect(awaited).toEqual([]);
  await prefetchCache.consume(rav4, signal());
  expect(awaited).toEqual(['vehicle']);
});

test('it is requested once, however often a visitor comes to its link', async () => {
  const { prefetchCache, requested } = open();
  prefetchCache.prepare(rav4);
  await settle();
  prefetchCache.cancel();
  prefetchCache.prepare(rav4);
  await settle();
  expect(requested).toEqual(['/cars/rav4']);
  expect(await prefetchCache.consume(rav4, signal())).toMatchObject({ kind: 'ready' });
});

test('at most one page is loaded ahead: another one, or turning away, ends what is on its way', async () => {
  const { prefetchCache, signals } = open(never);
  prefetchCache.prepare(rav4);
  await settle();
  prefetchCache.prepare(urlOf('/cars/corolla'));
  await settle();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  prefetchCache.cancel();
  await settle();
  expect(signals[1]?.aborted).toBe(true);
  expect(prefetchCache.consume(urlOf('/cars/corolla'), signal())).toBeNull();
});

test.each([
  [9_999, 'ready'],
  [10_000, 'loaded anew'],
])('after %i ms it is %s', async (ms, expected) => {
  const { prefetchCache, clock } = open();
  prefetchCache.prepare(rav4);
  await settle();
  clock.ms = ms;
  const answer = await prefetchCache.consume(rav4, signal());
  expect(answer?.kind ?? 'loaded anew').toBe(expected);
});

test('another address, or another query, is another page', async () => {
  const { prefetchCache } = open();
  prefetchCache.prepare(rav4);
  await settle();
  expect(prefetchCache.consume(urlOf('/cars/rav4?from=mail'), signal())).toBeNull();
});

test('a route that does not say that it may is never loaded ahead', async () => {
  const { prefetchCache, requested } = open();
  prefetchCache.prepare(urlOf('/reserve/rav4'));
  const taken = prefetchCache.consume(urlOf('/reserve/rav4'), signal());
  expect(await taken).toBeNull();
  expect(requested).toEqual([]);
});

test('a failure before the page is opened is not reported, and the page is loaded anew when it is opened', async () => {
  const { prefetchCache, problems } = open(() => Promise.reject(new Error('Down.')));
  prefetchCache.prepare(rav4);
  await settle();
  expect(prefetchCache.consume(rav4, signal())).toBeNull();
  expect(problems).toEqual([]);
});

test('a failure somebody waits for is theirs: the page is unavailable, and it is reported', async () => {
  let fail = (_: Error): void => undefined;
  const { prefetchCache, problems } = open(() => new Promise((_resolve, reject) => (fail = reject)));
  prefetchCache.prepare(rav4);
  await settle();
  const opened = prefetchCache.consume(rav4, signal());
  fail(new Error('Down.'));
  expect(await opened).toEqual({ kind: 'unavailable' });
  expect(problems).toEqual([{ remote: 'vehicle', phase: 'load', message: 'vehicle.detail: Down.' }]);
});

test('what is missing now may be there when it is opened', async () => {
  const { prefetchCache } = open(() => Promise.reject(notFound()));
  prefetchCache.prepare(rav4);
  await settle();
  expect(prefetchCache.consume(rav4, signal())).toBeNull();
});
