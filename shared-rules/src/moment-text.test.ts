import { appointmentText, momentText } from './moment-text';

test.each([
  ['2026-11-24T00:30:00Z', 'Australia/Brisbane', 'Tuesday 24 Nov 2026, 10:30 am'],
  ['2026-11-24T10:30:00+10:00', 'Australia/Perth', 'Tuesday 24 Nov 2026, 8:30 am'],
  ['2026-11-23T20:00:00Z', 'Australia/Sydney', 'Tuesday 24 Nov 2026, 7:00 am'],
])('an appointment at %s reads in %s as %s', (startsAt, timezone, text) => {
  expect(appointmentText(new Date(startsAt), timezone)).toBe(text);
});

test('a moment reads as on the clock of its time zone', () => {
  expect(momentText(new Date('2026-11-23T20:00:00Z'), 'Australia/Sydney')).toBe('24 Nov 2026, 7:00 am');
});
