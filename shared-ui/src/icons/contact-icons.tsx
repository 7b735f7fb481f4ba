import type { ReactNode } from 'react';
import { Icon, type IconProps } from './icon';

export function PhoneIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4 3.5h3l1.4 3.6-1.8 1.3a9.5 9.5 0 0 0 5 5l1.3-1.8 3.6 1.4v3a1.5 1.5 0 0 1-1.6 1.5A13.2 13.2 0 0 1 2.5 5.1 1.5 1.5 0 0 1 4 3.5z" />
    </Icon>
  );
}

export function MailIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <rect x="2.5" y="4.5" width="15" height="11" rx="1.5" />
      <path d="M3 5.5l7 5.5 7-5.5" />
    </Icon>
  );
}

export function ChatIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3 4.5h14v9.5H9l-3.5 3V14H3z" />
    </Icon>
  );
}

export function PinIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 17.5s5.5-5 5.5-9.4a5.5 5.5 0 0 0-11 0c0 4.4 5.5 9.4 5.5 9.4z" />
      <circle cx="10" cy="8" r="2" />
    </Icon>
  );
}

export function GlobeIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M2.8 10h14.4M10 2.8c2.6 2 3.6 4.5 3.6 7.2S12.6 15.2 10 17.2C7.4 15.2 6.4 12.7 6.4 10S7.4 4.8 10 2.8z" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M10 5.8V10l3 2" />
    </Icon>
  );
}

export function CalendarIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <rect x="3" y="4.5" width="14" height="12.5" rx="1.5" />
      <path d="M3 8.5h14M7 2.8v3M13 2.8v3" />
    </Icon>
  );
}

export function UserIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="10" cy="7" r="3.2" />
      <path d="M3.8 17c.6-3.2 3-5 6.2-5s5.6 1.8 6.2 5" />
    </Icon>
  );
}
