import { useEffect, useState, type ReactNode } from 'react';
import type { SuccessCategory } from 'shared-contracts/entities/lead';
import { useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { browserStore, openStorage, type StoredValue } from 'shared-contracts/storage';
import { buttonStyles } from 'shared-ui/button';
import { CheckIcon } from 'shared-ui/icons';
import { Container, Row } from 'shared-ui/layout';
import { BoxSkeleton } from 'shared-ui/skeleton';
import { CarsLikeIt, LeadConfirmation, whoHasIt } from '../confirmation/lead-confirmation';
import { useConfirmation } from '../confirmation/use-confirmation';
import * as styles from './success-page.styles';
import { genericText, successTexts } from './success-text';

/** What the browser knows of the lead that led here. */
interface Sent {
  category: SuccessCategory | null;
  lead: StoredValue<'sent-lead'>;
  firstName: string;
}

/** Height of what is shown about a car and its location, so that nothing below moves when it comes. */
const confirmationHeightPx = 252;

/** Known to the browser only: the first render is the server's. */
function useSent(): Sent {
  const { site } = useSite();
  const [sent, setSent] = useState<Sent>({ category: null, lead: null, firstName: '' });
  useEffect(() => {
    const storage = openStorage(site.slug, browserStore());
    const category = storage.read('success');
    setSent({
      category,
      lead: category ? storage.read('sent-lead') : null,
      firstName: storage.read('user')?.name ?? '',
    });
  }, [site.slug]);
  return sent;
}

/**
 * Thanks and what happens next, by the kind of lead; generic where that is not known (LEA-035). The car of the lead
 * stays: who has it, when they answer, a test drive and cars like it.
 */
export function SuccessPage(): ReactNode {
  const { site } = useSite();
  const { category, lead, firstName } = useSent();
  const confirmation = useConfirmation(lead, category);
  const { title, text, steps } = category ? successTexts[category] : genericText;
  const keeper = confirmation?.location?.name ?? site.name;
  return (
    <Container css={styles.page}>
      <div css={styles.column}>
        <span css={styles.checkMark}>
          <CheckIcon size={28} />
        </span>
        {/* Read out once, when all of it is known. */}
        <div
          css={styles.message}
          aria-live="polite"
          aria-atomic="true"
          aria-busy={confirmation === undefined}
        >
          <h1>{title}</h1>
          <p css={styles.text}>{confirmation ? whoHasIt(category, firstName, keeper) : text}</p>
        </div>
        {confirmation === undefined ? <BoxSkeleton heightPx={confirmationHeightPx} /> : null}
        {confirmation ? <LeadConfirmation confirmation={confirmation} category={category} /> : null}
        <h2 css={styles.next}>What happens next</h2>
        <ol css={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Row gap={12} css={styles.links}>
          <a href={paths.search} css={buttonStyles(confirmation?.car ? 'outline' : 'filled')}>
            Keep looking
          </a>
          <a href={paths.home} css={buttonStyles('text')}>
            Back to the home page
          </a>
        </Row>
      </div>
      {confirmation ? <CarsLikeIt confirmation={confirmation} /> : null}
    </Container>
  );
}
