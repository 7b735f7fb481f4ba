import { Agent, get } from 'node:http';
import { createPlatformProcess, type PlatformProcess } from '../testing/platform-process';
import { promoteSmallShell } from '../testing/test-release';

/*
 * A stop by a service manager: visitors on kept connections notice nothing of it but that their next connection is another.
 */

const limitMs = 180_000;
const everyMs = 10; // 100 requests a second

let platform: PlatformProcess;
beforeAll(async () => {
  platform = await createPlatformProcess({ DRAIN_SECONDS: '2' });
  await platform.start();
  await promoteSmallShell(platform.home);
}, limitMs);
afterAll(() => platform.remove(), limitMs);

interface Outcome {
  /** Status, or the code of the error. */
  result: number | string;
  connection: string | undefined;
  isReused: boolean;
}

function ask(agent: Agent, path: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = get(
      { host: '127.0.0.1', port: platform.port(), path, agent, headers: { host: 'harbour.localhost' } },
      (response) => {
        response.on('error', (error: NodeJS.ErrnoException) =>
          resolve({ result: error.code ?? '', connection: '', isReused: request.reusedSocket }),
        );
        response.on('end', () => {
          const { statusCode, headers } = response;
          resolve({
            result: statusCode ?? 0,
            connection: headers.connection,
            isReused: request.reusedSocket,
          });
        });
        response.resume();
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ result: error.code ?? '', connection: '', isReused: request.reusedSocket }),
    );
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test(
  '[DEL-011] SIGTERM under 100 requests a second on kept connections resets none',
  async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const requests: Promise<Outcome>[] = [];
    const timer = setInterval(() => requests.push(ask(agent, '/')), everyMs);
    await pause(1000);
    const looks = [(await ask(new Agent(), '/readyz')).result];
    const stopped = platform.stop('SIGTERM');
    const sent = requests.length;
    while (looks.at(-1) === 200) looks.push((await ask(new Agent(), '/readyz')).result);
    // A balancer that looks once a second has sent its visitors elsewhere by then; what it has open stays open.
    await pause(1000);
    clearInterval(timer);
    expect(await stopped).toBe(0);
    const outcomes = await Promise.all(requests);
    agent.destroy();
    expect([looks[0], looks.at(-1)]).toEqual([200, 503]);
    expect(outcomes.filter(({ result }) => result !== 200)).toEqual([]);
    const [before, after] = [outcomes.slice(0, sent), outcomes.slice(sent)];
    expect(before.filter(({ isReused }) => isReused).length).toBeGreaterThan(20);
    expect(after.filter(({ connection }) => connection === 'close').length).toBeGreaterThan(20);
  },
  limitMs,
);
