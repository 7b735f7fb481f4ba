import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Slot, useEvent, useSite } from 'shared-contracts/react';
import { Button, IconButton } from 'shared-ui/button';
import { TextAreaField } from 'shared-ui/field';
import { CloseIcon } from 'shared-ui/icons';
import * as styles from './message-panel.styles';
import { useSidePanel } from './use-side-panel';

/** What the panel of a chat provider gets. */
export interface ChatPanelProps {
  /** What the shopper asks about; null for a question in general. */
  car: { id: number; name: string } | null;
  onClose: () => void;
}

/** How far a conversation is: the question is being written, or who asks it comes next. */
type Stage = { kind: 'writing' } | { kind: 'questioned'; question: string };

/** Longest Comments of a lead (D-27). */
const questionLength = 2_000;

/** Focus goes to the field when the panel opens, and back to where it was when it closes, unless it is on the page already. */
function useFocusVisit() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    field.current?.focus();
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return field;
}

/** Messages of dealer and shopper so far. */
function Conversation({ car, stage }: { car: ChatPanelProps['car']; stage: Stage }): ReactNode {
  return (
    <div css={styles.conversationStyles} role="log" aria-label="Conversation">
      <p css={styles.dealerLineStyles}>
        Hi! {car ? `Ask us anything about the ${car.name}.` : 'How can we help?'} Our team answers by phone or
        email.
      </p>
      {stage.kind === 'writing' ? null : (
        <>
          <p css={styles.shopperLineStyles}>{stage.question}</p>
          <p css={styles.dealerLineStyles}>How can we reach you?</p>
        </>
      )}
    </div>
  );
}

/**
 * The panel of the built-in provider: no live operator, but a question, then who asks it, sent as a lead by the leads
 * remote's own form (docs/decisions/0013). The panel of a live provider has the same props.
 */
export function MessagePanel({
  car,
  draft,
  onDraft,
  onClose,
}: ChatPanelProps & { draft: string; onDraft: (message: string) => void }): ReactNode {
  const { site } = useSite();
  const titleId = useId();
  const field = useFocusVisit();
  const panel = useRef<HTMLDivElement>(null);
  useSidePanel(panel, onClose);
  const [stage, setStage] = useState<Stage>({ kind: 'writing' });
  useEvent('leads:submitted', () => {
    if (stage.kind === 'questioned') onDraft('');
  });
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    const question = draft.trim();
    if (!question) return field.current?.focus();
    setStage({ kind: 'questioned', question });
  };
  return (
    <div ref={panel} role="dialog" aria-labelledby={titleId} css={styles.panelStyles} data-clears="">
      <div css={styles.headStyles}>
        <h2 id={titleId}>Message {site.name}</h2>
        <IconButton label="Close the chat" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {stage.kind === 'questioned' ? (
        <div css={styles.linesStyles}>
          <Conversation car={car} stage={stage} />
          <Slot name="leads.chat" placement="chat" carId={car?.id ?? null} question={stage.question} />
        </div>
      ) : (
        <>
          <div css={styles.linesStyles}>
            <Conversation car={car} stage={stage} />
          </div>
          <form css={styles.formStyles} onSubmit={ask}>
            <TextAreaField
              ref={field}
              label="Your question"
              rows={2}
              maxLength={questionLength}
              value={draft}
              onChange={({ currentTarget }) => onDraft(currentTarget.value)}
            />
            <Button type="submit" variant="filled" block>
              Next
            </Button>
          </form>
        </>
      )}
    </div>
  );
}
