import { compileFunction } from 'node:vm';
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

test('the file in the stack says whose an error is, whoever called', () => {
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

test('an exception in code of the platform is its own, a call that nobody waits for is not', () => {
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
  const lines: object[] = [];
  const silent = () => undefined;
  const log = {
    debug: silent,
    info: silent,
    warn: silent,
    error: (fields: object) => void lines.push(fields),
  };
  const escaped = createEscapedErrors(log);
  for (let count = 0; count < 150; count += 1) {
    expect(runOwned('leads@1.0.0', () => escaped.contain('one', 'rejection'))).toBe(true);
  }
  expect(runOwned('leads@1.0.0', () => escaped.contain('another', 'exception'))).toBe(true);
  expect(escaped.contain('our own', 'exception')).toBe(false);
  expect(escaped.counts()).toEqual({ 'leads@1.0.0': 151 });
  expect(lines).toEqual([
    { release: 'leads@1.0.0', kind: 'rejection', count: 1, error: 'one' },
    { release: 'leads@1.0.0', kind: 'rejection', count: 10, error: 'one' },
    { release: 'leads@1.0.0', kind: 'rejection', count: 100, error: 'one' },
    { release: 'leads@1.0.0', kind: 'exception', count: 1, error: 'another' },
  ]);
});
