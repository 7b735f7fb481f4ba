import type { ReactNode } from 'react';
import type { SpinPrize } from 'shared-contracts/entities/spin';
import { rimPoint, wheelFields, type WheelField } from './wheel-fields';
import * as styles from './wheel.styles';

/** Units of the drawing, from its middle to the rim. */
const rim = 100;
/** Degrees from which a field has space for its number. */
const numbered = 14;

function slicePath({ from, to }: WheelField): string {
  const start = rimPoint(from, rim);
  const end = rimPoint(to, rim);
  return `M0 0L${start.x} ${start.y}A${rim} ${rim} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}Z`;
}

interface WheelProps {
  prizes: readonly SpinPrize[];
  /** Degrees by which it is turned, clockwise. */
  angle: number;
  isTurning: boolean;
  onStopped: () => void;
}

/** The wheel, as a picture: the list of prizes beside it says the same in words. */
export function Wheel({ prizes, angle, isTurning, onStopped }: WheelProps): ReactNode {
  return (
    <div css={styles.frame} aria-hidden="true">
      <span css={styles.pointer} />
      <svg
        viewBox="-104 -104 208 208"
        width="320"
        height="320"
        css={[styles.wheel, styles.turned(angle), isTurning && styles.turning]}
        data-testid="wheel"
        onTransitionEnd={onStopped}
        focusable="false"
      >
        <circle r="103" css={styles.rim} />
        {wheelFields(prizes).map((field, index) => {
          const { ground, text } = styles.fieldColours(index, prizes.length);
          const middle = (field.from + field.to) / 2;
          const label = rimPoint(middle, rim * 0.74);
          return (
            <g key={field.prize.name}>
              <path d={slicePath(field)} css={styles.slice} fill={ground} />
              {field.to - field.from >= numbered ? (
                <text
                  css={styles.number}
                  fill={text}
                  transform={`translate(${label.x} ${label.y}) rotate(${Math.round(middle)})`}
                  textAnchor="middle"
                  dominantBaseline="central"
                >
                  {index + 1}
                </text>
              ) : null}
            </g>
          );
        })}
        <circle r="16" css={styles.hub} />
      </svg>
    </div>
  );
}
