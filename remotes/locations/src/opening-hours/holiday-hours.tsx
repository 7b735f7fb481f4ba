import { useState, type ReactNode } from 'react';
import { useEvent, useSite } from 'shared-contracts/react';
import {
  specialDayText,
  upcomingSpecialDays,
  weekdayName,
  type SpecialDay,
} from 'shared-rules/opening-hours';
import { formatDate } from 'shared-rules/zoned-time';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { CalendarIcon } from 'shared-ui/icons';
import type { DealerLocation } from '../dealer-location/dealer-location';
import * as styles from './opening-hours.styles';
import { useNow } from './use-now';

const title = 'Holiday Opening Hours';
const weekdayOf = (date: string): string => weekdayName(new Date(`${date}T00:00:00Z`).getUTCDay());

function HolidayList({ days }: { days: readonly SpecialDay[] }): ReactNode {
  const { locations } = useSite();
  return (
    <ul css={styles.holidayList}>
      {days.map((day) => (
        <li key={day.date}>
          <span>
            <b>{weekdayOf(day.date)}</b>, {formatDate(day.date)}
          </span>
          <span>{specialDayText(day, locations.closedLabel)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A link to the upcoming special hours of a location, where it has some (LOC-019, LOC-020). */
export function HolidayHours({ location }: { location: DealerLocation }): ReactNode {
  const { locations } = useSite();
  const [isOpen, setOpen] = useState(false);
  const days = upcomingSpecialDays(location.specialHours, location.id, useNow(), location.timezone);
  useEvent('locations:holiday-hours-requested', ({ location_id: id }) => {
    if (id === location.id) setOpen(true);
  });
  if (!locations.holidayModal || days.length === 0) return null;
  return (
    <>
      <Button variant="text" size="small" css={styles.link} onClick={() => setOpen(true)}>
        <CalendarIcon size={16} /> {title}
      </Button>
      <details css={styles.withoutScript}>
        <summary>{title}</summary>
        <HolidayList days={days} />
      </details>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title}>
        <HolidayList days={days} />
      </Dialog>
    </>
  );
}
