import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, lineHeight, media, space } from 'shared-ui/tokens';
import type { BlockProps } from './block-types';
import { SectionHead } from './section-head';

const listStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[24],
  '& > div': {
    // As wide as the longest word of the number, where the page is.
    flex: '1 1 136px',
    maxWidth: '100%',
    // The number is read after its meaning and seen before it.
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: space[4],
    paddingLeft: space[16],
    borderLeft: `2px solid ${color.accent}`,
  },
  '& dt': { color: color.muted },
  '& dd': {
    color: color.ink,
    fontFamily: font.heading,
    fontSize: fontSize[36],
    fontWeight: font.weightHeading,
    letterSpacing: font.tracking,
    lineHeight: lineHeight.heading,
    overflowWrap: 'break-word',
  },
  [media.from(992)]: { '& dd': { fontSize: fontSize[48] } },
});

/** Up to four numbers with what they count. */
export function Facts({ block: { title, items } }: BlockProps<'facts'>): ReactNode {
  return (
    <>
      <SectionHead title={title} />
      <dl css={listStyles}>
        {items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
