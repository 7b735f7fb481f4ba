import type { ReactNode } from 'react';
import type { PageBlock } from 'shared-contracts/content-page';
import { RichText } from 'shared-contracts/react/rich-text';
import { FaqList } from 'shared-ui/faq-list';
import { richTextStyles } from 'shared-ui/rich-text';
import type { TradeInData } from './load-trade-in';
import * as styles from './trade-in.styles';

/** A block of the site's own page; those that this page has itself, or that need another remote, are left out. */
function Block({ block }: { block: PageBlock }): ReactNode {
  switch (block.type) {
    case 'heading':
      return (
        <section>
          <h2>{block.text}</h2>
          {block.intro ? <p css={styles.lead}>{block.intro}</p> : null}
        </section>
      );
    case 'rich-text':
      return <RichText css={richTextStyles} html={block.html} />;
    default:
      return null;
  }
}

/** Every question once: those of the site’s page, then those of every trade-in (FIN-056). */
function questionsOf({ words, faq }: Pick<TradeInData, 'words' | 'faq'>): TradeInData['faq'] {
  const own = words?.blocks.flatMap((block) => (block.type === 'faq' ? block.items : [])) ?? [];
  return [...new Map([...own, ...faq].map((item) => [item.question, item])).values()];
}

/** What the site says below the steps, and what shoppers ask. */
export function SiteWords({ data }: { data: TradeInData }): ReactNode {
  const questions = questionsOf(data);
  return (
    <div css={styles.words}>
      {data.words?.blocks.map((block, index) => (
        // Blocks have no names of their own; their order is their identity.
        <Block key={index} block={block} />
      ))}
      {questions.length > 0 ? (
        <section aria-labelledby="trade-in-faq">
          <h2 id="trade-in-faq">Questions and answers</h2>
          <FaqList items={questions} />
        </section>
      ) : null}
    </div>
  );
}
