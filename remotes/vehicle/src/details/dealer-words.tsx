import type { ReactNode } from 'react';
import { TextExpander } from 'shared-ui/text-expander';
import * as styles from './details.styles';

/**
 * The dealer's comments, collapsed to `preview` characters when longer (VEH-073).
 *
 * @param preview the site's `vehicle.commentsPreview`
 */
export function DealerWords({ text, preview }: { text: string | null; preview: number }): ReactNode {
  const words = text?.trim() ?? '';
  return (
    <section>
      <h2 css={styles.headingStyles}>From the dealer</h2>
      <div css={styles.wordsStyles}>
        {words === '' ? (
          <p>Dealer comments are pending. Please check back here later.</p>
        ) : (
          <TextExpander text={words} cut={preview} moreLabel="Read More" lessLabel="Read Less" />
        )}
      </div>
    </section>
  );
}
