import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height in px; 20 by default. */
  readonly size?: number;
  /** A name for assistive technology. Without it the icon is decoration. */
  readonly label?: string;
}

interface IconArtProps extends IconProps {
  readonly children: ReactNode;
  readonly solid?: boolean;
}

/** Frame of every line icon: a 20-unit grid, 1.6 stroke in the current text colour (rules in the global styles). */
export function Icon({ size = 20, label, solid, children }: IconArtProps): ReactNode {
  return (
    <svg
      className="ui-icon"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      data-solid={solid ? '' : undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  );
}
