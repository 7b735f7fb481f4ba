import { addDays, dateInZone, formatDate, momentInZone, toZonedIso, yearInZone } from './zoned-time';

test('a moment reads as the wall clock of its zone', () => {
  expect(dateInZone(new Date('2026-11-01T14:30:00Z'), 'Australia/Brisbane')).toEqual({
    date: '2026-11-02',
    time: '00:30',
    weekday: 1,
  });
  expect(dateInZone(new Date('2026-11-01T14:30:00Z'), 'Australia/Sydney').time).toBe('01:30');
});

test.each([
  ['2026-12-02T00:00:00Z', 'Australia/Brisbane', '2026-12-02T10:00:00+10:00'],
  ['2026-12-02T10:00:00+10:00', 'Australia/Sydney', '2026-12-02T11:00:00+11:00'],
  ['2026-12-01T23:30:00Z', 'Australia/Adelaide', '2026-12-02T10:00:00+10:30'],
  // The hour that Sydney's clocks show twice: the offset distinguishes the two.
  ['2026-04-04T15:30:00Z', 'Australia/Sydney', '2026-04-05T02:30:00+11:00'],
  ['2026-04-04T16:30:00Z', 'Australia/Sydney', '2026-04-05T02:30:00+10:00'],
  ['2026-12-02T01:02:03.999Z', 'America/St_Johns', '2026-12-01T21:32:03-03:30'],
  ['2026-12-02T01:02:03Z', 'UTC', '2026-12-02T01:02:03+00:00'],
])('[UI-022] %s in %s is %s', (moment, timezone, iso) => {
  expect(toZonedIso(new Date(moment), timezone)).toBe(iso);
});

test.each([
  ['2026-06-30T12:00:00Z', 'Australia/Brisbane', 2026],
  ['2026-12-31T13:59:59Z', 'Australia/Brisbane', 2026],
  ['2026-12-31T14:00:00Z', 'Australia/Brisbane', 2027],
  ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', 2027],
  ['2027-01-01T09:59:59Z', 'Pacific/Honolulu', 2026],
  ['2027-01-01T14:00:00Z', 'Pacific/Pago_Pago', 2027],
])('the year at %s in %s is %i', (moment, timezone, year) => {
  expect(yearInZone(new Date(moment), timezone)).toBe(year);
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

test.each([
  ['2026-12-02', '10:00', 'Australia/Brisbane', '2026-12-02T00:00:00.000Z'],
  ['2026-12-02', '10:00', 'Australia/Sydney', '2026-12-01T23:00:00.000Z'],
  // The clocks go forward on 4 October 2026 at 2:00 and back on 5 April 2026 at 3:00.
  ['2026-10-04', '01:59', 'Australia/Sydney', '2026-10-03T15:59:00.000Z'],
  ['2026-10-04', '02:30', 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
  ['2026-10-04', '03:00', 'Australia/Sydney', '2026-10-03T16:00:00.000Z'],
  ['2026-10-04', '09:00', 'Australia/Sydney', '2026-10-03T22:00:00.000Z'],
  ['2026-04-05', '02:30', 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
  ['2026-04-05', '03:00', 'Australia/Sydney', '2026-04-04T17:00:00.000Z'],
  ['2026-07-01', '08:30', 'Australia/Adelaide', '2026-06-30T23:00:00.000Z'],
  ['2026-12-31', '23:30', 'UTC', '2026-12-31T23:30:00.000Z'],
])('[API-020] %s %s in %s is the moment %s', (date, time, timezone, moment) => {
  expect(momentInZone(date, time, timezone).toISOString()).toBe(moment);
});

test('the year of an ordinary day is found without Intl, whose first use a slow phone feels', () => {
  const create = jest.spyOn(Intl, 'DateTimeFormat');
  expect(yearInZone(new Date('2026-07-01T00:00:00Z'), 'Australia/Lindeman')).toBe(2026);
  expect(create).not.toHaveBeenCalled();
  create.mockRestore();
});
