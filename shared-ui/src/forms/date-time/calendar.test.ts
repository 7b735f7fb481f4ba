import { addDays, addMonths, clampDate, dayTitle, edgeOfWeek, lastOf, monthTitle, weeksOf } from './calendar';

test('days are counted across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test.each([
  ['2026-12-02', '2026-11-30', '2026-12-06'],
  ['2026-11-30', '2026-11-30', '2026-12-06'],
  ['2026-12-06', '2026-11-30', '2026-12-06'],
])('the week of %s runs from %s to %s', (date, monday, sunday) => {
  expect([edgeOfWeek(date, 'monday'), edgeOfWeek(date, 'sunday')]).toEqual([monday, sunday]);
});

test.each([
  ['2026-02', 5, 28],
  ['2027-02', 4, 28],
  ['2026-08', 6, 31],
])('%s takes %i weeks and has all its %i days once', (month, weeks, days) => {
  const rows = weeksOf(month);
  expect(rows).toHaveLength(weeks);
  expect(rows.every((row) => row.length === 7)).toBe(true);
  const found = rows.flat().filter((day) => day !== null);
  expect(found).toHaveLength(days);
  expect([found[0], found.at(-1)]).toEqual([`${month}-01`, lastOf(month)]);
});

test('a day is kept between its limits', () => {
  expect(
    ['2026-12-01', '2026-12-02', '2026-12-09'].map((d) => clampDate(d, '2026-12-02', '2026-12-08')),
  ).toEqual(['2026-12-02', '2026-12-02', '2026-12-08']);
});

test('days and months have their names', () => {
  expect(dayTitle('2026-12-02')).toBe('Wednesday 2 December 2026');
  expect(dayTitle('2028-02-29')).toBe('Tuesday 29 February 2028');
  expect(monthTitle('2027-01')).toBe('January 2027');
});
