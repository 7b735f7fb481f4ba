import { useState, type ReactNode } from 'react';
import { CheckIcon } from 'shared-ui/icons';
import * as styles from './details.styles';

/** Features shown before "Show All" (VEH-050). */
const shownFeatures = 8;

/** The feature list; hidden without features. */
export function Features({ items }: { items: readonly string[] }): ReactNode {
  const [open, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <section>
      <h2 css={styles.headingStyles}>Features</h2>
      <ul css={styles.featuresStyles} data-open={open ? '' : undefined}>
        {items.map((item, index) => (
          <li key={item} css={index < shownFeatures ? styles.featureStyles : styles.laterFeatureStyles}>
            <CheckIcon />
            {item}
          </li>
        ))}
      </ul>
      {items.length > shownFeatures && !open ? (
        <button type="button" css={styles.toggleStyles} onClick={() => setOpen(true)}>
          Show All
        </button>
      ) : null}
    </section>
  );
}
