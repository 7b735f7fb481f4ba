import { watchConsole } from './console-guard';

const guard = watchConsole(console);
globalThis.expectConsole = guard.expect;

beforeEach(() => guard.watch());
afterEach(() => guard.settle());
afterAll(() => guard.settle());

// As in the browser: under `npm test` one that fails is repeated once, and named when it then passes.
if (process.env['FORECOURT_RUNNER']) jest.retryTimes(1, { logErrorsBeforeRetry: true });

expect.extend({
  // Loaded on first use: axe-core costs a tenth of a second in every test file that does not need it.
  toHaveNoViolations(results: unknown) {
    const { toHaveNoViolations } = jest.requireActual<{
      toHaveNoViolations: { toHaveNoViolations: (results: unknown) => jest.CustomMatcherResult };
    }>('jest-axe');
    return toHaveNoViolations.toHaveNoViolations.call(this, results);
  },
});

if ('document' in globalThis) {
  jest.requireActual('@testing-library/jest-dom');
}
