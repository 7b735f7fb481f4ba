import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, lineHeight, media, space } from 'shared-ui/tokens';
import type { BlockProps } from './block-types';
import { SectionHead } from './section-head';

const listStyles = css({
  display: 'grid',
  gap: space[32],
  [media.from(768)]: { gridTemplateColumns: 'repeat(auto-fit,minmax(260px,1fr))' },
  '& figure': { display: 'grid', gap: space[16], alignContent: 'start' },
  '& blockquote': {
    maxWidth: '52ch',
    color: color.ink,
    fontFamily: font.heading,
    fontSize: fontSize[20],
    lineHeight: lineHeight.body,
  },
  '& blockquote::before': {
    content: '"“"',
    display: 'block',
    height: space[24],
    color: color.accentText,
    fontSize: fontSize[48],
    lineHeight: 1,
  },
  '& figcaption': { color: color.muted, fontSize: fontSize[14] },
  '& b': { display: 'block', color: color.ink, fontSize: fontSize[16] },
  '&[data-single] blockquote': { fontSize: fontSize[24] },
});

/** What people say, in their own words. */
export function Quotes({ block: { title, items } }: BlockProps<'quotes'>): ReactNode {
  return (
    <>
      <SectionHead title={title} />
      <ul css={listStyles} {...(items.length === 1 ? { 'data-single': '' } : {})}>
        {items.map(({ text, name, detail }) => (
          <li key={text}>
            <figure>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                <b>{name}</b>
                {detail}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  );
}
