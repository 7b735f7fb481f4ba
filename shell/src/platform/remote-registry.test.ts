import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import type { SlotName } from 'shared-contracts/slots';
import { releasesOf } from '../testing/test-site';
import { browserLimitMs } from './limits';
import { createBrowserRegistry, type BrowserRegistry, type LoadContainer } from './remote-registry.client';
import type { Problem } from './shell-context';

const remote: RemoteModule = { contract: contractVersion, routes: [], slots: {} };
let registry: BrowserRegistry;
let problems: Problem[];
let ready: string[];

const open = (load: LoadContainer, rendered: SlotName[] = []) => {
  problems = [];
  ready = [];
  registry = createBrowserRegistry({
    releases: releasesOf({ search: remote }),
    report: (problem) => problems.push(problem),
    loadOwn: () => Promise.resolve(remote),
    rendered,
    onReady: (name) => ready.push(name),
    load,
  });
  return registry;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  registry.stop();
  jest.useRealTimers();
});

test('loads a remote once, however often it is requested', async () => {
  const load = jest.fn<ReturnType<LoadContainer>, Parameters<LoadContainer>>(() => Promise.resolve(remote));
  open(load);
  await Promise.all([registry.load('search'), registry.load('search')]);
  await registry.load('search');
  expect(load).toHaveBeenCalledTimes(1);
  expect(ready).toEqual(['search']);
  expect(registry.state('search')).toMatchObject({ kind: 'ready', module: remote });
});

test('is ready when the code of what the server rendered is there, and not held up by code that cannot be had', async () => {
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const slots: RemoteModule['slots'] = {
    'search.entry': { Component: () => null, code: () => late },
    'search.budget': { Component: () => null, code: () => Promise.reject(new Error('offline')) },
    'search.rail': { Component: () => null, code: () => new Promise(() => undefined) },
  };
  open(() => Promise.resolve({ ...remote, slots }), ['search.entry', 'search.budget']);
  const loading = registry.load('search');
  await jest.advanceTimersByTimeAsync(100);
  expect(registry.state('search').kind).toBe('loading');
  arrive();
  await loading;
  expect(registry.state('search').kind).toBe('ready');
});

test('one that hangs has failed within four seconds', async () => {
  open(() => new Promise(() => undefined));
  const loading = registry.load('search').catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(browserLimitMs - 1);
  expect(registry.state('search').kind).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(registry.state('search').kind).toBe('failed');
  expect(await loading).toMatch('Remote search took longer than 3500 ms.');
  expect(problems).toHaveLength(1);
});

test('a short failure is overcome without anybody noticing, under a new address each time', async () => {
  const attempts: number[] = [];
  open((_release, attempt) => {
    attempts.push(attempt);
    return attempt < 2 ? Promise.reject(new Error('503')) : Promise.resolve(remote);
  });
  const loading = registry.load('search');
  await jest.advanceTimersByTimeAsync(1_200);
  expect(await loading).toBe(remote);
  expect(attempts).toEqual([0, 1, 2]);
  expect(problems).toEqual([]);
});

test('one that has failed is tried again in the background and notifies its blocks when it is there', async () => {
  let isBroken = true;
  open(() => (isBroken ? Promise.reject(new Error('404')) : Promise.resolve(remote)));
  const seen: string[] = [];
  registry.subscribe((name) => seen.push(`${name} ${registry.state(name).kind}`));
  registry.load('search').catch(() => undefined);
  await jest.advanceTimersByTimeAsync(1_100);
  expect(seen).toEqual(['search loading', 'search failed']);
  isBroken = false;
  await jest.advanceTimersByTimeAsync(3_000);
  expect(seen.slice(2)).toEqual(['search loading', 'search ready']);
});

test('a remote that is not part of the page fails at once', async () => {
  open(() => Promise.resolve(remote));
  await expect(registry.load('finance')).rejects.toThrow("not part of this page's composition");
});

test('one loaded ahead that fails is not reported nor kept as failed, and is loaded anew once it is needed', async () => {
  let isBroken = true;
  open(() => (isBroken ? Promise.reject(new Error('503')) : Promise.resolve(remote)));
  const ahead = registry.prefetch('search').catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await ahead).toMatch('503');
  expect(problems).toEqual([]);
  expect(registry.state('search').kind).toBe('idle');
  expect(registry.hasFailed('search')).toBe(false);
  isBroken = false;
  expect(await registry.load('search')).toBe(remote);
});

test('one loaded ahead that is needed before it fails has failed as any other', async () => {
  open(() => new Promise(() => undefined));
  registry.prefetch('search').catch(() => undefined);
  registry.load('search').catch(() => undefined);
  await jest.advanceTimersByTimeAsync(browserLimitMs);
  expect(problems).toHaveLength(1);
  expect(registry.hasFailed('search')).toBe(true);
});
