import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PageBlock } from 'shared-contracts/content-page';
import { RichText } from 'shared-contracts/react/rich-text';
import { FaqList } from 'shared-ui/faq-list';
import { richTextStyles } from 'shared-ui/rich-text';
import { color, space } from 'shared-ui/tokens';

const wordsStyles = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
const headingStyles = css({
  paddingTop: space[16],
  '& > p': { marginTop: space[8], maxWidth: '60ch', color: color.muted },
});

function Block({ block }: { block: PageBlock }): ReactNode {
  switch (block.type) {
    case 'heading':
      return (
        <div css={headingStyles}>
          <h2>{block.text}</h2>
          {block.intro ? <p>{block.intro}</p> : null}
        </div>
      );
    case 'rich-text':
      return <RichText css={richTextStyles} html={block.html} />;
    case 'faq':
      return <FaqList items={block.items} />;
    default:
      // Blocks that need the shell, such as offers, belong on pages of their own.
      return null;
  }
}

/** A site's own text on a page that the product renders: its paragraphs, headings and questions, in their order. */
export function SiteWords({ blocks }: { blocks: readonly PageBlock[] }): ReactNode {
  if (blocks.length === 0) return null;
  return (
    <div css={wordsStyles}>
      {blocks.map((block, index) => (
        // Blocks have no names of their own; their order is their identity.
        <Block key={`${block.type} ${index}`} block={block} />
      ))}
    </div>
  );
}
