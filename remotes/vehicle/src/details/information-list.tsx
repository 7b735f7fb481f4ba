import type { ReactNode } from 'react';
import type { InformationRow } from './car-information';
import * as styles from './details.styles';

/** Labelled values in two columns; nothing at all without rows. */
export function InformationList({
  title,
  rows,
}: {
  title: string;
  rows: readonly InformationRow[];
}): ReactNode {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 css={styles.headingStyles}>{title}</h2>
      <dl css={styles.listStyles}>
        {rows.map(({ label, value }) => (
          <div key={label} css={styles.rowStyles}>
            <dt css={styles.labelStyles}>{label}</dt>
            <dd css={styles.valueStyles}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
