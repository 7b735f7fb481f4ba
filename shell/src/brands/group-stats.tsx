import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { AnimatedCount } from 'shared-ui/animated-count';
import { color, font, fontSize, media, space } from 'shared-ui/tokens';

const statsStyles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  paddingBlock: space[24],
  borderBlock: `1px solid ${color.line}`,
  '& > li + li': { paddingLeft: space[16], borderLeft: `1px solid ${color.line}` },
  '& b': {
    display: 'block',
    color: color.ink,
    fontFamily: font.heading,
    fontSize: fontSize[36],
    fontWeight: font.weightHeading,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.15,
  },
  [media.from(768)]: {
    '& > li + li': { paddingLeft: space[32] },
    '& b': { fontSize: fontSize[48] },
  },
});

const statNames = ['locations', 'brands', 'years'] as const;

/** A statistic of a config in its parts: "50+" is 50 and "+". */
const partsOf = (text: string): { before: string; value: number; after: string } | null => {
  const match = /^(\D*)(\d{1,6})(\D*)$/.exec(text);
  return match ? { before: match[1] ?? '', value: Number(match[2]), after: match[3] ?? '' } : null;
};

/** A number of a statistic, which counts up once; any other text as it is. */
function Stat({ text }: { text: string }): ReactNode {
  const parts = partsOf(text);
  if (!parts) return text;
  return (
    <>
      {parts.before}
      <AnimatedCount value={parts.value} from={0} silent />
      {parts.after}
    </>
  );
}

/** The group in figures: "50+ locations", "40+ brands", "30+ years" (SHL-006). */
export function GroupStats(): ReactNode {
  const { stats } = useSite().group;
  return (
    <ul css={statsStyles} aria-label="The group in figures">
      {statNames.map((name) => (
        <li key={name}>
          <b>
            <Stat text={stats[name]} />
          </b>{' '}
          {name}
        </li>
      ))}
    </ul>
  );
}
