import { compileFunction } from 'node:vm';
import { recordingLog } from '../testing/recording-log';
import { createEscapedErrors, ownerOf, registerBundle, runOwned } from './escaped-errors';

/** What code in a file throws. */
const thrownIn = (file: string, code = "throw new Error('x')"): unknown => {
  try {
    compileFunction(code, [], { filename: file })();
    return null;
  } catch (error) {
    return error;
  }
};

beforeAll(() => {
  registerBundle('/artifacts/search/1.0.0/node/bundle.cjs', 'search@1.0.0');
  registerBundle('/artifacts/search/1.0.0-rc.1/node/bundle.cjs', 'search@1.0.0-rc.1');
});

test('the file in the stack says whose an error is, whatever the caller', () => {
  const error = thrownIn('/artifacts/search/1.0.0-rc.1/node/bundle.cjs');
  expect(runOwned('leads@1.0.0', () => ownerOf(error, 'exception'))).toBe('search@1.0.0-rc.1');
  expect(ownerOf(thrownIn('/artifacts/other/1.0.0/node/bundle.cjs'), 'exception')).toBeNull();
});

test.each([['a text'], [undefined], [null], [{ message: 'no error' }]])(
  'without a stack (%p) it belongs to what was running',
  (error) => {
    for (const kind of ['exception', 'rejection'] as const) {
      expect(runOwned('leads@1.0.0', () => ownerOf(error, kind))).toBe('leads@1.0.0');
      expect(ownerOf(error, kind)).toBeNull();
    }
  },
);

test('an exception in code of the platform is its own, a call without a handler is not', () => {
  const error = new Error('made here');
  expect(runOwned('leads@1.0.0', () => ownerOf(error, 'exception'))).toBeNull();
  expect(runOwned('leads@1.0.0', () => ownerOf(error, 'rejection'))).toBe('leads@1.0.0');
});

test('an error whose stack throws is survived', () => {
  const error = new Error('x');
  Object.defineProperty(error, 'stack', {
    get: () => {
      throw new Error('worse');
    },
  });
  expect(runOwned('leads@1.0.0', () => ownerOf(error, 'rejection'))).toBe('leads@1.0.0');
});

test('errors are counted by release, and each is logged when it first comes and ten times more', () => {
  const { log, lines } = recordingLog();
  const escaped = createEscapedErrors(log);
  for (let count = 0; count < 150; count += 1) {
    expect(runOwned('leads@1.0.0', () => escaped.contain('one', 'rejection'))).toBe(true);
  }
  expect(runOwned('leads@1.0.0', () => escaped.contain('another', 'exception'))).toBe(true);
  expect(escaped.contain('our own', 'exception')).toBe(false);
  expect(escaped.counts()).toEqual({ 'leads@1.0.0': 151 });
  expect(lines.map(({ fields }) => fields)).toEqual([
    { release: 'leads@1.0.0', kind: 'rejection', count: 1, error: 'one' },
    { release: 'leads@1.0.0', kind: 'rejection', count: 10, error: 'one' },
    { release: 'leads@1.0.0', kind: 'rejection', count: 100, error: 'one' },
    { release: 'leads@1.0.0', kind: 'exception', count: 1, error: 'another' },
  ]);
});

test('of several bundles in a stack the topmost has thrown, whichever was loaded first', () => {
  const frame = (version: string) => `    at run (/artifacts/search/${version}/node/bundle.cjs:1:1)`;
  for (const versions of [
    ['1.0.0', '1.0.0-rc.1'],
    ['1.0.0-rc.1', '1.0.0'],
  ]) {
    const error = new Error('x');
    error.stack = ['Error: x', ...versions.map(frame)].join('\n');
    expect(ownerOf(error, 'exception')).toBe(`search@${versions[0]}`);
  }
});

test.each([
  ['    at node:internal/timers:1:1', 'leads@1.0.0'],
  ['    at <anonymous>', 'leads@1.0.0'],
  ['in a message: at platform.ts:1', 'leads@1.0.0'],
  ['    at node:internal/timers:1:1\n    at Platform.run (platform.ts:1:1)', null],
])('an exception whose stack is %j belongs to %p', (stack, owner) => {
  const error = new Error('x');
  error.stack = stack;
  expect(runOwned('leads@1.0.0', () => ownerOf(error, 'exception'))).toBe(owner);
});

test('more than 500 different errors are counted by their release only, and long ones are distinguished by their beginning', () => {
  const { log, lines } = recordingLog();
  const escaped = createEscapedErrors(log);
  const contain = (text: string) => runOwned('leads@1.0.0', () => escaped.contain(text, 'rejection'));
  contain(`${'x'.repeat(2000)}a`);
  contain(`${'x'.repeat(2000)}b`);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.fields).toMatchObject({ error: 'x'.repeat(2000) });
  for (let kind = 2; kind <= 501; kind += 1) expect(contain(`error ${kind}`)).toBe(true);
  expect(lines).toHaveLength(500);
  expect(lines[499]).toMatchObject({
    level: 'error',
    message: 'an error escaped from a release; the sites go on',
    fields: { error: 'error 500' },
  });
  for (let time = 2; time <= 10; time += 1) contain('error 500');
  expect(lines).toHaveLength(501);
  expect(escaped.counts()).toEqual({ 'leads@1.0.0': 511 });
});
