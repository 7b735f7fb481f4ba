import type { ReactNode } from 'react';
import { AppLink } from '../platform/app-link';
import { bannerMark } from './banner-marks';
import { announcementStyles } from './banners.styles';
import { Bar } from './bar';

/** One line of news; once dismissed it stays away until the site has another one (SHL-046). */
export function AnnouncementBar({
  id,
  text,
  href,
}: {
  id: string;
  text: string;
  href?: string | undefined;
}): ReactNode {
  return (
    <Bar
      kind="announcement"
      mark={bannerMark.announcement(id)}
      keep="always"
      label="Announcement"
      barStyles={announcementStyles}
    >
      {href ? <AppLink href={href}>{text}</AppLink> : text}
    </Bar>
  );
}
