import { useId, type ReactNode } from 'react';
import * as styles from './form-page.styles';

/** What follows once the form was sent, beside it on wide screens. */
export function NextSteps({ steps }: { steps: readonly string[] }): ReactNode {
  const id = useId();
  return (
    <section css={styles.next} aria-labelledby={id}>
      <h2 id={id}>What happens next</h2>
      <ol css={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
