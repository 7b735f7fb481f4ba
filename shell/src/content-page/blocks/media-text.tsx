import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { RichText } from 'shared-contracts/react/rich-text';
import { richTextStyles } from 'shared-ui/rich-text';
import { fontSize, media, space } from 'shared-ui/tokens';
import type { BlockProps } from './block-types';
import { MoreLink } from './more-link';
import { Picture } from './picture';

const layoutStyles = css({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'center',
  [media.from(768)]: {
    gap: space[48],
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    '&[data-side=right] > img': { order: 1 },
  },
  [media.from(1200)]: { gap: space[64], gridTemplateColumns: 'minmax(0,6fr) minmax(0,5fr)' },
  '&[data-side=right]': {
    [media.from(1200)]: { gridTemplateColumns: 'minmax(0,5fr) minmax(0,6fr)' },
  },
});

const textStyles = css({
  display: 'grid',
  gap: space[16],
  justifyItems: 'start',
  [media.from(992)]: { '& > h2': { fontSize: fontSize[36] } },
});

/** A large picture beside what it shows; on phones the picture comes first. */
export function MediaText({ block }: BlockProps<'media-text'>): ReactNode {
  const { image, alt, side = 'left', title, html, link } = block;
  return (
    <div css={layoutStyles} data-side={side}>
      <Picture image={image} alt={alt} sizes="(min-width:768px) 50vw, 100vw" />
      <div css={textStyles}>
        <h2>{title}</h2>
        <RichText css={richTextStyles} html={html} />
        {link ? <MoreLink link={link} /> : null}
      </div>
    </div>
  );
}
