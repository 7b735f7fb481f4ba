import { addDays, dateInZone, formatDate } from './zoned-time';

test('a moment reads as the wall clock of its zone', () => {
  expect(dateInZone(new Date('2026-11-01T14:30:00Z'), 'Australia/Brisbane')).toEqual({
    date: '2026-11-02',
    time: '00:30',
    weekday: 1,
  });
  expect(dateInZone(new Date('2026-11-01T14:30:00Z'), 'Australia/Sydney').time).toBe('01:30');
});

test('days are added across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test.each([
  ['2026-05-01', '1 May 2026'],
  ['2026-09-30', '30 Sept 2026'],
  ['2023-03', 'March 2023'],
  ['soon', 'soon'],
])('%s reads %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});
