import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from 'shared-contracts/api/endpoints';
import { idempotencyHeader } from 'shared-contracts/api/schemas';
import { makeLeadRequest } from 'shared-contracts/testing';
import { findPlatform } from '../control/control-client';
import { homeFolders } from '../core/environment';
import { writeTestRelease } from '../testing/test-release';
import { createPlatformProcess, type PlatformProcess } from '../testing/platform-process';

/*
 * What would have ended every site: the process that serves is gone, or code of a release throws outside any handler.
 */

const limitMs = 180_000;
/** Ends what hangs; the time itself says nothing. */
const hangMs = 120_000;
jest.setTimeout(limitMs);

const emptyRemote = `exports.remote = { contract: '1.0.0', slots: {}, routes: [] };`;

let platform: PlatformProcess;
beforeAll(async () => {
  platform = await createPlatformProcess({});
  await platform.start();
}, limitMs);
afterAll(() => platform.remove(), limitMs);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Health {
  status: string;
  restarts: { count: number; last: { at: string; reason: string } | null };
  escapedErrors: Record<string, number>;
}
const health = async (): Promise<Health> => JSON.parse((await platform.ask('/healthz')).body) as Health; // its own contract

/** Waits until the health check says so. */
async function untilHealthy(holds: (state: Health) => boolean): Promise<void> {
  const until = Date.now() + hangMs;
  while (Date.now() < until) {
    const state = await health().catch(() => null);
    if (state?.status === 'ok' && holds(state)) return;
    await pause(20);
  }
  throw new Error(`It did not become healthy:\n${platform.output()}`);
}

const running = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function searchServerPid(): Promise<number> {
  const file = join(platform.home, 'meilisearch/server.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { pid: number }).pid; // written by the search service
}

const sendLead = () =>
  platform.ask(endpoints.createLead.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [idempotencyHeader]: 'restart-0001' },
    body: JSON.stringify(makeLeadRequest()),
  });

/** Publishes a release and makes it live. */
const publish = async (...[name, version, code]: Parameters<typeof writeTestRelease>[1]) => {
  const running = await findPlatform(platform.home);
  const folder = await writeTestRelease(platform.home, [name, version, code]);
  await running?.call('release.accept', { folders: [folder] });
  await running?.call('release.promote', { releases: [{ name, version }] });
};

/** What is live, and every change that led there. */
async function releaseState(): Promise<{ status: unknown; history: unknown }> {
  const running = await findPlatform(platform.home);
  return {
    status: await running?.call('release.status', {}),
    history: await running?.call('release.history', { limit: 100 }),
  };
}

test('a restart after a crash serves the version that was rolled back to, and builds nothing', async () => {
  await publish('vehicle', '1.0.0', emptyRemote);
  await publish('vehicle', '1.1.0', emptyRemote);
  const running = await findPlatform(platform.home);
  await running?.call('release.rollback', { name: 'vehicle' });
  const before = await releaseState();
  // Nothing was built from the source of this repository: a start with builds would build all of them.
  await writeFile(join(platform.home, 'with-builds'), '');
  process.kill((await findPlatform(platform.home))?.pid ?? 0, 'SIGKILL');
  await untilHealthy(({ restarts }) => restarts.count === 1);
  expect(await releaseState()).toEqual(before);
  expect(existsSync(join(homeFolders(platform.home).artifacts, 'built.json'))).toBe(false);
});

