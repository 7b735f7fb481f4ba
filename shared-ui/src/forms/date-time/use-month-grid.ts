import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { addDays, addMonths, clampDate, edgeOfWeek } from './calendar';

/** Where a key leads from a day; undefined for keys that mean nothing in a calendar. */
function dayAfterKey({ key, shiftKey }: KeyboardEvent, date: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return edgeOfWeek(date, 'monday');
    case 'End':
      return edgeOfWeek(date, 'sunday');
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

export interface MonthGridBehaviour {
  ref: RefObject<HTMLTableElement | null>;
  /** The one day that Tab reaches; its month is the one in sight. */
  current: string;
  /** Makes a day the current one, as near as the limits allow. */
  goTo: (date: string) => void;
  /** Puts the focus on the current day. */
  focusCurrent: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keyboard of a calendar as the ARIA grid pattern has it: arrows by day and week, Home and End in the week, Page Up
 * and Page Down by month and, with Shift, by year. Days without times can be visited, so that a screen reader says
 * what they are.
 *
 * @param limits first and last day that can be visited
 */
export function useMonthGrid(
  initial: string,
  { first, last }: { first: string; last: string },
): MonthGridBehaviour {
  const ref = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState(initial);
  const current = clampDate(wanted, first, last);
  // Only keys carry the focus along: the buttons for the next month keep it.
  const takesFocus = useRef(false);

  const focusCurrent = (): void => {
    ref.current?.querySelector<HTMLElement>(`[data-date="${current}"]`)?.focus();
  };
  const latest = useRef(focusCurrent);
  useEffect(() => {
    latest.current = focusCurrent;
  });
  useEffect(() => {
    if (takesFocus.current) latest.current();
    takesFocus.current = false;
  }, [current]);

  const goTo = (date: string): void => setWanted(clampDate(date, first, last));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(event, current);
    if (next === undefined) return;
    // Or the page would scroll as well.
    event.preventDefault();
    takesFocus.current = clampDate(next, first, last) !== current;
    goTo(next);
  };
  return { ref, current, goTo, focusCurrent, onKeyDown };
}
