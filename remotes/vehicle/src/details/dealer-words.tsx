import { useState, type ReactNode } from 'react';
import * as styles from './details.styles';

/**
 * The dealer's comments, collapsed to `preview` characters when longer (VEH-073).
 *
 * @param preview the site's `vehicle.commentsPreview`
 */
export function DealerWords({ text, preview }: { text: string | null; preview: number }): ReactNode {
  const [open, setOpen] = useState(false);
  const words = text?.trim() ?? '';
  const isLong = words.length > preview;
  return (
    <section>
      <h2 css={styles.headingStyles}>From the dealer</h2>
      {words === '' ? (
        <p>Dealer comments are pending. Please check back here later.</p>
      ) : (
        <p css={styles.wordsStyles} data-open={open ? '' : undefined}>
          {words.slice(0, preview)}
          {isLong ? (
            <>
              <span css={styles.ellipsisStyles}>…</span>
              <span css={styles.restStyles}>{words.slice(preview)}</span>
            </>
          ) : null}
        </p>
      )}
      {isLong ? (
        <button type="button" css={styles.toggleStyles} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Read Less' : 'Read More'}
        </button>
      ) : null}
    </section>
  );
}
