import {
  contractVersion,
  defineRoute,
  notFound,
  type LoadContext,
  type RemoteModule,
} from 'shared-contracts/remote/remote-module';
import type { Problem } from '../platform/shell-context';
import { fakeApi, publicSite, releasesOf } from '../testing/fake-world';
import { createPagesAhead, type PagesAhead } from './pages-ahead.client';
import { createRouteTable } from './route-table';

type Load = (context: LoadContext) => Promise<unknown>;

const route = (id: string, pattern: string, load: Load, loadsAhead?: true) =>
  defineRoute<unknown>({
    id,
    pattern,
    gate: 'none',
    cache: 'shared',
    load,
    ...(loadsAhead ? { loadsAhead } : {}),
    Component: () => null,
    meta: () => ({ title: id, description: id, canonical: pattern }),
  });

interface Opened {
  ahead: PagesAhead;
  /** Paths that were loaded, and the signal each got. */
  asked: string[];
  signals: AbortSignal[];
  problems: Problem[];
  clock: { ms: number };
}

/** Cars may be loaded ahead, a checkout may not. */
function open(load: Load = ({ url }) => Promise.resolve(url.pathname)): Opened {
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const problems: Problem[] = [];
  const clock = { ms: 0 };
  const noting: Load = (context) => {
    asked.push(context.url.pathname + context.url.search);
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
  const world = {
    services: {
      site: publicSite(),
      api: fakeApi(),
      search: () => Promise.resolve([]),
      now: () => new Date(0),
    },
    owner: () => Promise.resolve(vehicle),
    present: () => null,
    limits: { routeMs: 5_000, slotMs: 5_000 },
    slots: false,
    visitor: () => Promise.resolve({ id: null }),
    cameFrom: () => '/',
    report: (problem: Problem) => void problems.push(problem),
  };
  const table = createRouteTable(releasesOf({ vehicle }), []);
  return { ahead: createPagesAhead(table, world, () => clock.ms), asked, signals, problems, clock };
}

const urlOf = (path: string) => new URL(path, 'https://test.example');
const rav4 = urlOf('/cars/rav4');
const never = () => new Promise<never>(() => undefined);
const signal = () => new AbortController().signal;
/** Everything that has an answer by now has been told. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a page that was loaded ahead is opened without being loaded again, and only once', async () => {
  const { ahead, asked } = open();
  ahead.prepare(rav4);
  await settle();
  expect(await ahead.take(rav4, signal())).toMatchObject({
    kind: 'ready',
    data: '/cars/rav4',
    origin: 'client',
  });
  expect(ahead.take(rav4, signal())).toBeNull();
  expect(asked).toEqual(['/cars/rav4']);
});

test('one that is still on its way is waited for, and given up when its visitor moves on', async () => {
  let arrive = (_: string): void => undefined;
  const { ahead, asked, signals } = open(() => new Promise((resolve) => (arrive = resolve)));
  ahead.prepare(rav4);
  await settle();
  const opened = ahead.take(rav4, signal());
  ahead.turnAway();
  arrive('the car');
  expect(await opened).toMatchObject({ kind: 'ready', data: 'the car' });

  ahead.prepare(rav4);
  await settle();
  const moving = new AbortController();
  const left = ahead.take(rav4, moving.signal);
  expect(signals[1]?.aborted).toBe(false);
  moving.abort();
  await left;
  expect(signals[1]?.aborted).toBe(true);
  expect(asked).toHaveLength(2);
});

test('it is asked for once, however often a visitor comes to its link', async () => {
  const { ahead, asked } = open();
  ahead.prepare(rav4);
  await settle();
  ahead.turnAway();
  ahead.prepare(rav4);
  await settle();
  expect(asked).toEqual(['/cars/rav4']);
  expect(await ahead.take(rav4, signal())).toMatchObject({ kind: 'ready' });
});

test('at most one page is loaded ahead: another one, or turning away, ends what is on its way', async () => {
  const { ahead, signals } = open(never);
  ahead.prepare(rav4);
  await settle();
  ahead.prepare(urlOf('/cars/corolla'));
  await settle();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  ahead.turnAway();
  await settle();
  expect(signals[1]?.aborted).toBe(true);
  expect(ahead.take(urlOf('/cars/corolla'), signal())).toBeNull();
});

test.each([
  [9_999, 'ready'],
  [10_000, 'loaded anew'],
])('after %i ms it is %s', async (ms, expected) => {
  const { ahead, clock } = open();
  ahead.prepare(rav4);
  await settle();
  clock.ms = ms;
  const answer = await ahead.take(rav4, signal());
  expect(answer?.kind ?? 'loaded anew').toBe(expected);
});

test('another address, or another query, is another page', async () => {
  const { ahead } = open();
  ahead.prepare(rav4);
  await settle();
  expect(ahead.take(urlOf('/cars/rav4?from=mail'), signal())).toBeNull();
});

test('a route that does not say that it may is never loaded ahead', async () => {
  const { ahead, asked } = open();
  ahead.prepare(urlOf('/reserve/rav4'));
  const taken = ahead.take(urlOf('/reserve/rav4'), signal());
  expect(await taken).toBeNull();
  expect(asked).toEqual([]);
});

test('a failure nobody waits for is told to nobody, and the page is loaded anew when it is opened', async () => {
  const { ahead, problems } = open(() => Promise.reject(new Error('Down.')));
  ahead.prepare(rav4);
  await settle();
  expect(ahead.take(rav4, signal())).toBeNull();
  expect(problems).toEqual([]);
});

test('a failure somebody waits for is theirs: the page is unavailable, and it is reported', async () => {
  let fail = (_: Error): void => undefined;
  const { ahead, problems } = open(() => new Promise((_resolve, reject) => (fail = reject)));
  ahead.prepare(rav4);
  await settle();
  const opened = ahead.take(rav4, signal());
  fail(new Error('Down.'));
  expect(await opened).toEqual({ kind: 'unavailable' });
  expect(problems).toEqual([{ remote: 'vehicle', phase: 'load', message: 'vehicle.detail: Down.' }]);
});

test('what is missing now may be there when it is opened', async () => {
  const { ahead } = open(() => Promise.reject(notFound()));
  ahead.prepare(rav4);
  await settle();
  expect(ahead.take(rav4, signal())).toBeNull();
});
