import { DrizzleQueryError } from 'drizzle-orm/errors';
import { errorFields, messageOf } from './error-message';

test('what a visitor typed is in no text about a failed statement', () => {
  const cause = new Error('could not extend file');
  const failed = new DrizzleQueryError('insert into leads values ($1)', ['ada@example.com'], cause);
  expect(failed.message).toContain('ada@example.com');
  expect(messageOf(failed)).toBe('statement failed: could not extend file');
  const { error } = errorFields(failed);
  expect(error).toMatch(/^statement failed: could not extend file\n\s+at /);
  expect(error).not.toContain('ada@example.com');
});

test('anything that was thrown has a text', () => {
  expect(messageOf(new TypeError('no'))).toBe('no');
  expect(messageOf('text')).toBe('text');
  expect(messageOf(null)).toBe('null');
  expect(messageOf(undefined)).toBe('undefined');
  expect(messageOf({ code: 5 })).toBe('[object Object]');
  expect(errorFields({ message: 'plain' })).toEqual({ error: 'plain' });
  for (const thrown of [null, undefined, 'text']) {
    expect(errorFields(thrown)).toEqual({ error: String(thrown) });
  }
  expect(errorFields({ message: 'a', stack: 'Error: a\n    at one\nof two\n  at three' })).toEqual({
    error: 'a\n    at one\n  at three',
  });
});

test('a failed statement without a cause is just that', () => {
  expect(messageOf({ message: 'insert …', query: 'insert', params: [] })).toBe('statement failed');
  expect(messageOf({ message: 'insert …', query: 'insert' })).toBe('insert …');
});
