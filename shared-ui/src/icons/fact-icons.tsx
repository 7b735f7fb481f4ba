import type { ReactNode } from 'react';
import { Icon, type IconProps } from './icon';

export function OdometerIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3.8 15a7.5 7.5 0 1 1 12.4 0" />
      <path d="M10 11l3.2-3.6" />
      <circle cx="10" cy="11.2" r="1" />
    </Icon>
  );
}

export function GearboxIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="5" cy="5" r="1.6" />
      <circle cx="10" cy="5" r="1.6" />
      <circle cx="15" cy="5" r="1.6" />
      <circle cx="5" cy="15" r="1.6" />
      <circle cx="10" cy="15" r="1.6" />
      <path d="M5 6.6v6.8M10 6.6v6.8M15 6.6V10H5" />
    </Icon>
  );
}

export function FuelIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4 17V4.5A1.5 1.5 0 0 1 5.5 3h5A1.5 1.5 0 0 1 12 4.5V17M3 17h10M4 9h8M12 10.5h1.5v3.7a1.3 1.3 0 0 0 2.6 0V8L13.7 5.5" />
    </Icon>
  );
}

export function DriveIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="5" cy="5" r="2" />
      <circle cx="15" cy="5" r="2" />
      <circle cx="5" cy="15" r="2" />
      <circle cx="15" cy="15" r="2" />
      <path d="M7 5h6M7 15h6M10 5v10" />
    </Icon>
  );
}

export function EngineIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M5.5 7.5H8V5.5h4v2h1.5l1.5 2v1.5h2V9.5h.5v6H17V14h-2l-1.5 2H8l-1.5-2h-1zM5.5 9.5H3v3h2.5M7 3.5h6M10 3.5v2" />
    </Icon>
  );
}

export function BodyIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M2.5 13.5v-3l2.3-.9L7 6h6.2l2.6 3.5 1.7.8v3.2h-1.3M6.5 13.5h6.2M2.5 13.5h.7" />
      <circle cx="4.9" cy="13.7" r="1.6" />
      <circle cx="14.4" cy="13.7" r="1.6" />
    </Icon>
  );
}

export function SeatIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M6 3.5h3l1 7.5h4.5v3H7.5zM8 14v3M13.5 14v3M10.3 8.5H14" />
    </Icon>
  );
}

export function DoorIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4 16.5V10l4-6h8v12.5zM4 10h12M12.5 12.5H14" />
    </Icon>
  );
}

export function ColourIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 3c-4 0-7.2 3-7.2 6.9 0 3.8 3 6.8 6.8 6.8 1.4 0 1.9-.8 1.9-1.6 0-1.2-1-1.3-1-2.4 0-.8.7-1.4 1.6-1.4h1.8c1.9 0 3.3-1.3 3.3-3C17.2 5.2 14 3 10 3z" />
      <path d="M6.3 9.5v.1M8.5 6.3v.1M12.5 6.3v.1" />
    </Icon>
  );
}

export function KeyIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="6.5" cy="13.5" r="3.3" />
      <path d="M8.9 11.1l7-7M13 7l2.3 2.3M15.3 4.7l1.5 1.5" />
    </Icon>
  );
}

export function PlateIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <rect x="2.5" y="6" width="15" height="8" rx="1.5" />
      <path d="M5.5 11.7V8.3h1.5M10 8.3v3.4M14.5 8.3h-1.5v3.4M5 4v.1" />
    </Icon>
  );
}

export function WrenchIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M16.8 6.2l-2.6 2.6-2.8-.8-.7-2.7 2.6-2.6a4.3 4.3 0 0 0-5.5 5.6L3 13.1A2.2 2.2 0 1 0 6.1 16.2l4.9-4.8a4.3 4.3 0 0 0 5.8-5.2z" />
    </Icon>
  );
}

export function TowIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M2.5 6.5h8v5h-8zM10.5 9.5H15l2.5 2.5v1.5M6.5 11.5v2M15 9.5V6.8" />
      <circle cx="15" cy="5.5" r="1.3" />
      <path d="M2.5 13.5h15" />
    </Icon>
  );
}

export function WeightIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M5.5 7.5h9l2 9h-13z" />
      <circle cx="10" cy="5.2" r="2.2" />
    </Icon>
  );
}

export function BedIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3 16V5M3 13.5h14V16M17 13.5v-2.5a2 2 0 0 0-2-2H8.5v4.5M3 9h3.5" />
    </Icon>
  );
}

export function LeafIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4 16c0-7 4-11.5 12.5-12 .5 8.5-3 12-8 12-2 0-3.3-1-3.8-2.4M4 17c1-4 3.5-6.8 7.5-8.5" />
    </Icon>
  );
}

export function PlugIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M7.5 2.8V7M12.5 2.8V7M5 7h10v2.5a5 5 0 0 1-10 0zM10 14.5v3" />
    </Icon>
  );
}
