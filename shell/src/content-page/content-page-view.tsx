import type { ReactNode } from 'react';
import { containerStyles } from 'shared-ui/layout';
import { ContentBlock } from './content-block';
import { headStyles, pageStyles } from './content-page.styles';
import type { ContentData } from './content-route';

/** A page of the site's own: its title, then its blocks. */
export function ContentPageView({ data }: { data: ContentData }): ReactNode {
  const { page, offers, path } = data;
  return (
    <article css={pageStyles}>
      <header css={[containerStyles, headStyles]}>
        <h1>{page.title}</h1>
        {page.description ? <p>{page.description}</p> : null}
      </header>
      {page.blocks.map((block, index) => (
        // A page's blocks have no names of their own; their order is their identity.
        <ContentBlock key={`${path} ${index}`} block={block} index={index} offers={offers} />
      ))}
    </article>
  );
}
