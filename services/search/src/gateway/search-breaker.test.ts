import { makeSite } from 'shared-contracts/testing';
import { startSearchPlatform, type SearchPlatform } from '../testing/search-platform';
import type { MeiliTransport } from '../transport/meili-transport';
import { createGuardedTransport, SearchServerDown } from './search-breaker';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const untilCancelled: MeiliTransport['post'] = (_path, _body, _key, cancelled) =>
  new Promise((_resolve, reject) => {
    cancelled?.addEventListener('abort', () => reject(cancelled.reason as Error));
  });

/** A transport whose server the test moves, with timers that the test turns. */
function guarded(post: MeiliTransport['post']) {
  let isUp = true;
  const probe = jest.fn(
    (limitMs: number) =>
      new Promise<boolean>((resolve) => setTimeout(() => resolve(isUp), isUp ? 10 : limitMs)),
  );
  const transport = createGuardedTransport({ post, close: () => undefined }, { probe, log: silent });
  const ask = () =>
    transport.post('/multi-search', '{}', 'key').then(
      () => 'answer',
      (error: unknown) => (error instanceof SearchServerDown ? `down, sent: ${error.wasSent}` : 'failed'),
    );
  return { transport, probe, ask, server: (up: boolean) => (isUp = up) };
}

describe('with timers that the test turns', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('[API-001] searches of a hung server are given up after 800 ms, then refused at once until it answers', async () => {
    const { transport, ask, server } = guarded(untilCancelled);
    server(false);
    for (const _ of [1, 2, 3]) {
      let isDone = false;
      const search = ask().finally(() => (isDone = true));
      await jest.advanceTimersByTimeAsync(799);
      expect(isDone).toBe(false);
      await jest.advanceTimersByTimeAsync(1);
      expect(await search).toBe('down, sent: true');
    }
    expect([transport.state(), await transport.isUp(), await ask()]).toEqual([
      'open',
      false,
      'down, sent: false',
    ]);
    server(true);
    await jest.advanceTimersByTimeAsync(1000);
    expect(transport.state()).toBe('closed');
    transport.close();
  });

  test('a slow search of a server that lives is waited for, and many slow ones share a probe', async () => {
    let answer = (_: { status: number; text: string }): void => undefined;
    const slow = new Promise<{ status: number; text: string }>((resolve) => (answer = resolve));
    const { transport, ask, probe } = guarded(() => slow);
    const searches = [ask(), ask(), ask()];
    await jest.advanceTimersByTimeAsync(320);
    expect(probe).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(3000);
    answer({ status: 200, text: '{}' });
    expect(await Promise.all(searches)).toEqual(['answer', 'answer', 'answer']);
    const probes = probe.mock.calls.length;
    await jest.advanceTimersByTimeAsync(3000);
    expect([transport.state(), probe.mock.calls.length]).toEqual(['closed', probes]);
  });

  test('three failures in a row open it, two and a success do not', async () => {
    let isAnswered = false;
    const { transport, ask } = guarded(async () => {
      if (isAnswered) return { status: 200, text: '{}' };
      throw new Error('refused');
    });
    const states: string[] = [];
    for (isAnswered of [false, false, true, false, false, false]) {
      await ask();
      states.push(transport.state());
    }
    expect(states).toEqual(['closed', 'closed', 'closed', 'closed', 'closed', 'open']);
    transport.close();
  });

  test('a server that hangs while a slow search is waited for is noticed as well', async () => {
    const { ask, server } = guarded(untilCancelled);
    const search = ask();
    await jest.advanceTimersByTimeAsync(1000);
    server(false);
    await jest.advanceTimersByTimeAsync(800);
    expect(await search).toBe('down, sent: true');
  });
});

describe('with a real search server', () => {
  let platform: SearchPlatform;
  beforeAll(async () => {
    platform = await startSearchPlatform();
  });
  afterAll(() => platform.stop());

  test('[API-001] one that is stopped is given up, left alone and found again', async () => {
    const { service, server } = platform;
    const pid = server.pid();
    if (pid === null) throw new Error('The server is not our own.');
    const search = (q: string) =>
      service.query(makeSite(), [{ indexUid: 'cars_production', q }]).then(
        () => 'found',
        (error: { code?: string }) => error.code,
      );
    process.kill(pid, 'SIGSTOP');
    try {
      for (const q of ['a', 'b', 'c']) {
        expect(await search(q)).toBe('unavailable');
      }
      expect(await search('d')).toBe('unavailable');
      expect([service.breaker(), await service.isUp()]).toEqual(['open', false]);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    while (service.breaker() === 'open') await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await search('e')).toBe('found');
  });
});
