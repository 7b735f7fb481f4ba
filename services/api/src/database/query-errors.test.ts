import { isConnectionLost, sqlState } from './query';

const failed = (message: string, code?: unknown, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), code === undefined ? {} : { code });

test.each<[string, unknown, string | null]>([
  ['a failed statement', failed('locked', '55P03'), '55P03'],
  ['one behind another error', failed('failed', undefined, failed('twice', '23505')), '23505'],
  ['one of two', failed('outer', '55P03', failed('inner', '23505')), '55P03'],
  ['one behind a code of the system', failed('none', 'ECONNRESET', failed('inner', '23505')), '23505'],
  ['a code that is too long', failed('x', '23505x'), null],
  ['a code that is too short', failed('x', '2350'), null],
  ['a code in lower case', failed('x', '55p03'), null],
  ['a number', failed('x', 23_505), null],
  ['an error without a code', failed('x'), null],
  ['a text', '23505', null],
  ['nothing', undefined, null],
])('the state of %s', (_name, error, state) => {
  expect(sqlState(error)).toBe(state);
});

test.each([
  '08000', '08006', '57P01', '57P02', '57P03', '53300', '25P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH',
  'ENOTFOUND',
])('an error with the code %s is a lost connection, also as the cause of another', (code) => {
  expect(isConnectionLost(failed('x', code))).toBe(true);
  expect(isConnectionLost(failed('statement failed', undefined, failed('x', code)))).toBe(true);
  expect(isConnectionLost(failed('statement failed', '23505', failed('x', code)))).toBe(true);
}); // prettier-ignore

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('"%s" is a lost connection', (message) => {
  expect(isConnectionLost(failed(message))).toBe(true);
});

test.each<[string, unknown]>([
  ['a lock that is taken', failed('x', '55P03')],
  ['a database that was dropped', failed('x', '57P04')],
  ['a cancelled statement', failed('x', '57014')],
  ['a code that is too long', failed('x', '080001')],
  ['another class', failed('x', 'X8006')],
  ['a number', failed('x', 8006)],
  ['a text that only holds the words', failed('The Connection terminated')],
  ['a missing file', failed('x', 'ENOENT')],
  ['a text', 'ECONNRESET'],
  ['nothing', null],
])('%s is none', (_name, error) => {
  expect(isConnectionLost(error)).toBe(false);
});
