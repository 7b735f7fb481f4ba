import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, media, radius, space } from 'shared-ui/tokens';
import type { BlockProps } from './block-types';
import { SectionHead } from './section-head';

const listStyles = css({
  display: 'grid',
  gap: `${space[24]} ${space[32]}`,
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0,1fr)',
    columnGap: space[16],
    rowGap: space[4],
    alignContent: 'start',
    counterIncrement: 'step',
  },
  '& > li::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: radius.round,
    background: color.control,
    color: color.onControl,
    fontFamily: font.heading,
    fontSize: fontSize[18],
    fontWeight: font.weightStrong,
  },
  '& h3': { alignSelf: 'center', minHeight: space[24] },
  '& p': { maxWidth: '48ch' },
  [media.from(768)]: {
    gridTemplateColumns: 'repeat(auto-fit,minmax(210px,1fr))',
    '& > li': { gridTemplateColumns: 'minmax(0,1fr)', rowGap: space[8] },
    '& > li::before': { gridRow: 'auto', marginBottom: space[8] },
  },
});

/** What happens, in its order. */
export function Steps({ block: { title, items } }: BlockProps<'steps'>): ReactNode {
  return (
    <>
      <SectionHead title={title} />
      <ol css={listStyles}>
        {items.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
