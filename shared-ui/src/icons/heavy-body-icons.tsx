import type { ReactNode } from 'react';
import { Drawing, Wheels, type BodyIconProps } from './body-drawing';

export function TruckIcon(props: BodyIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M3.5 3.5H36v15.5H3.5zM38.5 23V7.5h8.6c2.2 0 3.7.9 4.8 2.8l2.7 4.6 3.8 1.4c1.4.5 2.1 1.5 2.1 3v2l-.8 1.7h-4.4a4.9 4.9 0 0 0-9.8 0z" />
      <path d="M41 14.5V10h5.7c1.2 0 2 .5 2.6 1.5l1.8 3zM38.5 21H17.8M9.2 21H4" />
      <Wheels rear={13.5} front={50.4} y={22.3} />
    </Drawing>
  );
}

export function BusIcon(props: BodyIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M3.5 22.5V7c0-2 1.2-3.2 3.2-3.2h50.6c1.7 0 2.8 1 3.1 2.8l.9 9.4v5l-1 1.5h-4.7a4.9 4.9 0 0 0-9.8 0H20.5a4.9 4.9 0 0 0-9.8 0z" />
      <path d="M6.5 13V8.5h8V13zM16.5 13V8.5h8V13zM26.5 13V8.5h8V13zM36.5 13V8.5h8V13zM54 13V8.5h4l.7 4.5z" />
      <Wheels rear={15.6} front={50.7} y={22} />
    </Drawing>
  );
}

export function MotorcycleIcon(props: BodyIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <circle cx="14" cy="19" r="6" />
      <circle cx="50" cy="19" r="6" />
      <path d="M50 19L42.5 6h-5M43.8 8.5l3.7.7" />
      <path d="M9 9.5h11.5l5 3c2.5-3.6 8.5-5 13-2.8l5.3-1.2-4.8 6.5c-1 1.4-2.3 2-4 2H30l-4.5-4.5" />
      <path d="M14 19l10-2.5M28 17c-2 2-1.5 5 1 5.5h9.5l3-6.5M14 19h13" />
    </Drawing>
  );
}

export function CaravanIcon(props: BodyIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M5 20.5V6.5c0-2.1 1.2-3.3 3.3-3.3h37.5c2.2 0 3.6.9 4.3 2.9L53 14v4.5c0 1.3-.7 2-2 2H34.6a4.9 4.9 0 0 0-9.8 0z" />
      <path d="M10 12.5V7.2h10v5.3zM37.5 20.5V7.2h6v13.3M53 19h8.5M59 19v4.5M26 7.2h6.5v5.3H26z" />
      <circle cx="29.700" cy="21" r="3.200" />
    </Drawing>
  );
}

export function MotorhomeIcon(props: BodyIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M4 23V6c0-1.8 1-2.8 2.8-2.8H45c1.3 0 2.3.5 3 1.6l2.3 3.6c.6.9.2 1.6-.9 1.6H46l4 5 6.5 1.5c2.9.7 4.2 1.9 4.4 4.2l.1 1-.8 1.3h-5.1a4.9 4.9 0 0 0-9.8 0H19.5a4.9 4.9 0 0 0-9.8 0z" />
      <path d="M8.5 12.5V7.2h9v5.3zM23.5 22.5V7.2h6v15.3M37.5 15v-5H43l4 5z" />
      <Wheels rear={14.6} front={50.2} />
    </Drawing>
  );
}
