import { css } from '@emotion/react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { IconButton } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { ChevronLeftIcon, ChevronRightIcon } from 'shared-ui/icons';
import { isPlainClick } from 'shared-ui/plain-click';
import { color, fontSize, media, space } from 'shared-ui/tokens';
import { pictureSources } from '../../platform/picture';
import type { BlockProps } from './block-types';
import { Picture } from './picture';
import { SectionHead } from './section-head';

const gridStyles = css({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  '& > li:first-of-type': { gridColumn: '1/-1' },
  [media.from(768)]: {
    gap: space[16],
    gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
    '& > li:first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
  },
  '& a': { display: 'block' },
});

const largeStyles = css({
  display: 'grid',
  gap: space[12],
  '& > div': { display: 'flex', alignItems: 'center', gap: space[12], color: color.muted },
  '& > div > p': { flex: 1, fontSize: fontSize[14] },
});

/** Pictures that open large; without a script each is a link to its file. */
export function Gallery({ block: { title, items } }: BlockProps<'gallery'>): ReactNode {
  const site = useSite();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const shown = openAt === null ? undefined : items[openAt];
  const open = (event: MouseEvent, index: number): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpenAt(index);
  };
  const move = (by: number): void =>
    setOpenAt((at) => (at === null ? at : (at + by + items.length) % items.length));
  return (
    <>
      <SectionHead title={title} />
      <ul css={gridStyles}>
        {items.map(({ image, alt }, index) => (
          <li key={image}>
            <a href={pictureSources(site, image, 960)?.src ?? image} onClick={(event) => open(event, index)}>
              <Picture image={image} alt={alt} sizes="(min-width:768px) 50vw, 100vw" />
            </a>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={() => setOpenAt(null)}
        title={title ?? 'Pictures'}
        widthPx={1100}
      >
        {shown ? (
          <div css={largeStyles}>
            <Picture image={shown.image} alt={shown.alt} sizes="100vw" first />
            <div>
              <p aria-live="polite">{shown.caption ?? shown.alt}</p>
              <IconButton label="Previous picture" onClick={() => move(-1)}>
                <ChevronLeftIcon />
              </IconButton>
              <IconButton label="Next picture" onClick={() => move(1)}>
                <ChevronRightIcon />
              </IconButton>
            </div>
          </div>
        ) : null}
      </Dialog>
    </>
  );
}
