import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { cardSurfaceStyles } from 'shared-ui/layout';
import { fontSize, media, size, space } from 'shared-ui/tokens';
import type { BlockProps } from './block-types';
import { MoreLink } from './more-link';
import { Picture } from './picture';
import { SectionHead } from './section-head';

const gridStyles = css({
  display: 'grid',
  gap: `${size.gridRowGap} ${size.gridGap}`,
  gridTemplateColumns: 'minmax(0,1fr)',
  [media.from(576)]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  [media.from(992)]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  // Four stand in one row; three and a lonely one would look forgotten.
  '&[data-count="4"]': {
    [media.from(992)]: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' },
  },
});

const cardStyles = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  '& > img': { borderRadius: 0 },
  '& > div': {
    display: 'grid',
    gap: space[8],
    flex: 1,
    alignContent: 'start',
    gridTemplateRows: 'auto 1fr auto',
    justifyItems: 'start',
    padding: `${space[24]} ${size.cardPadding}`,
  },
});

const titleStyles = css({ fontSize: fontSize[20] });

/** Cards side by side, each with its own way on. */
export function Cards({ block: { title, intro, items } }: BlockProps<'cards'>): ReactNode {
  const Heading = title === undefined ? 'h2' : 'h3';
  return (
    <>
      <SectionHead title={title} intro={intro} />
      <ul css={gridStyles} data-count={items.length}>
        {items.map((card) => (
          <li key={card.title}>
            <article css={[cardSurfaceStyles, cardStyles]}>
              {card.image ? (
                <Picture image={card.image} alt="" sizes="(min-width:992px) 420px, 100vw" />
              ) : null}
              <div>
                <Heading css={titleStyles}>{card.title}</Heading>
                <p>{card.text}</p>
                {card.link ? <MoreLink link={card.link} /> : null}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
