import type { ReactNode } from 'react';

/** Side views on one ground line, 64 by 28 units, front to the right. */
export interface BodyIconProps {
  /** Width in px; the height follows. */
  readonly width?: number;
}

interface DrawingProps extends BodyIconProps {
  readonly children: ReactNode;
}

/** Frame of every body drawing. */
export function Drawing({ width = 64, children }: DrawingProps): ReactNode {
  return (
    <svg
      className="ui-icon ui-icon-body"
      width={width}
      height={Math.round((width * 28) / 64)}
      viewBox="0 0 64 28"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Two wheels by the distance of their centres from the left. */
export function Wheels({
  rear,
  front,
  y = 22,
}: {
  readonly rear: number;
  readonly front: number;
  readonly y?: number;
}): ReactNode {
  return (
    <>
      <circle cx={rear} cy={y} r="3.2" />
      <circle cx={front} cy={y} r="3.2" />
    </>
  );
}
