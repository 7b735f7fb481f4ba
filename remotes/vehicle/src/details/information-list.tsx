import { useId, useState, type ReactNode } from 'react';
import type { InformationRow } from 'shared-rules/information-rows';
import { MoreToggle } from './more-toggle';
import * as styles from './details.styles';

interface InformationListProps {
  title: string;
  rows: readonly InformationRow[];
  /** Rows shown before "Show More"; all of them by default (VEH-047). */
  first?: number;
}

/**
 * Labelled values in two columns; nothing at all without rows. All rows are in the page, for search engines and for
 * readers without script.
 */
export function InformationList({ title, rows, first = rows.length }: InformationListProps): ReactNode {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 css={styles.heading}>{title}</h2>
      <dl css={styles.list} id={listId} data-open={isOpen ? '' : undefined}>
        {rows.map(({ label, value }, index) => (
          <div key={label} css={index < first ? styles.row : styles.laterRow}>
            <dt css={styles.label}>{label}</dt>
            <dd css={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {rows.length > first ? (
        <MoreToggle
          controls={listId}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          moreLabel="Show More"
        />
      ) : null}
    </section>
  );
}
