import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { highFrom, mediumFrom, type GaugeBand, type ShownGauge } from 'shared-rules/price-gauge';
import { onNearViewport } from 'shared-ui/lazy-component';
import * as styles from './gauge.styles';

/** A half circle of radius 116 around (140, 144), from left to right; its length counts as 100. */
const arc = 'M24 144A116 116 0 0 1 256 144';
/** Between two bands, in the same measure. */
const gap = 1;

const bands: { band: GaugeBand; from: number; to: number }[] = [
  { band: 'low', from: 0, to: mediumFrom },
  { band: 'medium', from: mediumFrom, to: highFrom },
  { band: 'high', from: highFrom, to: 1 },
];

/**
 * The gauge as a dial: dear at the left, cheap at the right. The needle turns to its place when the dial is in view
 * (VEH-064), and stands there at once with reduced motion.
 */
export function Dial({ gauge, words }: { gauge: ShownGauge; words: string }): ReactNode {
  const root = useRef<SVGSVGElement>(null);
  const [isTurned, setIsTurned] = useState(false);
  useEffect(() => (root.current ? onNearViewport(root.current, () => setIsTurned(true), 0) : undefined), []);
  // Custom properties are the one thing React's style type does not list.
  const turn = { '--turn': `${Math.round(gauge.fill * 180)}deg` } as CSSProperties;
  return (
    <svg ref={root} viewBox="0 0 280 156" role="img" aria-label={words} css={styles.dial}>
      {bands.map(({ band, from, to }) => (
        <path
          key={band}
          data-band={band}
          data-reached={band === gauge.band}
          d={arc}
          pathLength={100}
          strokeDasharray={`${(to - from) * 100 - gap} 100`}
          strokeDashoffset={-(from * 100 + gap / 2)}
          css={band === gauge.band ? styles.reached[band] : styles.band}
        />
      ))}
      <g css={styles.needle} style={turn} data-turned={isTurned ? '' : undefined}>
        <path d="M140 138L54 144l86 6z" />
        <circle cx="140" cy="144" r="9" />
      </g>
    </svg>
  );
}
