import type { ReactNode } from 'react';
import { containerStyles, sectionStyles } from 'shared-ui/layout';
import { bandsOf, type Band } from './bands';
import { ContentBlock } from './content-block';
import * as styles from './content-page.styles';
import type { ContentData } from './load-content';

function BandSection({ band: { blocks, tinted }, data }: { band: Band; data: ContentData }): ReactNode {
  const { page, offers, path } = data;
  const shown = blocks.map(({ block, index }) => (
    // A page's blocks have no names of their own; their order is their identity.
    <div key={`${path} ${index}`} data-block={block.type}>
      <ContentBlock block={block} index={index} offers={offers} pageTitle={page.title} />
    </div>
  ));
  // A hero brings its own ground and frame.
  if (blocks[0]?.block.type === 'hero') return shown;
  const isText = blocks[0]?.block.type === 'heading' && blocks.length > 1;
  return (
    <section css={sectionStyles} {...(tinted ? { 'data-tinted': '' } : {})}>
      <div css={[containerStyles, styles.band]} {...(isText ? { 'data-headed': '' } : {})}>
        {shown}
      </div>
    </section>
  );
}

/** A page of the site's own: its title or its hero, then its blocks in bands. */
export function ContentPageView({ data }: { data: ContentData }): ReactNode {
  const { page } = data;
  const bands = bandsOf(page.blocks);
  return (
    <article>
      {page.blocks[0]?.type === 'hero' ? null : (
        <header css={[containerStyles, styles.head]}>
          <h1>{page.title}</h1>
          {page.description ? <p>{page.description}</p> : null}
        </header>
      )}
      {bands.map((band) => (
        <BandSection key={`${data.path} ${band.blocks[0]?.index}`} band={band} data={data} />
      ))}
    </article>
  );
}
