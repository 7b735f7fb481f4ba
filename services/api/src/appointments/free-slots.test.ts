import { freeSlots } from './free-slots';

const day = (weekday: number, open: string | null, close: string | null, status: 'Open' | 'Closed' = 'Open') => ({
  weekday, status, open, close, formated_hours: null,
}); // prettier-ignore
const brisbane = 'Australia/Brisbane';
const sydney = 'Australia/Sydney';
const monday = { openingHours: [day(1, '09:00', '17:00')], specialHours: [], timezone: brisbane };
const startsOf = (...args: Parameters<typeof freeSlots>) => freeSlots(...args).map(({ start }) => start);
const at = (iso: string) => Date.parse(iso);

test('[API-020] a day open from 9 to 17 with 10:00 booked has every half hour but that', () => {
  const starts = startsOf(monday, '2026-12-07', '2026-12-07', [at('2026-12-07T10:00:00+10:00')]);
  expect(starts.slice(0, 4)).toEqual([
    '2026-12-07T09:00:00+10:00',
    '2026-12-07T09:30:00+10:00',
    '2026-12-07T10:30:00+10:00',
    '2026-12-07T11:00:00+10:00',
  ]);
  expect(starts.at(-1)).toBe('2026-12-07T16:30:00+10:00');
  expect(starts).toHaveLength(15);
});

test('[API-020] a slot ends half an hour later, and never after closing', () => {
  const short = { ...monday, openingHours: [day(1, '09:15', '10:14')] };
  expect(freeSlots(short, '2026-12-07', '2026-12-07', [])).toEqual([
    { start: '2026-12-07T09:15:00+10:00', end: '2026-12-07T09:45:00+10:00' },
  ]);
});

test('[API-020] a booking between two slots takes both, one at the end of a slot does not take it', () => {
  const starts = startsOf(monday, '2026-12-07', '2026-12-07', [at('2026-12-07T10:15:00+10:00')]);
  expect(starts).not.toContain('2026-12-07T10:00:00+10:00');
  expect(starts).not.toContain('2026-12-07T10:30:00+10:00');
  expect(starts).toContain('2026-12-07T09:30:00+10:00');
  expect(starts).toContain('2026-12-07T11:00:00+10:00');
});

test('[API-020] a holiday has none, and special hours replace the regular ones', () => {
  const special = (entry: object) => ({
    ...monday,
    specialHours: [{ date: '2026-12-07', location_id: 1, status: 'Open' as const, ...entry }],
  });
  expect(freeSlots(special({ status: 'Closed' }), '2026-12-07', '2026-12-07', [])).toEqual([]);
  const shorter = special({ start_hour: '10:00', end_hour: '11:00' });
  expect(startsOf(shorter, '2026-12-07', '2026-12-07', [])).toEqual([
    '2026-12-07T10:00:00+10:00',
    '2026-12-07T10:30:00+10:00',
  ]);
});

test.each([
  ['is closed', day(1, null, null, 'Closed')],
  ['has hours in words only', { ...day(1, null, null), formated_hours: 'by appointment' }],
  ['has no entry', day(2, '09:00', '17:00')],
])('[API-020] a day that %s has none', (_name, entry) => {
  expect(freeSlots({ ...monday, openingHours: [entry] }, '2026-12-07', '2026-12-07', [])).toEqual([]);
});

test('[API-020] the offset follows daylight saving, and the time on the wall stays', () => {
  const daily = {
    ...monday,
    timezone: sydney,
    openingHours: [6, 0, 1].map((weekday) => day(weekday, '09:00', '09:30')),
  };
  // The clocks go forward in the night to Sunday, 4 October 2026.
  expect(startsOf(daily, '2026-10-03', '2026-10-05', [])).toEqual([
    '2026-10-03T09:00:00+10:00',
    '2026-10-04T09:00:00+11:00',
    '2026-10-05T09:00:00+11:00',
  ]);
});

test('[API-020] nothing is offered when the first day is after the last', () => {
  expect(freeSlots(monday, '2026-12-08', '2026-12-07', [])).toEqual([]);
});
