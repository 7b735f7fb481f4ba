import { openState } from './opening-hours';
import { replyTimeText } from './reply-time';

const zone = 'Australia/Brisbane';
const hours = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  formated_hours: null,
  open: '08:30',
  close: '17:30',
}));
/** A moment of the week of Monday 1 June 2026 by Brisbane's clock. */
const replyAt = (day: number, time: string, specialDays: Parameters<typeof openState>[1] = []) =>
  replyTimeText(
    openState(hours, specialDays, new Date(`2026-06-${String(day).padStart(2, '0')}T${time}:00+10:00`), zone),
    time,
  );

test.each([
  ['a minute before opening', 1, '08:29', /^Closed now\. .* once we open today at 8:30 am\.$/],
  ['at opening', 1, '08:30', /^Open until 5:30 pm\. .* reply today\.$/],
  ['an hour before closing', 1, '16:30', /^Open until 5:30 pm\. Our team will reply today\.$/],
  ['less than an hour before closing', 1, '16:31', /^Open until 5:30 pm\. .* today or when we next open\.$/],
  ['at closing', 1, '17:30', /once we open tomorrow at 8:30 am\.$/],
  ['after the week', 5, '18:00', /once we open on Monday at 8:30 am\.$/],
  ['on a Sunday', 7, '12:00', /once we open tomorrow at 8:30 am\.$/],
])('%s', (_, day, time, text) => {
  expect(replyAt(day, time)).toMatch(text);
});

test('a closed holiday promises the day after', () => {
  expect(replyAt(1, '10:00', [{ date: '2026-06-01', start: null, end: null }])).toMatch(
    /^Closed now\. .* once we open tomorrow at 8:30 am\.$/,
  );
});

test.each([
  ['no hours', { kind: 'closed' as const, opens: null }],
  ['hours that are only words', { kind: 'unknown' as const }],
])('with %s nothing is promised but opening hours', (_, state) => {
  expect(replyTimeText(state, '12:00')).toBe('Our team will reply during opening hours.');
});
