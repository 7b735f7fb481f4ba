import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { toSpecialDay, weekRows } from 'shared-rules/opening-hours';
import { dateInZone } from 'shared-rules/zoned-time';
import type { Place } from '../places/place';
import * as styles from './opening-hours.styles';
import { useNow } from './use-now';

/** The week's hours, today's row marked (LOC-015 to LOC-018, LOC-021). */
export function HoursTable({ place, label }: { place: Place; label: string }): ReactNode {
  const { locations } = useSite();
  const now = useNow();
  const rows = weekRows(place.contact_detail.opening_hours, {
    closedLabel: locations.closedLabel,
    specialDays: place.specialHours.map(toSpecialDay),
    now,
    timezone: place.timezone,
  });
  const { weekday } = dateInZone(now, place.timezone);
  return (
    <table css={styles.table} aria-label={label}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} data-today={row.weekdays.includes(weekday) ? '' : undefined}>
            <th scope="row">{row.label}</th>
            <td>
              {row.text}
              {row.holiday ? <span css={styles.mark}>Holiday hours</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
