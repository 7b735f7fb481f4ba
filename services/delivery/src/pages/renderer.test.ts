import type { Api } from 'service-api';
import type { RenderInput, RenderOutput } from 'shared-contracts/remote/shell-server';
import { recordingLog } from '../testing/recording-log';
import { createRenderer, type RenderRequest } from './renderer';
import { sizeOfPage, toRenderedPage } from './rendered-page';
import { PageTimeout, pageLimitMs } from './with-timeout';

const page: RenderOutput = { kind: 'page', status: 200, html: '<p>', cache: 'shared', complete: true };

/** A renderer on a shell that the test writes. */
function start(render: (input: RenderInput) => Promise<RenderOutput>, limitMs = pageLimitMs) {
  const { log, lines } = recordingLog();
  const searches: unknown[] = [];
  const services = {
    api: { call: () => 'calls', publicConfig: async () => 'config' } as unknown as Api, // what the shell gets
    search: {
      query: async (...requested: unknown[]) => void searches.push(requested),
      registerGateway: async () => undefined,
      cacheCounts: () => ({ hit: 0, join: 0, miss: 0 }),
    } as never, // answers nothing
    now: () => new Date(0),
    log,
    limitMs,
  };
  const live = {
    id: 'c',
    releases: {},
    remotes: {},
    problems: [],
    shell: { version: '1.0.0', server: { render } },
  };
  const ask = (changes: object = {}) =>
    createdRenderer({
      site: { config: 'site config' },
      live,
      url: new URL('http://dealer.example/search?x=1'),
      visitor: { session: null },
      ...changes,
    } as unknown as RenderRequest); // what the renderer reads of it
  const createdRenderer = createRenderer(services);
  return { ask, lines, searches, live };
}

test('a rendering is given what its page needs, and nothing of what is not there', async () => {
  const inputs: RenderInput[] = [];
  const { ask } = start(async (input) => {
    inputs.push(input);
    return page;
  });
  await ask();
  await ask({ cameFrom: '/', formState: { values: {}, errors: {}, key: 'k' }, visitor: { session: 's' } });
  expect(inputs[0]).toMatchObject({ composition: 'c', site: 'config', api: 'calls', hasSession: false });
  expect(inputs[0]).not.toHaveProperty('cameFrom');
  expect(inputs[0]).not.toHaveProperty('formState');
  expect(inputs[1]).toMatchObject({ hasSession: true, cameFrom: '/', formState: { key: 'k' } });
  expect(inputs[0]?.noncePlaceholder).not.toBe(inputs[1]?.noncePlaceholder);
});

test('a page that hangs is given up with its address, and what it has started is aborted', async () => {
  let signal: AbortSignal | undefined;
  const { ask } = start((input) => {
    signal = input.signal;
    return new Promise(() => undefined);
  }, 20);
  const failure: unknown = await ask().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PageTimeout);
  expect(failure).toMatchObject({ message: 'Rendering /search was not done within 20 ms.' });
  expect(signal?.reason).toBe(failure);
});

test('what still runs for a finished page is aborted', async () => {
  let signal: AbortSignal | undefined;
  const { ask } = start(async (input) => {
    signal = input.signal;
    expect(signal.aborted).toBe(false);
    return page;
  });
  await ask();
  expect(signal?.aborted).toBe(true);
});

test('a search of a page ends with the page, or when the page says so', async () => {
  const own = new AbortController().signal;
  const { ask, searches } = start(async (input) => {
    await input.search([]);
    await input.search([], { signal: own });
    expect(searches).toEqual([
      ['site config', [], { signal: input.signal, fromStock: true }],
      ['site config', [], { signal: own, fromStock: true }],
    ]);
    return page;
  });
  await ask();
  expect(searches).toHaveLength(2);
});

test('a problem is logged once in a while, another one at once, each in five hundred characters', async () => {
  let nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const { ask, lines, live } = start(async ({ report }) => {
    report({ remote: 'leads', phase: 'render', message: 'y'.repeat(600) });
    return page;
  });
  Object.assign(live, { problems: [{ remote: 'search', message: 'broken' }] });
  await ask();
  expect(lines).toEqual([
    { level: 'warn', message: 'a part of a page was left out', fields: { remote: 'search', phase: 'load', problem: 'broken' } },
    { level: 'warn', message: 'a part of a page was left out', fields: { remote: 'leads', phase: 'render', problem: 'y'.repeat(500) } },
  ]); // prettier-ignore
  nowMs = 9_999;
  await ask();
  expect(lines).toHaveLength(2);
  nowMs = 10_000;
  await ask();
  expect(lines).toHaveLength(4);
});

test('of more than 500 problems all are forgotten, so that memory has an end', async () => {
  const { ask, lines } = start(async ({ report }) => {
    for (let problem = 0; problem < 502; problem += 1)
      report({ remote: 'leads', phase: 'render', message: `problem ${problem}` });
    report({ remote: 'leads', phase: 'render', message: 'problem 501' });
    report({ remote: 'leads', phase: 'render', message: 'problem 0' });
    return page;
  });
  await ask();
  expect(lines).toHaveLength(503);
});

test('a page is cut where its nonces belong, and counted by what it takes in memory', () => {
  const cut = toRenderedPage({ ...page, html: 'a~b~c', complete: false, cache: 'private' }, '~');
  expect(cut).toEqual({
    kind: 'page',
    status: 200,
    parts: ['a', 'b', 'c'],
    isShared: false,
    isComplete: false,
    hasTrustedTypes: false,
  });
  expect(sizeOfPage(cut)).toBe(106);
  const moved = { kind: 'redirect', status: 302, location: '/search' } as const;
  expect([toRenderedPage(moved, '~'), sizeOfPage(moved)]).toEqual([moved, 200]);
  expect(toRenderedPage(page, '~')).toMatchObject({ isShared: true, isComplete: true });
  expect(toRenderedPage({ ...page, trustedTypes: true }, '~')).toMatchObject({ hasTrustedTypes: true });
});
