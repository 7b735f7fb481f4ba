import type { ReactNode } from 'react';
import { Drawing, Wheels, type BodyIconProps } from './body-drawing';

export function SuvIcon(props: BodyIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M4.6 23c-.9-1.4-1-4.6-.5-8.6L7.3 6.7C8 5.3 9.4 4.6 11.4 4.5c6.6-.4 13.5-.4 20.1 0 2 .1 3.6.7 5.1 1.8l7.6 5.8 11.3 1.7c3.3.6 4.8 2.2 5.2 5l.3 2.7-.9 1.5h-5.6a4.9 4.9 0 0 0-9.8 0H19.9a4.9 4.9 0 0 0-9.8 0z" />
      <path d="M8.5 12l2-4.2c.4-.8 1-1.1 1.9-1.1H22V12zM24 12V6.7h7.2c1.5 0 2.8.4 4 1.3l4.8 4z" />
      <Wheels rear={15} front={49.6} />
    </Drawing>
  );
}

export function HatchIcon(props: BodyIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M8.6 23c-.8-1.5-.9-4-.5-7.4l3.3-6.2c.9-1.7 2.3-2.6 4.3-2.8 5-.5 10.3-.5 15.3 0 2.2.2 4 .9 5.7 2.2l5.9 4.5 9.6 1.7c2.9.6 4.2 1.9 4.5 4.3l.2 2.3-.8 1.4h-4.3a4.9 4.9 0 0 0-9.8 0H23.3a4.9 4.9 0 0 0-9.8 0z" />
      <path d="M13 13.3l1.9-3.5c.4-.8 1.1-1.2 2-1.2h7.3v4.7zM26.2 13.3V8.6h4.5c1.6 0 2.9.5 4.2 1.4l4.2 3.3z" />
      <Wheels rear={18.4} front={46.9} />
    </Drawing>
  );
}

export function SedanIcon(props: BodyIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M4.5 23c-.9-1.3-1-3.4-.7-6.3.2-1.5 1-2.4 2.5-2.7l6-1 5-3.7c1.6-1.2 3.3-1.8 5.3-2 4-.4 8-.4 12 0 2.2.2 4.1.9 5.9 2.2l5.2 3.7 9.5 1.5c3.3.5 4.8 1.9 5.2 4.5l.2 2.3-.8 1.5h-5a4.9 4.9 0 0 0-9.8 0H19.5a4.9 4.9 0 0 0-9.8 0z" />
      <path d="M16.2 13.2l3.6-2.7c1.2-.9 2.4-1.3 3.9-1.4l3-.1v4.2zM28.7 13.2V9h5.6c1.7.1 3 .5 4.3 1.5l3.5 2.7z" />
      <Wheels rear={14.6} front={49.9} />
    </Drawing>
  );
}

export function WagonIcon(props: BodyIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M4.5 23c-.8-1.4-.9-4-.5-7l2.2-6.3c.6-1.7 1.8-2.6 3.6-2.7 8.2-.6 16.6-.6 24.8 0 2.2.2 4 .8 5.8 2.1l5.3 4 9.5 1.6c3.3.5 4.8 1.9 5.2 4.5l.2 2.3-.8 1.5h-5a4.9 4.9 0 0 0-9.8 0H19.5a4.9 4.9 0 0 0-9.8 0z" />
      <path d="M7.8 13l1-2.8c.3-.8.8-1.2 1.7-1.3l6-.2V13zM18.5 13V8.6h8.7V13zM29.2 13V8.7h5c1.7.1 3 .5 4.3 1.5l3.7 2.8z" />
      <Wheels rear={14.6} front={49.9} />
    </Drawing>
  );
}

export function UteIcon(props: BodyIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M3.6 13.4H21l5-6c1.2-1.4 2.6-2 4.4-2h6.3c1.9 0 3.4.6 4.7 2l4.4 4.7 9.9 1.5c3.2.5 4.6 2 4.9 4.6l.3 3.1-.9 1.7h-5a4.9 4.9 0 0 0-9.8 0H19.5a4.9 4.9 0 0 0-9.8 0H4.3c-.9-3-1.1-6.2-.7-9.6zM21 13.4v6" />
      <path d="M25.3 12.2l2.7-3.6c.7-.9 1.5-1.2 2.6-1.2h1.9v4.8zM34.5 12.2V7.4h2c1.4 0 2.4.4 3.3 1.4l3.1 3.4z" />
      <Wheels rear={14.6} front={50.1} />
    </Drawing>
  );
}

