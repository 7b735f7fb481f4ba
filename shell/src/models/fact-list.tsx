import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ModelFact } from 'shared-contracts/entities/model-page';
import { color, font, fontSize, media, space } from 'shared-ui/tokens';

const listStyles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gap: `${space[24]} ${space[16]}`,
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    paddingTop: space[12],
    borderTop: `1px solid ${color.line}`,
  },
  '& dt': { color: color.muted, fontSize: fontSize[14] },
  '& dd': {
    color: color.ink,
    fontFamily: font.heading,
    fontSize: fontSize[18],
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& dd + dd': { color: color.muted, fontFamily: font.body, fontSize: fontSize[14] },
  '&[data-prominent] dt + dd': { fontSize: fontSize[20] },
  [media.from(768)]: {
    gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
    columnGap: space[24],
    '&[data-prominent] dt + dd': { fontSize: fontSize[24] },
  },
});

interface FactListProps {
  facts: readonly ModelFact[];
  /** Those that a shopper looks for first. */
  isProminent?: boolean;
}

/** Figures of a model: towing, range, safety, consumption. */
export function FactList({ facts, isProminent }: FactListProps): ReactNode {
  return (
    <dl css={listStyles} data-prominent={isProminent ? '' : undefined}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note ? <dd>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
