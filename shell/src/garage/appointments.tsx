import type { ReactNode } from 'react';
import type { Appointment } from 'shared-contracts/entities/shopper';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { appointmentText } from 'shared-rules/moment-text';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { buttonStyles } from 'shared-ui/button';
import { CalendarIcon } from 'shared-ui/icons';
import { AppLink } from '../platform/app-link';
import { CarRow, carRowsStyles } from '../watchlist/car-row';
import { calendarFile } from './calendar-file';

/** What a test drive takes of a calendar. */
const driveMinutes = 30;

/** Puts a test drive into the calendar of the phone or computer. */
function CalendarLink({ appointment }: { appointment: Appointment }): ReactNode {
  const { site } = useSite();
  const { lead_id, starts_at, car, location } = appointment;
  const file = calendarFile({
    uid: `test-drive-${lead_id}@${new URL(site.url).hostname}`,
    startsAt: new Date(starts_at),
    minutes: driveMinutes,
    title: car ? `Test drive: ${car.name}` : `Test drive at ${site.name}`,
    place: location ? `${location.name}, ${location.address}` : '',
  });
  return (
    <a
      css={buttonStyles('outline', 'small')}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download="test-drive.ics"
    >
      <CalendarIcon size={18} />
      Add to calendar
    </a>
  );
}

function Place({ location }: { location: NonNullable<Appointment['location']> }): ReactNode {
  return (
    <>
      <p>
        <AppLink href={hrefs.location(location.slug)}>{location.name}</AppLink>
        {location.address ? `, ${location.address}` : null}
      </p>
      {location.phone ? (
        <p>
          <a href={phoneHref(location.phone)}>{formatPhone(location.phone)}</a>
        </p>
      ) : null}
    </>
  );
}

/** Test drives that are to come: when, where and with which car; nothing without one. */
export function Appointments({ appointments }: { appointments: readonly Appointment[] }): ReactNode {
  if (appointments.length === 0) return null;
  return (
    <section aria-labelledby="garage-appointments">
      <h2 id="garage-appointments">Test drives</h2>
      <p>The times you chose. The team confirms each by phone, text or email.</p>
      <ul css={carRowsStyles}>
        {appointments.map((appointment) => (
          <li key={appointment.lead_id}>
            <CarRow car={appointment.car} actions={<CalendarLink appointment={appointment} />}>
              <p>
                <b>{appointmentText(new Date(appointment.starts_at), appointment.timezone)}</b>
              </p>
              {appointment.location ? <Place location={appointment.location} /> : null}
            </CarRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
