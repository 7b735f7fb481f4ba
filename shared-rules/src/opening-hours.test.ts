import type { SpecialHours } from 'shared-contracts/entities/location';
import { makeOpeningHours } from 'shared-contracts/testing';
import {
  formatTime,
  hoursText,
  isWeekend,
  openState,
  specialDayText,
  toSpecialDay,
  upcomingSpecialDays,
  weekRows,
  weekdayName,
} from './opening-hours';

const brisbane = 'Australia/Brisbane';
/** Monday 2 November 2026, 10:00 in Brisbane. */
const monday = new Date('2026-11-02T00:00:00Z');
const rows = (hours = makeOpeningHours(), specialDays: ReturnType<typeof toSpecialDay>[] = []) =>
  weekRows(hours, { closedLabel: 'Closed', specialDays, now: monday, timezone: brisbane });

test.each([
  ['08:30', '8:30 am'],
  ['00:00', '12:00 am'],
  ['12:00', '12:00 pm'],
  ['17:00', '5:00 pm'],
  ['noon', 'noon'],
])('[LOC-018] %s reads %s', (time, text) => {
  expect(formatTime(time)).toBe(text);
});

test('[LOC-018] formatted hours win over open and close', () => {
  const entry = { status: 'Open', formated_hours: '8am to 5pm', open: '08:30', close: '17:00' } as const;
  expect(hoursText(entry, 'Closed')).toBe('8am to 5pm');
  expect(hoursText({ ...entry, formated_hours: null }, 'Closed')).toBe('8:30 am - 5:00 pm');
});

test('[LOC-015] a closed day shows the site’s label', () => {
  const closed = { status: 'Closed', formated_hours: null, open: null, close: null } as const;
  expect(hoursText(closed, 'Closed')).toBe('Closed');
  expect(hoursText(closed, 'By appointment only')).toBe('By appointment only');
});

test('[LOC-016] Monday to Friday stand in one row when all five match, else singly', () => {
  expect(rows().map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Mon - Fri 8:30 am - 5:00 pm',
    'Saturday 9:00 am - 4:00 pm',
    'Sunday Closed',
  ]);
  expect(rows(makeOpeningHours({ 5: { close: '16:00' } })).map(({ label }) => label)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
});

test('[LOC-017] 0 is Sunday, 6 Saturday; these two are the weekend', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(isWeekend)).toEqual([true, false, false, false, false, false, true]);
  expect(weekdayName(0)).toBe('Sunday');
  expect(weekdayName(6)).toBe('Saturday');
});

test('[LOC-021] special hours of this week stand in for the day and are marked', () => {
  const wednesday = { date: '2026-11-04', start: '09:00', end: '12:00' };
  const nextWeek = { date: '2026-11-11', start: '10:00', end: '11:00' };
  const week = rows(undefined, [wednesday, nextWeek]);
  expect(week.find(({ label }) => label === 'Wednesday')).toMatchObject({
    text: '9:00 am - 12:00 pm',
    holiday: true,
  });
  expect(week.filter(({ holiday }) => holiday)).toHaveLength(1);
  expect(week).toHaveLength(7);
});

const special = (change: Partial<SpecialHours>): SpecialHours => ({
  date: '2026-12-25',
  status: 'Open',
  location_id: 1,
  ...change,
});

test('[LOC-020] special hours are read in either shape', () => {
  const text = (entry: SpecialHours) => specialDayText(toSpecialDay(entry), 'Closed');
  expect(text(special({ status: 'Closed' }))).toBe('Closed');
  expect(text(special({ hours: { begin: '09:00', end: '12:00' } }))).toBe('9:00 am - 12:00 pm');
  expect(text(special({ start_hour: '09:00', end_hour: '12:00' }))).toBe('9:00 am - 12:00 pm');
});

test('[LOC-019][LOC-020] upcoming special hours run from today to 60 days ahead, of one location, by date', () => {
  const entries = [
    special({ date: '2027-01-01' }),
    special({ date: '2027-01-02' }),
    special({ date: '2026-12-25' }),
    special({ date: '2026-11-02' }),
    special({ date: '2026-11-01' }),
    special({ date: '2026-12-26', location_id: 2 }),
  ];
  expect(upcomingSpecialDays(entries, 1, monday, brisbane).map(({ date }) => date)).toEqual([
    '2026-11-02',
    '2026-12-25',
    '2027-01-01',
  ]);
});

test.each([
  ['2026-11-01T22:29:00Z', { kind: 'closed', opens: { weekday: 1, at: '08:30', daysAhead: 0 } }],
  ['2026-11-01T22:30:00Z', { kind: 'open', until: '17:00' }],
  ['2026-11-02T06:59:00Z', { kind: 'open', until: '17:00' }],
  ['2026-11-02T07:00:00Z', { kind: 'closed', opens: { weekday: 2, at: '08:30', daysAhead: 1 } }],
  ['2026-11-07T06:00:00Z', { kind: 'closed', opens: { weekday: 1, at: '08:30', daysAhead: 2 } }],
])('at %s the yard is %j', (at, state) => {
  expect(openState(makeOpeningHours(), [], new Date(at), brisbane)).toEqual(state);
});

test('hours that are only words say neither open nor closed, nor when it opens', () => {
  const words = { open: null, close: null, formated_hours: 'By appointment' };
  const at = (days: Parameters<typeof makeOpeningHours>[0], moment = monday) =>
    openState(makeOpeningHours(days), [], moment, brisbane);
  expect(at({ 1: words })).toEqual({ kind: 'unknown' });
  const evening = new Date('2026-11-02T08:00:00Z');
  expect(at({ 2: words }, evening)).toEqual({ kind: 'closed', opens: null });
  expect(at({ 2: { ...words, open: '08:30' } }, evening)).toEqual({ kind: 'closed', opens: null });
  // A holiday says so, whatever the day says otherwise.
  const holiday = { date: '2026-11-02', start: null, end: null };
  expect(openState(makeOpeningHours({ 1: words }), [holiday], monday, brisbane)).toMatchObject({
    kind: 'closed',
    opens: { weekday: 2 },
  });
});

test('special hours decide whether a location is open', () => {
  const closedToday = { date: '2026-11-02', start: null, end: null };
  expect(openState(makeOpeningHours(), [closedToday], monday, brisbane)).toEqual({
    kind: 'closed',
    opens: { weekday: 2, at: '08:30', daysAhead: 1 },
  });
  expect(openState([], [], monday, brisbane)).toEqual({ kind: 'closed', opens: null });
});
