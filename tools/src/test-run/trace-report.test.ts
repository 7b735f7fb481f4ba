import type { TestResult, TestStatus } from './results';
import { idsOf, traceResults, unknownIds } from './trace-report';

const result = (title: string, status: TestStatus): TestResult => ({
  runner: 'unit',
  project: 'p',
  title,
  status,
});

const IDS = ['CON-001', 'CON-002', 'FIN-010', 'SHL-001'];

test('an id is proven by a passing test that names it', () => {
  const trace = traceResults(IDS, [result('[CON-001][FIN-010] both hold', 'passed')]);
  expect(trace).toEqual({ total: 4, proven: ['CON-001', 'FIN-010'], missing: ['CON-002', 'SHL-001'] });
});

test.each<[string, TestStatus[], boolean]>([
  ['one passed', ['passed'], true],
  ['one of two failed', ['passed', 'failed'], false],
  ['failed first', ['failed', 'passed'], false],
  ['only skipped', ['skipped'], false],
  ['passed beside a skipped one', ['skipped', 'passed'], true],
  ['none', [], false],
])('%s', (_, statuses, isProven) => {
  const results = statuses.map((status) => result('group › [SHL-001] title', status));
  expect(traceResults(IDS, results).proven.includes('SHL-001')).toBe(isProven);
});

test('a mention without brackets proves nothing', () => {
  expect(idsOf('CON-001 and [CON-02] and [con-003]')).toEqual([]);
});

test('an id that the catalogue lacks is reported', () => {
  expect(unknownIds(IDS, [result('[CON-999] [CON-001] typo', 'passed')])).toEqual(['CON-999']);
});
