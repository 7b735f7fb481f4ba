import type { ReactNode } from 'react';
import { knownText } from 'shared-rules/information-rows';
import { TextExpander } from 'shared-ui/text-expander';
import * as styles from './details.styles';

/**
 * The dealer's comments, collapsed to `preview` characters when longer (VEH-073).
 *
 * @param preview the site's `vehicle.commentsPreview`
 */
export function DealerComments({ text, preview }: { text: string | null; preview: number }): ReactNode {
  const comments = knownText(text) ?? '';
  return (
    <section>
      <h2 css={styles.heading}>From the dealer</h2>
      {/* Dealers write in the language of their buyers: each line runs its own way. */}
      <div css={styles.text} dir="auto">
        {comments === '' ? (
          <p>Dealer comments are pending. Please check back here later.</p>
        ) : (
          <TextExpander text={comments} cut={preview} moreLabel="Read More" lessLabel="Read Less" />
        )}
      </div>
    </section>
  );
}
