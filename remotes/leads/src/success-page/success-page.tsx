import { useEffect, useState, type ReactNode } from 'react';
import type { SuccessCategory } from 'shared-contracts/entities/lead';
import { useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { browserStore, openStorage } from 'shared-contracts/storage';
import { buttonStyles } from 'shared-ui/button';
import { CheckIcon } from 'shared-ui/icons';
import { Container, Row } from 'shared-ui/layout';
import * as styles from './success-page.styles';
import { genericText, successTexts } from './success-text';

/** Thanks and what happens next, by the kind of lead; generic where that is not known (LEA-035). */
export function SuccessPage(): ReactNode {
  const { site } = useSite();
  const [category, setCategory] = useState<SuccessCategory | null>(null);
  // Known to the browser only: the first render is the server's.
  useEffect(() => setCategory(openStorage(site.slug, browserStore()).read('success')), [site.slug]);
  const { title, text, steps } = category ? successTexts[category] : genericText;
  return (
    <Container css={styles.page}>
      <span css={styles.checkMark}>
        <CheckIcon size={28} />
      </span>
      <div css={styles.message} aria-live="polite">
        <h1>{title}</h1>
        <p css={styles.text}>{text}</p>
        <h2 css={styles.next}>What happens next</h2>
        <ol css={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <Row gap={12} css={styles.links}>
        <a href={paths.search} css={buttonStyles('filled')}>
          Keep looking
        </a>
        <a href={paths.home} css={buttonStyles('text')}>
          Back to the home page
        </a>
      </Row>
    </Container>
  );
}
