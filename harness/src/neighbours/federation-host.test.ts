import { createSuiteFixture } from '../suite/suite-fixture';
import { createNeighbours } from './federation-host';

const answerWith = (status: number, body: object): void => {
  globalThis.fetch = async () => new Response(JSON.stringify(body), { status });
};

const { fetch: originalFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = originalFetch;
  jest.useRealTimers();
});

test('a platform that never answers is given up in time, and the next try asks anew', async () => {
  jest.useFakeTimers();
  const signals: AbortSignal[] = [];
  globalThis.fetch = (_address, { signal } = {}) => {
    if (signal) signals.push(signal);
    return new Promise(() => undefined);
  };
  const neighbours = createNeighbours(createSuiteFixture({}).platform);
  const load = neighbours.load('search');
  expect(neighbours.load('search')).toBe(load);
  const reason = load.catch((error: unknown) => String(error));
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await reason).toBe('Error: search was not there within 8 seconds.');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  answerWith(503, { error: { code: 'unavailable', message: 'No platform answers.' } });
  await expect(neighbours.load('search')).rejects.toThrow('No platform answers.');
});

test('a platform without the remote says so', async () => {
  answerWith(200, { vehicle: '/assets/vehicle/1.0.0/mf/mf-manifest.json' });
  await expect(createNeighbours(createSuiteFixture({}).platform).load('search')).rejects.toThrow(
    'The platform has no release of search that is live.',
  );
});
