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
  expect(errorFields({ message: 'plain' })).toEqual({ error: 'plain' });
});