test('errors that escape from a remote cost nothing, and the health check says whose they were', async () => {
  await publish(
    'shell',
    '1.0.0',
    `module.exports = { contract: '1.0.0', sharedModules: {}, render: async (input) => {
      const { searchParams } = input.url;
      if (searchParams.has('bare')) void Promise.reject();
      if (input.remotes.search) await input.remotes.search.routes[0].load(input);
      return { kind: 'page', status: 200, html: '<p>served</p>', cache: 'private', complete: true };
    } };`,
  );
  await publish(
    'search',
    '1.0.0',
    `const throwLater = () => { throw new Error('thrown by a timer'); };
    exports.remote = { contract: '1.0.0', slots: {}, routes: [{ load: async ({ url: { searchParams }, api }) => {
      if (searchParams.has('timer')) setTimeout(throwLater, 0);
      if (searchParams.has('text')) setTimeout(() => { throw 'only a text'; }, 0);
      if (searchParams.has('promise')) void Promise.reject(new Error('no handler'));
      if (searchParams.has('exit')) process.exit(0);
      if (searchParams.has('loop')) { await null; for (;;); }
      if (searchParams.has('call')) void api('getCar', { params: { slug: 'no-such-car' } });
    } }] };`,
  );
  for (const fault of ['timer', 'text', 'promise', 'call', 'bare']) {
    for (let count = 0; count < 10; count += 1) {
      const page = await platform.ask(`/?${fault}=${count}`);
      expect([fault, page.status, page.body]).toEqual([fault, 200, '<p>served</p>']);
    }
  }
  await untilHealthy(({ escapedErrors }) => Object.values(escapedErrors).reduce((a, b) => a + b, 0) === 50);
  const { restarts, escapedErrors } = await health();
  const composition = (await platform.ask('/')).headers['x-forecourt-composition'];
  expect(restarts.count).toBe(1); // from the test before
  expect(escapedErrors).toEqual({ 'search@1.0.0': 40, [`a page of composition ${String(composition)}`]: 10 });
  const log = await readFile(join(platform.home, 'logs/platform.log'), 'utf8');
  const lines = log.split('\n').filter((line) => line.includes('thrown by a timer'));
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    [1, 10].map((count) => expect.objectContaining({ level: 'error', release: 'search@1.0.0', count })),
  );
});

test('a serving process that is killed is started again at the same address, with its data and one search server', async () => {
  const { status, body } = await sendLead();
  expect(status).toBe(201);
  const { pid = 0, port } = (await findPlatform(platform.home)) ?? {};
  const searchServer = await searchServerPid();
  process.kill(pid, 'SIGKILL');
  const seen = new Set<number>();
  while (!seen.has(200)) {
    const answer = await platform.ask('/healthz').catch(() => null); // the port changes hands
    if (answer) seen.add(answer.status);
  }
  expect([...seen]).toEqual([503, 200]);
  const { restarts } = await health();
  expect(restarts).toEqual({
    count: 2,
    last: { at: expect.any(String), reason: 'it was ended by SIGKILL' },
  });
  expect((await findPlatform(platform.home))?.port).toBe(port);
  expect((await findPlatform(platform.home))?.pid).not.toBe(pid);
  expect(await searchServerPid()).not.toBe(searchServer);
  expect(running(searchServer)).toBe(false);
  expect(JSON.parse((await sendLead()).body)).toEqual(JSON.parse(body));
});

test('a release that ends the process brings it down once, not for good', async () => {
  await platform.ask('/?exit').catch(() => null); // it gets no answer
  await untilHealthy(({ restarts }) => restarts.count === 3);
  expect((await health()).restarts.last?.reason).toBe('it ended with status 0');
  expect((await platform.ask('/')).body).toBe('<p>served</p>');
});

test('a process that something holds for good is ended and started again', async () => {
  await platform.ask('/?loop').catch(() => null); // it gets no answer
  await untilHealthy(({ restarts }) => restarts.count === 4);
  expect((await health()).restarts.last?.reason).toBe('something held it for 15 s');
  expect((await platform.ask('/')).body).toBe('<p>served</p>');
});

test('a stop ends both processes, with the search server', async () => {
  const searchServer = await searchServerPid();
  const pid = (await findPlatform(platform.home))?.pid ?? 0;
  expect(await platform.stop('SIGINT')).toBe(0);
  expect([running(pid), running(searchServer)]).toEqual([false, false]);
  expect(await findPlatform(platform.home)).toBeNull();
});

test('a first start that cannot work says why, once, and is not tried again', async () => {
  const broken = await createPlatformProcess({ PORT: 'x' });
  await expect(broken.start()).rejects.toThrow(
    /^The platform ended while starting:\n\nThe environment variable PORT must be a port number[^\n]*\n$/,
  );
  await broken.remove();
});
