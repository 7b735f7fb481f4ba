import type { ReactNode } from 'react';
import { FaqList } from 'shared-ui/faq-list';
import { SiteWords } from '../site-words/site-words';
import type { TradeInData } from './load-trade-in';
import * as styles from './trade-in.styles';

/** Every question once: those of the site’s page, then those of every trade-in (FIN-056). */
function questionsOf({ words, faq }: Pick<TradeInData, 'words' | 'faq'>): TradeInData['faq'] {
  const own = words?.blocks.flatMap((block) => (block.type === 'faq' ? block.items : [])) ?? [];
  return [...new Map([...own, ...faq].map((item) => [item.question, item])).values()];
}

/** What the site says below the steps, and what shoppers ask. */
export function TradeInWords({ data }: { data: TradeInData }): ReactNode {
  const questions = questionsOf(data);
  // The questions stand below, with those of every trade-in.
  const blocks = data.words?.blocks.filter(({ type }) => type !== 'faq') ?? [];
  return (
    <div css={styles.words}>
      <SiteWords blocks={blocks} />
      {questions.length > 0 ? (
        <section aria-labelledby="trade-in-faq">
          <h2 id="trade-in-faq">Questions and answers</h2>
          <FaqList items={questions} />
        </section>
      ) : null}
    </div>
  );
}
