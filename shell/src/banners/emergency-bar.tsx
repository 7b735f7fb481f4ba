import type { ReactNode } from 'react';
import { AppLink } from '../platform/app-link';
import { bannerMark } from './banner-marks';
import { emergencyStyles } from './banners.styles';
import { Bar } from './bar';

/** Where service is booked. */
const bookingHref = '/service#service-booking';

/** The way to service booking at the top of every page; once dismissed it stays away for the visit (SHL-045). */
export function EmergencyBar({ text }: { text: string }): ReactNode {
  return (
    <Bar
      kind="emergency"
      mark={bannerMark.emergency}
      keep="visit"
      label="Service notice"
      barStyles={emergencyStyles}
    >
      <AppLink href={bookingHref}>{text}</AppLink>
    </Bar>
  );
}
