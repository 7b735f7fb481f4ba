import type { ReactNode } from 'react';
import { Icon, type IconProps } from './icon';

export function SearchIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="5.5" />
      <path d="M13.2 13.2L17 17" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M5 5l10 10M15 5L5 15" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 4v12M4 10h12" />
    </Icon>
  );
}

export function MinusIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4 10h12" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4 10.5l4 4 8-9" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3 6h14M3 10h14M3 14h14" />
    </Icon>
  );
}

export function HeartIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 16.6S3 12.7 3 7.9A3.9 3.9 0 0 1 10 5.6a3.9 3.9 0 0 1 7 2.3c0 4.8-7 8.7-7 8.7z" />
    </Icon>
  );
}

export function HeartFilledIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} solid>
      <path d="M10 16.6S3 12.7 3 7.9A3.9 3.9 0 0 1 10 5.6a3.9 3.9 0 0 1 7 2.3c0 4.8-7 8.7-7 8.7z" />
    </Icon>
  );
}

export function BookmarkIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M5.5 3h9v14L10 13.4 5.5 17z" />
    </Icon>
  );
}

export function BookmarkFilledIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} solid>
      <path d="M5.5 3h9v14L10 13.4 5.5 17z" />
    </Icon>
  );
}

export function CompareIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4 7h12l-3-3M16 13H4l3 3" />
    </Icon>
  );
}

export function FilterIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3 6h7M15 6h2M3 14h2M10 14h7" />
      <circle cx="12.5" cy="6" r="2.2" />
      <circle cx="7.5" cy="14" r="2.2" />
    </Icon>
  );
}

export function SortIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3 5.5h8M3 10h5.5M3 14.5h3.5M14.5 5v10M11.8 12.3l2.7 2.7 2.7-2.7" />
    </Icon>
  );
}

export function ShareIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 12.5V3M6.5 6L10 2.7 13.5 6M4.5 10v6.5h11V10" />
    </Icon>
  );
}

export function PrintIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M6 7V3h8v4M6 14H3.5V7.5h13V14H14M6 12h8v5H6z" />
    </Icon>
  );
}

export function RefreshIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M16 10a6 6 0 1 1-1.9-4.4M16.3 3v3.3H13" />
    </Icon>
  );
}

export function ExternalIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M11.5 3.5h5v5M16.2 3.8L9 11M14 11.5v5H3.5V6h5" />
    </Icon>
  );
}

export function GridIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z" />
    </Icon>
  );
}

export function SpinIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M17 10c0 2.2-3.1 4-7 4s-7-1.8-7-4 3.1-4 7-4c1.5 0 3 .3 4.1.8M11.8 4.6l2.5 2.3-2.7 2" />
    </Icon>
  );
}

export function ExpandIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3.5 8V3.5H8M12 3.5h4.5V8M16.5 12v4.5H12M8 16.5H3.5V12" />
    </Icon>
  );
}

export function PlayIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} solid>
      <path d="M6.5 4v12l9.5-6z" />
    </Icon>
  );
}

export function PauseIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M7 4.5v11M13 4.5v11" />
    </Icon>
  );
}
