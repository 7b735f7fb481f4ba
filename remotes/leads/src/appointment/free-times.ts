import type { ApiOutput, CallApi } from 'shared-contracts/api/endpoints';
import { formatTime } from 'shared-rules/opening-hours';
import { toZonedIso } from 'shared-rules/zoned-time';
import type { DateTimeSlot } from 'shared-ui/date-time-picker';

/** Name of the field under which the chosen time travels (CON-013). */
export const appointmentField = 'appointment_at';

/** Milliseconds that a form waits for the times; without them it goes out all the same (LEA-033). */
const timesTimeoutMs = 4_000;

type Slots = ApiOutput<'listAppointments'>['slots'];

const hasOffset = (iso: string): boolean => /[+-]\d{2}:\d{2}$/.test(iso);

/**
 * Free times as the picker takes them. What is sent is the moment in the site's zone (UI-022, D-04); what is shown is
 * the clock at the dealership, which a shopper goes by: the offset of the times is its own.
 */
export const toDateTimeSlots = (slots: Slots, timezone: string): DateTimeSlot[] =>
  slots.map(({ start }) => {
    const moment = new Date(start);
    const there = hasOffset(start) ? start : toZonedIso(moment, timezone);
    return {
      value: toZonedIso(moment, timezone),
      date: there.slice(0, 10),
      label: formatTime(there.slice(11, 16)),
    };
  });

/** When a test drive can be had at a dealership (API-020). Rejects with `ApiFailure`. */
export async function loadFreeTimes(
  api: CallApi,
  dealershipSlug: string,
  timezone: string,
  signal?: AbortSignal,
): Promise<DateTimeSlot[]> {
  const { slots } = await api(
    'listAppointments',
    { query: { dealership_slug: dealershipSlug } },
    { timeoutMs: timesTimeoutMs, ...(signal ? { signal } : {}) },
  );
  return toDateTimeSlots(slots, timezone);
}
