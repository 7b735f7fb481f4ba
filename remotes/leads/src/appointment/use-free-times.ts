import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/react';
import type { DateTimePicker, DateTimeSlot } from 'shared-ui/date-time-picker';
import { loadFreeTimes } from './free-times';

/** State of the times of a test drive. `none`: the form has no times, or no dealership is known. */
export type FreeTimes =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; slots: DateTimeSlot[]; Picker: typeof DateTimePicker };

/** Dealership whose times are wanted; `unknown` while the car is on its way. */
export type Dealership = { kind: 'none' } | { kind: 'unknown' } | { kind: 'known'; slug: string };

export interface AppointmentTimes {
  times: FreeTimes;
  /**
   * Checks again whether a time is free, so that the shopper learns it now and not from the dealer. True when the check
   * fails: a lead never waits for it.
   */
  isFree: (value: string) => Promise<boolean>;
}

const fetchPicker = async (): Promise<typeof DateTimePicker> =>
  (await import(/* webpackChunkName: 'date-time' */ 'shared-ui/date-time-picker')).DateTimePicker;

/** Fetches the picker and the free times together; neither is needed by any other form (LEA-002, LEA-033). */
export function useFreeTimes(dealership: Dealership): AppointmentTimes {
  const { api, site } = usePlatform();
  const { timezone } = site.site;
  const slug = dealership.kind === 'known' ? dealership.slug : null;
  const [loaded, setLoaded] = useState<{ slug: string; times: FreeTimes } | null>(null);

  useEffect(() => {
    if (slug === null) return undefined;
    const controller = new AbortController();
    Promise.all([loadFreeTimes(api, slug, timezone, controller.signal), fetchPicker()]).then(
      ([slots, Picker]) =>
        controller.signal.aborted || setLoaded({ slug, times: { kind: 'ready', slots, Picker } }),
      () => controller.signal.aborted || setLoaded({ slug, times: { kind: 'failed' } }),
    );
    return () => controller.abort();
  }, [api, slug, timezone]);

  const isFree = async (value: string): Promise<boolean> => {
    if (slug === null) return true;
    try {
      const slots = await loadFreeTimes(api, slug, timezone);
      setLoaded((last) =>
        last?.slug === slug && last.times.kind === 'ready' ? { slug, times: { ...last.times, slots } } : last,
      );
      return slots.some((slot) => slot.value === value);
    } catch {
      return true;
    }
  };

  if (dealership.kind === 'none') return { times: { kind: 'none' }, isFree };
  const isLoaded = loaded !== null && loaded.slug === slug;
  return { times: isLoaded ? loaded.times : { kind: 'loading' }, isFree };
}
