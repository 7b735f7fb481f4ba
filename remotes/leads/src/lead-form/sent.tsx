import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { FormType } from 'shared-contracts/entities/lead';
import { usePlatform } from 'shared-contracts/react';
import { browserStore, openStorage } from 'shared-contracts/storage';
import { LeadConfirmation, whoHasIt } from '../confirmation/lead-confirmation';
import { useConfirmation } from '../confirmation/use-confirmation';
import { successCategoryOf } from '../form-spec/form-spec';
import type { SentLead } from './form-state';
import * as styles from './lead-form.styles';

const indicator = <span css={styles.spinner} aria-hidden="true" />;

/** Gives the focus to what has replaced the form: the button that had it is gone. */
function useFocus(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}

/** Replaces a form whose page goes on by itself. */
export function Sending(): ReactNode {
  return (
    <div ref={useFocus()} css={styles.sent} role="status" aria-busy="true" tabIndex={-1}>
      {indicator}
      <p>
        <strong>Thank you. We have your message.</strong>
      </p>
    </div>
  );
}

/**
 * Replaces a form that was sent, where the visitor stays on the page (LEA-024): a loading indicator, until it is known
 * who has the lead and when they answer.
 */
export function Sent({ lead, formType }: { lead: SentLead; formType: FormType }): ReactNode {
  const { site } = usePlatform();
  const category = successCategoryOf[formType];
  const confirmation = useConfirmation(lead, category);
  const ref = useFocus();
  const firstName = openStorage(site.site.slug, browserStore()).read('user')?.name ?? '';
  const keeper = confirmation?.location?.name ?? site.site.name;
  return (
    <div ref={ref} css={styles.stays} tabIndex={-1}>
      <div css={styles.sent} role="status" aria-busy={!confirmation}>
        {confirmation ? null : indicator}
        <p>
          <strong>Thank you. We have your message.</strong>
        </p>
        {confirmation ? <p>{whoHasIt(category, firstName, keeper)}</p> : null}
      </div>
      {/* The page, or the dialog, that had the form shows the car, and has no room for a row of others. */}
      {confirmation ? <LeadConfirmation confirmation={confirmation} category={category} isInPlace /> : null}
    </div>
  );
}
