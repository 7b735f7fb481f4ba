import { formatTime, weekdayName, type OpenState } from './opening-hours';

/** With less time than this before closing, in minutes, an answer on the same day is not promised. */
const lateMinutes = 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** When a location opens next: "today at 8:30 am", "tomorrow at 9:00 am", "on Monday at 9:00 am". */
function opensText({ at, daysAhead, weekday }: { at: string; daysAhead: number; weekday: number }): string {
  const day = daysAhead === 0 ? 'today' : daysAhead === 1 ? 'tomorrow' : `on ${weekdayName(weekday)}`;
  return `${day} at ${formatTime(at)}`;
}

/**
 * When a shopper can expect an answer, from the hours of the location that has her message: nothing is promised for a
 * time at which it is closed.
 *
 * @param time HH:mm by the location's own clock
 */
export function replyTimeText(state: OpenState, time: string): string {
  if (state.kind === 'open') {
    const isLate = minutesOf(state.until) - minutesOf(time) < lateMinutes;
    const when = isLate ? 'today or when we next open' : 'today';
    return `Open until ${formatTime(state.until)}. Our team will reply ${when}.`;
  }
  if (state.kind === 'closed' && state.opens) {
    return `Closed now. Our team will reply once we open ${opensText(state.opens)}.`;
  }
  return 'Our team will reply during opening hours.';
}
