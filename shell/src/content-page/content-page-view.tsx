import type { ReactNode } from 'react';
import { containerStyles } from 'shared-ui/layout';
import { bandsOf } from './bands';
import { ContentBands } from './content-bands';
import * as styles from './content-page.styles';
import type { ContentData } from './load-content';

/** A page of the site's own: its title or its hero, then its blocks in bands. */
export function ContentPageView({ data }: { data: ContentData }): ReactNode {
  const { page } = data;
  return (
    <article>
      {page.blocks[0]?.type === 'hero' ? null : (
        <header css={[containerStyles, styles.head]}>
          <h1>{page.title}</h1>
          {page.description ? <p>{page.description}</p> : null}
        </header>
      )}
      <ContentBands bands={bandsOf(page.blocks)} data={data} />
    </article>
  );
}
