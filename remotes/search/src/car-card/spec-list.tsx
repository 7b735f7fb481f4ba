import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { specFacts } from 'shared-rules/spec-facts';
import { color, font, fontSize, space } from 'shared-ui/tokens';

/** Cells with hairlines between them, like the plate that states the weights of a vehicle. */
const listStyles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  gap: 1,
  minHeight: 97,
  marginTop: space[12],
  borderBlock: `1px solid ${color.line}`,
  overflow: 'hidden',
  // Its own line stands in for the one above the price.
  '& + [data-part=price]': { paddingTop: 0, borderTop: 0 },
  '& > div': { padding: `${space[4]} 0 ${space[4]} ${space[8]}`, boxShadow: `-1px -1px 0 ${color.line}` },
  '& > :nth-of-type(3n+1)': { paddingLeft: 0 },
  '& dt': { fontSize: fontSize[12], color: color.muted },
  '& dd': {
    fontSize: fontSize[14],
    fontWeight: font.weightStrong,
    fontVariantNumeric: 'tabular-nums',
    color: color.ink,
    overflowWrap: 'anywhere',
    '[data-muted] &': { color: color.muted },
  },
});

/** The facts of the kind, each under its name, for a buyer who compares figures (`card.layout` "spec"). */
export function SpecList({ car }: { car: CarCard }): ReactNode {
  return (
    <dl css={listStyles}>
      {specFacts(car).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
