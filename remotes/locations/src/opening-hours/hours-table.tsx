import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { toSpecialDay, weekRows } from 'shared-rules/opening-hours';
import { dateInZone } from 'shared-rules/zoned-time';
import type { DealerLocation } from '../dealer-location/dealer-location';
import * as styles from './opening-hours.styles';
import { useNow } from './use-now';

/** The week's hours, today's row marked (LOC-015 to LOC-018, LOC-021). */
export function HoursTable({ location, label }: { location: DealerLocation; label: string }): ReactNode {
  const { locations } = useSite();
  const now = useNow();
  const rows = weekRows(location.contact_detail.opening_hours, {
    closedLabel: locations.closedLabel,
    specialDays: location.specialHours.map(toSpecialDay),
    now,
    timezone: location.timezone,
  });
  const { weekday } = dateInZone(now, location.timezone);
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
