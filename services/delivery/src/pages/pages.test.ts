import { apiPrefix } from 'shared-contracts/api/endpoints';
import { saltedCohort } from '../composition/salted-composition';
import { createFixture, twoSites, type Fixture } from '../testing/delivery-fixture';
import { remoteBundle, searchRelease, shellBundle, shellRelease } from '../testing/releases';
import { createPageCache } from './page-cache';

const callsRoute = { id: 'shell.calls', pattern: '/calls', gate: 'none', cache: 'shared' } as const;

let delivery: Fixture;
beforeEach(async () => {
  delivery = await createFixture({}, undefined, twoSites);
});
afterEach(() => delivery.close());

const renders = (body: string): string => /id="renders">(\d+)/.exec(body)?.[1] ?? '';

test('[DEL-004] every address is answered by a page; an unknown one with status 404 and the 404 page', async () => {
  const found = await delivery.get('/search');
  expect([found.statusCode, found.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(found.body).toContain('search 1.0.0 with shared');
  for (const path of ['/nothing-here', '/cars/nope', '/admin', '/.env']) {
    const missing = await delivery.get(path);
    expect([path, missing.statusCode]).toEqual([path, 404]);
    expect(missing.body).toContain('not found');
  }
});

test('an unknown call of a service is answered as a call, not as a page', async () => {
  for (const path of [`${apiPrefix}/nope`, apiPrefix, '/search-service/nope']) {
    const answer = await delivery.get(path);
    expect([path, answer.statusCode, answer.json()]).toEqual([
      path,
      404,
      { error: { code: 'not_found', message: 'There is nothing at this address.' } },
    ]);
  }
});

test('[DEL-005] pages are revalidated, private ones kept nowhere', async () => {
  expect((await delivery.get('/')).headers['cache-control']).toBe('no-cache');
  expect((await delivery.get('/mine')).headers['cache-control']).toBe('no-store');
});

test('equal anonymous requests share one rendering for two seconds, other addresses, sites and signed-in visitors do not', async () => {
  const first = renders((await delivery.get('/search')).body);
  expect(renders((await delivery.get('/search')).body)).toBe(first);
  expect(renders((await delivery.get('/search?page=2')).body)).not.toBe(first);
  expect(renders((await delivery.get('/search', { host: 'coastal.localhost' })).body)).not.toBe(first);
  expect(renders((await delivery.get('/search', { cookie: 'fc_session=abc' })).body)).not.toBe(first);
  const [a, b] = await Promise.all([delivery.get('/search?page=3'), delivery.get('/search?page=3')]);
  expect(renders(a.body)).toBe(renders(b.body));
});

test('[API-035] pages of a signed-in visitor are made for that visitor, and neither kept nor shared', async () => {
  const session = 's'.repeat(43);
  const browser = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  await delivery.publish({
    ...shellRelease('1.9.0'),
    routes: [...(shellRelease().routes ?? []), callsRoute],
  });
  delivery.registry.set({ shell: '1.9.0', search: '1.0.0' });
  delivery.answers.set('getCar', () => ({}));
  const shared = await delivery.get('/calls');
  const own = await delivery.get('/calls', { cookie: `fc_visitor=${browser}; fc_session=${session}` });
  expect([shared.headers['cache-control'], own.headers['cache-control']]).toEqual(['no-cache', 'no-store']);
  expect(delivery.calls.map(({ visitor }) => [visitor?.browser, visitor?.session])).toEqual([
    [null, null],
    [browser, session],
  ]);
  expect(renders((await delivery.get('/calls')).body)).toBe(renders(shared.body));
  const seen = async (headers: Record<string, string>) =>
    /id="visitor">([^<]*)/.exec((await delivery.get('/mine', headers)).body)?.[1];
  expect(await seen({ cookie: `fc_session=${session}` })).toBe('[true,null]');
  expect(await seen({ cookie: `fc_visitor=${browser}` })).toBe('[false,null]');
  // Over plain HTTP the cookie of HTTPS is another one.
  expect(await seen({ cookie: `__Host-fc_session=${session}` })).toBe('[false,null]');
});

test.each([
  ['http://harbour.localhost/cars/a?x=1#part', '/cars/a?x=1'],
  ['http://harbour.localhost/', '/'],
  ['http://harbour.localhost/mine?again', null],
  ['http://harbour.localhost:81/cars/a', null],
  ['https://harbour.localhost/cars/a', null],
  ['https://evil.example/cars/a', null],
  ['javascript:alert(1)', null],
  ['no address', null],
])('[SHL-033] the referrer of a page reached from %s is %j', async (referer, expected) => {
  const page = await delivery.get('/mine', { referer });
  expect(/id="visitor">([^<]*)/.exec(page.body)?.[1]).toBe(JSON.stringify([false, expected]));
});

test('private pages are rendered for each visitor', async () => {
  const first = renders((await delivery.get('/mine')).body);
  expect(renders((await delivery.get('/mine')).body)).not.toBe(first);
});

test('a kept page runs out, and one that must not be kept is not', async () => {
  let now = 1000;
  const cache = createPageCache<{ n: number }>(
    () => 10,
    () => now,
  );
  let count = 0;
  const render = (keep: boolean) => async () => ({ value: { n: ++count }, keep });
  expect(await cache.get('a', render(true))).toEqual({ value: { n: 1 }, from: 'render' });
  now = 2999;
  expect(await cache.get('a', render(true))).toEqual({ value: { n: 1 }, from: 'cache' });
  now = 3001;
  expect(await cache.get('a', render(false))).toEqual({ value: { n: 2 }, from: 'render' });
  expect(await cache.get('a', render(false))).toEqual({ value: { n: 3 }, from: 'render' });
  await expect(cache.get('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('b', render(true))).toEqual({ value: { n: 4 }, from: 'render' });
});

test.each([true, false])(
  'requests that wait for one rendering share its page only when it may be kept (%s)',
  async (keep) => {
    const cache = createPageCache<{ n: number }>(() => 10);
    const finish: (() => void)[] = [];
    let count = 0;
    const render = () =>
      new Promise<{ value: { n: number }; keep: boolean }>((resolve) => {
        count += 1;
        const value = { n: count };
        finish.push(() => resolve({ value, keep }));
      });
    const answers = Promise.all([cache.get('a', render), cache.get('a', render)]);
    expect(finish).toHaveLength(1);
    finish[0]?.();
    // A request that waited for a page of another visitor gets one of its own.
    await new Promise(setImmediate);
    finish[1]?.();
    expect((await answers).map(({ value, from }) => [value.n, from])).toEqual(
      keep
        ? [
            [1, 'render'],
            [1, 'cache'],
          ]
        : [
            [1, 'render'],
            [2, 'render'],
          ],
    );
  },
);

test('addresses have one form: trailing slashes are taken away, and never lead to another host', async () => {
  const answer = await delivery.get('/search/?page=2');
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/search?page=2']);
  expect((await delivery.get('//evil.example/')).headers.location).toBe('/evil.example');
  expect((await delivery.get('/moved')).headers.location).toBe('/search');
});

test('a shell that throws gives a plain page with status 500 and no word about the cause', async () => {
  const answer = await delivery.get('/throws');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('Something went wrong');
  expect(answer.body).not.toMatch(/secret|at .*\.cjs|Error/);
  expect(delivery.log).toContainEqual(
    expect.objectContaining({ level: 'error', message: 'a page could not be rendered' }),
  );
});

test('a page that hangs is given up with 503 while others are answered', async () => {
  const impatient = await createFixture({ renderLimitMs: 300 }, undefined, twoSites);
  try {
    const hanging = impatient.get('/hangs');
    expect((await impatient.get('/search')).statusCode).toBe(200);
    expect((await hanging).statusCode).toBe(503);
  } finally {
    await impatient.close();
  }
});

test('a remote whose bundle is broken is left out of the page and tried again', async () => {
  await delivery.publish(searchRelease('1.1.0', 'throw new Error("broken on load")'));
  delivery.registry.set({ shell: '1.0.0', search: '1.1.0' });
  const broken = await delivery.get('/search');
  expect([broken.statusCode, /<main[^>]*>([^<]*)/.exec(broken.body)?.[1]]).toEqual([200, 'left out']);
  expect((await delivery.get('/')).statusCode).toBe(200);
  expect(delivery.log).toContainEqual(
    expect.objectContaining({ fields: expect.objectContaining({ remote: 'search', phase: 'load' }) }),
  );
});

test.each([
  ['hangs at its top level', 'for (;;) {}', /timed out/],
  ['requires what the shell does not share', 'require("left-pad")', /left-pad.*Bundle it/],
  ['reaches for the machine', 'require("node:child_process")', /child_process/],
  ['exports nothing', 'module.exports = {}', /does not export a remote/],
  [
    'speaks another contract',
    'exports.remote = { contract: "2.0.0", routes: [], slots: {} }',
    /contract 2\.0\.0.*1\.0\.0/,
  ],
])('a remote that %s costs its own place only', async (_what, code, message) => {
  await delivery.publish(searchRelease('1.2.0', code));
  delivery.registry.set({ shell: '1.0.0', search: '1.2.0' });
  expect((await delivery.get('/search')).body).toContain('left out');
  const problems = delivery.log
    .filter(({ level }) => level === 'error')
    .map(({ fields }) => JSON.stringify(fields));
  expect(problems.join('\n')).toMatch(message);
});

test('[DEL-013] one remote is released alone: a new version is live at once, the others and their addresses stay', async () => {
  const before = await delivery.get('/search');
  expect(before.headers['x-forecourt-composition']).toBe('search-1.0.0_shell-1.0.0');
  await delivery.publish(searchRelease('1.4.0'));
  expect((await delivery.get('/search')).body).toContain('search@1.0.0');
  delivery.registry.set({ shell: '1.0.0', search: '1.4.0' });
  const after = await delivery.get('/search');
  expect(after.body).toContain('data-remote="search@1.4.0">search 1.4.0 with shared');
  expect(after.headers['x-forecourt-composition']).toBe('search-1.4.0_shell-1.0.0');
  // A tab opened before still finds its files.
  expect((await delivery.get('/assets/search/1.0.0/remoteEntry.js')).body).toContain('1.0.0');
  expect((await delivery.get('/assets/search/1.4.0/remoteEntry.js')).body).toContain('1.4.0');
  delivery.registry.set({ shell: '1.0.0', search: '1.0.0' });
  expect((await delivery.get('/search')).body).toContain('search 1.0.0 with shared');
});

test('a new shell links the remotes anew, and a broken one leaves the last good one in place', async () => {
  await delivery.get('/search');
  await delivery.publish({
    ...shellRelease('2.0.0'),
    node: shellBundle.replace("label: 'shared'", "label: 'new shell'"),
  });
  delivery.registry.set({ shell: '2.0.0', search: '1.0.0' });
  expect((await delivery.get('/search')).body).toContain('with new shell');
  await delivery.publish({ ...shellRelease('2.1.0'), node: 'throw new Error("broken shell")' });
  delivery.registry.set({ shell: '2.1.0', search: '1.0.0' });
  const answer = await delivery.get('/search');
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('with new shell')]);
});

test('a release for part of the visitors follows their cohort', async () => {
  await delivery.publish(searchRelease('1.5.0'));
  delivery.registry.set({ shell: '1.0.0', search: '1.5.0' }, 10);
  const cohorts = Array.from({ length: 100 }, (_, cohort) => cohort);
  const [inside, outside] = [9, 10].map((place) =>
    cohorts.find((cohort) => saltedCohort('search@1.5.0', cohort) === place),
  );
  expect((await delivery.get('/search', { cookie: `fc_cohort=${inside}` })).body).toContain('search 1.5.0');
  expect((await delivery.get('/search', { cookie: `fc_cohort=${outside}` })).body).toContain('search 1.0.0');
  const first = await delivery.get('/search');
  const cookie = String(first.headers['set-cookie']);
  expect(cookie).toMatch(/^fc_cohort=\d{1,2}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  expect(
    (await delivery.get('/search', { cookie: cookie.split(';')[0] ?? '' })).headers['set-cookie'],
  ).toBeUndefined();
});

test('QA swaps one remote in one browser, freely on localhost', async () => {
  await delivery.publish(searchRelease('2.0.0-rc.1', remoteBundle('candidate')));
  const swapped = await delivery.get('/search?fc-override=search@2.0.0-rc.1');
  expect(swapped.body).toContain('candidate with shared');
  expect(swapped.headers['x-forecourt-composition']).toBe('search-1.0.0_shell-1.0.0+override');
  expect(swapped.headers['cache-control']).toBe('no-store');
  expect((await delivery.get('/search')).body).toContain('search 1.0.0');
  const cookie = [swapped.headers['set-cookie']]
    .flat()
    .find((line) => line?.startsWith('fc_override='))
    ?.split(';')[0];
  expect((await delivery.get('/search', { cookie: cookie ?? '' })).body).toContain('candidate with shared');
  const cleared = await delivery.get('/search?fc-override=', { cookie: cookie ?? '' });
  expect(cleared.body).toContain('search 1.0.0');
  expect(String(cleared.headers['set-cookie'])).toContain('fc_override=; Path=/; Max-Age=0');
});
