import type { ReactNode } from 'react';
import { Icon, type IconProps } from './icon';

export function InfoIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 9.3v4.2M10 6.5v.1" />
    </Icon>
  );
}

export function WarningIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 3.2L18 16.8H2z" />
      <path d="M10 8.3v4M10 14.4v.1" />
    </Icon>
  );
}

export function CheckCircleIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7" />
      <path d="M6.8 10.2l2.3 2.3 4.2-4.7" />
    </Icon>
  );
}

export function StarIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 2.6l2.3 4.9 5.3.7-3.9 3.7 1 5.3L10 14.6l-4.7 2.6 1-5.3-3.9-3.7 5.3-.7z" />
    </Icon>
  );
}

export function ShieldIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 2.8l6 2v4.7c0 3.8-2.4 6.4-6 7.7-3.6-1.3-6-3.9-6-7.7V4.8z" />
      <path d="M7.3 9.8l2 2 3.5-3.8" />
    </Icon>
  );
}

export function LockIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <rect x="4.5" y="9" width="11" height="8" rx="1.5" />
      <path d="M7 9V6.3a3 3 0 0 1 6 0V9" />
    </Icon>
  );
}

export function EyeIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5z" />
      <circle cx="10" cy="10" r="2.2" />
    </Icon>
  );
}

export function CameraIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3 6.5h3l1.3-2h5.4l1.3 2h3V16H3z" />
      <circle cx="10" cy="11" r="3" />
    </Icon>
  );
}

export function DocumentIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M5 2.8h7l3.5 3.5v11H5zM12 2.8v3.7h3.5M7.8 10.5h5M7.8 13.5h5" />
    </Icon>
  );
}

export function TagIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3 3.5h6.5L17 11l-6.3 6.3L3 9.7z" />
      <circle cx="6.8" cy="7.2" r="1.1" />
    </Icon>
  );
}

export function DollarIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M12.3 7.7c-.4-.8-1.2-1.2-2.3-1.2-1.3 0-2.3.7-2.3 1.7 0 2.5 4.8 1.1 4.8 3.7 0 1-1 1.7-2.5 1.7-1.2 0-2.1-.5-2.5-1.4M10 5.2v9.6" />
    </Icon>
  );
}

export function CardIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <rect x="2.5" y="5" width="15" height="10.5" rx="1.5" />
      <path d="M2.5 8.5h15" />
    </Icon>
  );
}
