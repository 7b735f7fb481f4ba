import { toDateTimeSlots } from './free-times';

const slotsAt = (timezone: string, ...starts: string[]) =>
  toDateTimeSlots(
    starts.map((start) => ({ start, end: start })),
    timezone,
  );

test('[UI-022][LEA-016] a time is sent in the zone of the site', () => {
  expect(slotsAt('Australia/Brisbane', '2026-12-02T10:00:00+10:00')).toEqual([
    { value: '2026-12-02T10:00:00+10:00', date: '2026-12-02', label: '10:00 am' },
  ]);
});

test('[UI-022] a dealership in another zone shows its own clock, also where its day is another', () => {
  expect(slotsAt('Australia/Brisbane', '2026-12-02T09:00:00+11:00', '2026-12-02T00:30:00+11:00')).toEqual([
    { value: '2026-12-02T08:00:00+10:00', date: '2026-12-02', label: '9:00 am' },
    { value: '2026-12-01T23:30:00+10:00', date: '2026-12-02', label: '12:30 am' },
  ]);
});

test('[UI-022] a time without an offset of its own is shown in the zone of the site', () => {
  expect(slotsAt('Australia/Sydney', '2026-12-02T01:30:00Z')).toEqual([
    { value: '2026-12-02T12:30:00+11:00', date: '2026-12-02', label: '12:30 pm' },
  ]);
});
