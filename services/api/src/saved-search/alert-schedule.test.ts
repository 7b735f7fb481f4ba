import { isQuietTime, nextMorning, nextRun } from './alert-schedule';

const sydney = 'Australia/Sydney';
const at = (text: string): Date => new Date(text);

test.each([
  ['just before eight', '2026-11-19T20:59:59Z', '2026-11-19T21:00:00.000Z'],
  ['at eight', '2026-11-19T21:00:00Z', '2026-11-20T21:00:00.000Z'],
  ['the evening before summer time ends', '2027-04-03T09:00:00Z', '2027-04-03T22:00:00.000Z'],
  ['the evening before summer time begins', '2026-10-03T10:00:00Z', '2026-10-03T21:00:00.000Z'],
])('the next morning of %s is 8:00 by the clock of the site', (_, moment, morning) => {
  expect(nextMorning(at(moment), sydney).toISOString()).toBe(morning);
});

test.each([
  ['7:59', '2026-11-19T20:59:00Z', true],
  ['8:00', '2026-11-19T21:00:00Z', false],
  ['19:59', '2026-11-20T08:59:00Z', false],
  ['20:00', '2026-11-20T09:00:00Z', true],
])('at %s the quiet time is %s', (_, moment, isQuiet) => {
  expect(isQuietTime(at(moment), sydney)).toBe(isQuiet);
});

test('what is sent at once is looked at within minutes, by text in the day only; what is daily at eight', () => {
  const evening = at('2026-11-20T08:58:00Z');
  const next = (channel: 'email' | 'text', frequency: 'now' | 'daily') =>
    nextRun(evening, { channel, frequency, timezone: sydney }).toISOString();
  expect(next('email', 'now')).toBe('2026-11-20T09:01:00.000Z');
  expect(next('text', 'now')).toBe('2026-11-20T21:00:00.000Z');
  expect(next('email', 'daily')).toBe('2026-11-20T21:00:00.000Z');
  const noon = { channel: 'text', frequency: 'now', timezone: sydney } as const;
  expect(nextRun(at('2026-11-20T01:00:00Z'), noon).toISOString()).toBe('2026-11-20T01:03:00.000Z');
});
