/** One time that can be chosen. */
export interface DateTimeSlot {
  /** What is passed on when it is chosen, such as ISO 8601 with an offset. */
  readonly value: string;
  /** Its day as YYYY-MM-DD, in the zone of its times. */
  readonly date: string;
  /** The time in words: "10:00 am". */
  readonly label: string;
}

/** Times by their day; what lies before today is left out. */
export function slotsByDay(
  slots: readonly DateTimeSlot[],
  today: string,
): ReadonlyMap<string, readonly DateTimeSlot[]> {
  const days = new Map<string, DateTimeSlot[]>();
  for (const slot of slots) {
    if (slot.date >= today) days.set(slot.date, [...(days.get(slot.date) ?? []), slot]);
  }
  return days;
}

/** "1 time" or "2 times". */
export const countTimes = (count: number): string => `${count} ${count === 1 ? 'time' : 'times'}`;
