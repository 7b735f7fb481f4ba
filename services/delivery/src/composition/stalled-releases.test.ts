import { createFixture, twoSites, type Fixture } from '../testing/delivery-fixture';
import { leadsRelease, loopingBundle, searchRelease, shellRelease } from '../testing/releases';
import { ReleaseStall, runLimited } from './run-limited';

/** The share of a processor that whatever runs here has, however busy this machine is. */
let processorShare: number;
let delivery: Fixture;
beforeEach(async () => {
  processorShare = 1;
  const used = jest.spyOn(process, 'cpuUsage');
  used.mockImplementation((before) => ({
    user: performance.now() * 1000 * processorShare - (before?.user ?? 0),
    system: 0,
  }));
  delivery = await createFixture({}, undefined, twoSites);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await delivery.close();
});

const stalledReleases = async (): Promise<unknown> =>
  (JSON.parse((await delivery.get('/healthz')).body) as { stalledReleases: unknown }).stalledReleases;

function thrownBy(work: () => void, release: string): unknown {
  try {
    return runLimited(work, () => release);
  } catch (error) {
    return error;
  }
}

test('a page that never ends costs one pause: the last version of its release serves from then on', async () => {
  expect((await delivery.get('/search')).body).toContain('search 1.0.0');
  await delivery.publish(searchRelease('1.1.0', loopingBundle));
  delivery.registry.set({ shell: '1.0.0', search: '1.1.0' });
  const page = await delivery.get('/search');
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('search 1.0.0')]);
  expect(page.body).toContain('data-remote="search@1.0.0"');
  expect(await stalledReleases()).toEqual(['search@1.1.0']);
  expect((await delivery.get('/search?x=2')).body).toContain('search 1.0.0');
  expect((await delivery.get('/')).statusCode).toBe(200);
  const lines = delivery.log.filter(({ message }) => message.includes('held the process'));
  expect(lines).toMatchObject([{ level: 'error', fields: { release: 'search@1.1.0' } }]);
  // Mended and promoted, it is live like any other.
  await delivery.publish(searchRelease('1.2.0'));
  delivery.registry.set({ shell: '1.0.0', search: '1.2.0' });
  expect((await delivery.get('/search')).body).toContain('search 1.2.0');
});

test('a release that stalls and has no version before it is left out', async () => {
  await delivery.publish(searchRelease('1.1.0', loopingBundle));
  delivery.registry.set({ shell: '1.0.0', search: '1.1.0' });
  const page = await delivery.get('/search');
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('left out')]);
});

test('a shell that stalls and has no version before it costs one pause a page, not two', async () => {
  const shell = shellRelease('1.1.0');
  // The call counts how often it was rendered.
  const stall = "void input.api('listModels'); input.limit(() => { for (;;); }, () => 'shell');";
  const node = shell.node.replace(
    'async render(input) {',
    `async render(input) { if (input.url.search === '?stalls') { ${stall} }`,
  );
  await delivery.publish({ ...shell, node });
  delivery.registry.set({ shell: '1.1.0', search: '1.0.0' });
  expect((await delivery.get('/search?stalls')).statusCode).toBe(500);
  expect(delivery.calls.map(({ name }) => name)).toEqual(['listModels']);
  expect((await delivery.get('/search')).statusCode).toBe(200);
});

test('a form whose answer never ends costs its own answer, once', async () => {
  const release = leadsRelease();
  const node = release.node.replace(/action: .*,/, 'action: () => { for (;;); },');
  expect(node).toContain('for (;;)');
  await delivery.publish({ ...release, node });
  delivery.registry.set({ shell: '1.0.0', leads: '1.0.0' });
  const posted = await delivery.app.inject({
    method: 'POST',
    url: '/enquire',
    headers: { host: 'harbour.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Ann',
  });
  expect(posted.statusCode).toBeGreaterThanOrEqual(500);
  expect(await stalledReleases()).toEqual(['leads@1.0.0']);
});

test('work that waits for a busy machine is cut off, and no release is blamed for it', () => {
  jest.restoreAllMocks();
  const sleeping = new Int32Array(new SharedArrayBuffer(4));
  const work = (): void => {
    for (let step = 0; step < 500; step += 1) Atomics.wait(sleeping, 0, 0, 10);
  };
  const thrown = thrownBy(work, 'search');
  expect(thrown).toMatchObject({ code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' });
  expect(thrown).not.toBeInstanceOf(ReleaseStall);
});

test('a loop that gets less than a quarter of a processor is blamed when it is met again', () => {
  processorShare = 0.15;
  const loop = (): void => {
    for (;;);
  };
  expect(thrownBy(loop, 'vehicle')).not.toBeInstanceOf(ReleaseStall);
  expect(thrownBy(loop, 'locations')).not.toBeInstanceOf(ReleaseStall);
  expect(thrownBy(loop, 'vehicle')).toMatchObject({ name: 'ReleaseStall', release: 'vehicle' });
});

test('what is quick is given back, and what it throws is thrown', () => {
  expect(
    runLimited(
      () => 7,
      () => 'search',
    ),
  ).toBe(7);
  const error = new Error('its own');
  expect(() =>
    runLimited(
      () => {
        throw error;
      },
      () => 'search',
    ),
  ).toThrow(error);
});
