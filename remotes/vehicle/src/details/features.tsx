import { useId, useState, type ReactNode } from 'react';
import { CheckIcon } from 'shared-ui/icons';
import { knownText } from 'shared-rules/information-rows';
import { MoreToggle } from './more-toggle';
import * as styles from './details.styles';

/** Features shown before "Show All" (VEH-050). */
const shownFeatures = 8;

/** The feature list, each feature once; hidden without features (VEH-050). */
export function Features({ items }: { items: readonly string[] }): ReactNode {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const features = [...new Set(items.flatMap((item) => knownText(item) ?? []))];
  if (features.length === 0) return null;
  return (
    <section>
      <h2 css={styles.heading}>Features</h2>
      <ul css={styles.features} id={listId} data-open={isOpen ? '' : undefined}>
        {features.map((feature, index) => (
          <li key={feature} css={index < shownFeatures ? styles.feature : styles.laterFeature}>
            <CheckIcon />
            {feature}
          </li>
        ))}
      </ul>
      {features.length > shownFeatures ? (
        <MoreToggle
          controls={listId}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          moreLabel="Show All"
        />
      ) : null}
    </section>
  );
}
