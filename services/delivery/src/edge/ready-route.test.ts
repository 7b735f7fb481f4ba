import { createFixture, type Fixture } from '../testing/delivery-fixture';

/*
 * Readiness, by which a load balancer decides where visitors go: every part that pages need, and no waiting for one that
 * hangs.
 */

const hang = () => new Promise<never>(() => undefined);
const ready = { api: 'ok', database: 'ok', search: 'ok', shell: 'ok' };

let delivery: Fixture;
let searchIsUp: () => Promise<boolean>;
let pingDatabase: () => Promise<void>;
beforeAll(async () => {
  delivery = await createFixture();
});
beforeEach(() => {
  searchIsUp = async () => true;
  pingDatabase = async () => undefined;
  delivery.answers.set('getSiteConfig', () => ({}));
  delivery.registry.set({ shell: '1.0.0', search: '1.0.0' });
  delivery.health({ status: 'ok' });
});
beforeAll(() => {
  delivery.parts.isUp = () => searchIsUp();
  delivery.parts.pingDatabase = () => pingDatabase();
});
afterAll(() => delivery.close());

const readiness = async () => {
  const startedAt = performance.now();
  const { statusCode, headers, body } = await delivery.get('/readyz', { host: 'load-balancer' });
  const answer = JSON.parse(body) as { status: string; failing?: string[]; parts?: object }; // its own contract
  return { statusCode, headers, answer, ms: performance.now() - startedAt };
};

test('[DEL-011] it is ready when API, database, search and shell answer, for any host', async () => {
  const { statusCode, headers, answer } = await readiness();
  expect([statusCode, answer]).toEqual([200, { status: 'ready', parts: ready }]);
  expect(headers['cache-control']).toBe('no-store');
  expect((await delivery.get('/readyz?x=1', { host: 'other' })).statusCode).toBe(200);
});

test.each<[string, () => void]>([
  ['database', () => (pingDatabase = () => Promise.reject(new Error('gone')))],
  [
    'api',
    () =>
      delivery.answers.set('getSiteConfig', () => {
        throw new Error('broken');
      }),
  ],
])('[DEL-011] without %s it is 503 and names it', async (part, breakIt) => {
  breakIt();
  const { statusCode, headers, answer } = await readiness();
  expect([statusCode, headers['retry-after'], answer]).toEqual([
    503,
    '2',
    { status: 'not ready', failing: [part], parts: { ...ready, [part]: 'failed' } },
  ]);
});

test('[DEL-011] without the search server it goes on serving, and says what is missing', async () => {
  searchIsUp = async () => false;
  const { statusCode, answer } = await readiness();
  expect([statusCode, answer]).toEqual([200, { status: 'ready', parts: { ...ready, search: 'failed' } }]);
});

test('[DEL-011] without a shell that can be loaded it is 503 and names it', async () => {
  const own = await createFixture();
  try {
    own.registry.set({ search: '1.0.0' });
    const { statusCode, body } = await own.get('/readyz');
    expect([statusCode, JSON.parse(body)]).toMatchObject([503, { failing: ['shell'] }]);
  } finally {
    await own.close();
  }
});

test('[DEL-011] a part that hangs is named within a second, and gets one question however often it is looked at', async () => {
  let questions = 0;
  let answer = (): void => undefined;
  pingDatabase = () => {
    questions += 1;
    return new Promise((resolve) => (answer = resolve));
  };
  const looks = await Promise.all([readiness(), readiness(), readiness()]);
  for (const look of looks) {
    expect([look.statusCode, look.answer.failing]).toEqual([503, ['database']]);
    expect(look.answer.parts).toEqual({ ...ready, database: 'no answer' });
    expect(look.ms).toBeLessThan(4000); // on a busy machine; 800 ms otherwise
  }
  expect((await readiness()).statusCode).toBe(503);
  expect(questions).toBe(1);
  answer();
  pingDatabase = async () => undefined;
  await new Promise((resolve) => setImmediate(resolve));
  expect((await readiness()).statusCode).toBe(200);
});

test('[DEL-011] a process that starts or stops is not ready; liveness says so and stays 200 while it stops', async () => {
  delivery.health({ status: 'starting', step: 'Making demo stock' });
  expect(await readiness()).toMatchObject({
    statusCode: 503,
    answer: { status: 'starting', step: 'Making demo stock' },
  });
  delivery.health({ status: 'stopping' });
  pingDatabase = hang;
  expect(await readiness()).toMatchObject({ statusCode: 503, answer: { status: 'stopping' } });
  const live = await delivery.get('/healthz');
  expect([live.statusCode, live.json<{ status: string }>().status]).toEqual([200, 'stopping']);
});

test('[DEL-011] liveness stays 200 without search, and says that it is down', async () => {
  searchIsUp = async () => false;
  const live = await delivery.get('/healthz');
  expect([live.statusCode, live.json<{ search: object }>().search]).toEqual([
    200,
    { server: 'down', hit: 3, join: 2, miss: 1 },
  ]);
});