export function CabChassisIcon(props: BodyIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M31 23V9.2c0-2.3 1.3-3.7 3.6-3.7h5.6c2 0 3.4.8 4.5 2.5l3 4.6 7.7 1.3c3 .5 4.3 2 4.6 4.6l.3 2.8-.9 1.7h-5.2a4.9 4.9 0 0 0-9.8 0z" />
      <path d="M34 12.3V9.4c0-1 .6-1.6 1.6-1.6h4.2c1.1 0 1.8.4 2.4 1.3l2.1 3.2zM28.5 18.5v-9M31 18.5H3.5V21h5.4M20.3 21H31" />
      <Wheels rear={14.6} front={49.3} />
    </Drawing>
  );
}

export function CoupeIcon(props: BodyIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M4.5 23c-.9-1.4-1-3.6-.6-6 .2-1.5 1.1-2.3 2.6-2.6l6.5-1.5 7.2-3.4c2-.9 4-1.4 6.2-1.5 3.2-.2 6.3-.1 9.4.3 2 .2 3.7.9 5.3 2l5.4 3.6 9 1.3c3.3.5 4.8 1.9 5.1 4.3l.2 2-.8 1.5h-4.8a4.9 4.9 0 0 0-9.8 0H19.7a4.9 4.9 0 0 0-9.8 0z" />
      <path d="M18 13.3l4.5-2.2c1.6-.8 3.2-1.2 5-1.2 2.7-.1 5.1 0 7.7.3 1.5.2 2.7.6 4 1.4l2.7 1.7z" />
      <Wheels rear={14.8} front={50.3} />
    </Drawing>
  );
}

export function ConvertibleIcon(props: BodyIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M4.5 23c-.9-1.4-1-3.6-.6-6 .2-1.5 1.1-2.3 2.6-2.6l6.5-1.2c9.8-.4 21.3-.3 33.5.6l9 1.4c3.3.5 4.8 1.9 5.1 4.3l.2 2-.8 1.5h-4.8a4.9 4.9 0 0 0-9.8 0H19.7a4.9 4.9 0 0 0-9.8 0z" />
      <path d="M44.5 13.4L36.5 7.5M20.5 12.9l-.7-2.2c-.3-1.1.3-1.9 1.4-1.9 1 0 1.5.4 1.7 1.4l.6 2.7M29.5 12.9l-.7-2.2c-.3-1.1.3-1.9 1.4-1.9 1 0 1.5.4 1.7 1.4l.6 2.7" />
      <Wheels rear={14.8} front={50.3} />
    </Drawing>
  );
}

export function PeopleMoverIcon(props: BodyIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M4.5 23c-.9-1.6-1-5.4-.5-9.5l1.6-6.3c.5-1.9 1.7-2.9 3.7-3 8.2-.5 16.4-.5 24.6 0 2.6.2 4.7 1 6.7 2.7l7.2 6 8.6 2c3.1.7 4.5 2.3 4.7 4.8l.1 1.8-.8 1.5h-5a4.9 4.9 0 0 0-9.8 0H19.5a4.9 4.9 0 0 0-9.8 0z" />
      <path d="M7 11.8l1-3.7c.3-.9.9-1.4 1.9-1.4H17v5.1zM19 11.8V6.5h9.5v5.3zM30.5 11.8V6.6h3c2 .1 3.6.7 5.1 1.9l4 3.3z" />
      <Wheels rear={14.6} front={50.5} />
    </Drawing>
  );
}

export function VanIcon(props: BodyIconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M4.5 23c-.9-2.2-1-6.2-.6-11.7L4.7 6c.3-1.6 1.3-2.4 2.9-2.5C16 3 24.5 3 33 3.3c2.6.1 4.6 1 6.5 2.9l7.6 7.3 9 2.1c3.1.7 4.5 2.3 4.7 5l.1 1.2-.8 1.2h-5a4.9 4.9 0 0 0-9.8 0H19.5a4.9 4.9 0 0 0-9.8 0z" />
      <path d="M30 12.8V6.3h2.7c2 0 3.5.7 5 2.1l4.8 4.4zM27.3 3.3v19.5M9 12.5h13" />
      <Wheels rear={14.6} front={50.2} />
    </Drawing>
  );
}
