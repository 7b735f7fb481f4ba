import type { TestResult, TestRun, TestStatus } from './results';
import { idsOf, refutationsOf, traceResults, unknownIds, whyNoProof } from './trace-report';

const result = (title: string, status: TestStatus, more: Partial<TestResult> = {}): TestResult => ({
  runner: 'unit',
  project: 'p',
  title,
  status,
  ...more,
});

const IDS = ['CON-001', 'CON-002', 'FIN-010', 'SHL-001'];

test('an id is proven by a passing test that names it', () => {
  const trace = traceResults(IDS, [result('[CON-001][FIN-010] both hold', 'passed')]);
  expect(trace).toEqual({
    total: 4,
    proven: ['CON-001', 'FIN-010'],
    missing: ['CON-002', 'SHL-001'],
    repeated: [],
  });
});

test.each<[string, TestStatus[], boolean]>([
  ['one passed', ['passed'], true],
  ['one of two failed', ['passed', 'failed'], false],
  ['failed first', ['failed', 'passed'], false],
  ['only skipped', ['skipped'], false],
  ['none', [], false],
])('%s', (_, statuses, isProven) => {
  const results = statuses.map((status) => result('group › [SHL-001] title', status));
  expect(traceResults(IDS, results).proven.includes('SHL-001')).toBe(isProven);
});

test('a skipped test keeps its id unproven, unless the same test passed in another stage', () => {
  const skipped = result('[SHL-001] on a server', 'skipped', { runner: 'unit' });
  const other = result('[SHL-001] on a phone', 'passed');
  expect(traceResults(IDS, [skipped, other]).proven).toEqual([]);
  expect(refutationsOf('SHL-001', [skipped, other])).toEqual(['skipped in unit: [SHL-001] on a server']);
  const elsewhere = result('[SHL-001] on a server', 'passed', { runner: 'postgres' });
  expect(traceResults(IDS, [skipped, other, elsewhere]).proven).toEqual(['SHL-001']);
  expect(refutationsOf('SHL-001', [skipped, elsewhere])).toEqual([]);
  // A title is the same test only in its own package.
  const otherPackage = result('[SHL-001] on a server', 'passed', { project: 'q' });
  expect(traceResults(IDS, [skipped, otherPackage]).proven).toEqual([]);
});

test('what passed only when it was repeated is marked, unless another test passed at once', () => {
  const unsteady = result('[SHL-001][CON-001] in a browser', 'passed', { unsteady: true });
  const repeatable = result('[CON-001] as a rule', 'passed');
  expect(traceResults(IDS, [unsteady, repeatable])).toMatchObject({
    proven: ['CON-001', 'SHL-001'],
    repeated: ['SHL-001'],
  });
});

test('a mention without brackets proves nothing', () => {
  expect(idsOf('CON-001 and [CON-02] and [con-003]')).toEqual([]);
});

test('an id that the catalogue lacks is reported', () => {
  expect(unknownIds(IDS, [result('[CON-999] [CON-001] typo', 'passed')])).toEqual(['CON-999']);
});

describe('which run proves something', () => {
  const here = { commit: 'a'.repeat(40), changed: [] };
  const run: TestRun = { source: here, hasEnded: true, results: [] };

  test('a whole run of this very commit does, also when files have been changed since', () => {
    expect(whyNoProof(run, here)).toBeUndefined();
    expect(whyNoProof(run, { ...here, changed: ['README.md'] })).toBeUndefined();
  });

  test.each<[string, TestRun | undefined, RegExp]>([
    ['none', undefined, /no whole run/],
    ['one that was stopped', { ...run, hasEnded: false }, /stopped before its end/],
    [
      'one of another commit',
      { ...run, source: { ...here, commit: 'b'.repeat(40) } },
      /commit bbbbbbbbbbbb,/,
    ],
    ['one without git', { ...run, source: { ...here, commit: null } }, /git does not say/],
    ['one of changed files', { ...run, source: { ...here, changed: ['a.ts', 'b.ts'] } }, /a\.ts, b\.ts\.$/],
    [
      'one of many changed files',
      { ...run, source: { ...here, changed: ['1', '2', '3', '4', '5', '6', '7'] } },
      /1, 2, 3, 4, 5 and 2 more\.$/,
    ],
  ])('%s does not', (_, found, why) => {
    expect(whyNoProof(found, here)).toMatch(why);
  });

  test('outside a repository nothing does', () => {
    expect(whyNoProof(run, { commit: null, changed: [] })).toMatch(/git does not say/);
  });
});
