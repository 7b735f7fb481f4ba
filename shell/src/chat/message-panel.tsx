import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useEvent, usePublish, useSite } from 'shared-contracts/react';
import { Button, IconButton } from 'shared-ui/button';
import { TextAreaField } from 'shared-ui/field';
import { CloseIcon } from 'shared-ui/icons';
import * as styles from './message-panel.styles';

/** What the panel of a chat provider gets. */
export interface ChatPanelProps {
  /** What the shopper asks about; null for a question in general. */
  car: { id: number; name: string } | null;
  onClose: () => void;
}

/** How far a message is: being written, handed to the enquiry form, or with the dealer. */
type Stage =
  { kind: 'writing' } | { kind: 'handed-over'; message: string } | { kind: 'sent'; message: string };

/** Focus goes to the field when the panel opens, and back to where it was when it closes. */
function useFocusVisit() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    field.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return field;
}

/** What dealer and shopper have said so far. */
function Conversation({ car, stage }: { car: ChatPanelProps['car']; stage: Stage }): ReactNode {
  return (
    <div css={styles.linesStyles} role="log" aria-label="Conversation">
      <p css={styles.dealerLineStyles}>
        Hi! {car ? `Ask us anything about the ${car.name}.` : 'How can we help?'} Our team answers by phone or
        email.
      </p>
      {stage.kind === 'writing' ? null : <p css={styles.shopperLineStyles}>{stage.message}</p>}
      {stage.kind === 'handed-over' ? <p css={styles.dealerLineStyles}>How can we reach you?</p> : null}
      {stage.kind === 'sent' ? (
        <p css={styles.dealerLineStyles}>Thank you. We have your message and will be in touch.</p>
      ) : null}
    </div>
  );
}

/**
 * The panel of the built-in provider: no live operator, but a message that the enquiry form takes over with the car and
 * every rule of a lead (docs/decisions/0013). The panel of a live provider has the same props.
 */
export function MessagePanel({
  car,
  draft,
  onDraft,
  onClose,
}: ChatPanelProps & { draft: string; onDraft: (message: string) => void }): ReactNode {
  const { site } = useSite();
  const publish = usePublish('shell');
  const titleId = useId();
  const field = useFocusVisit();
  const [stage, setStage] = useState<Stage>({ kind: 'writing' });
  useEvent('leads:submitted', () => {
    if (stage.kind !== 'handed-over') return;
    setStage({ ...stage, kind: 'sent' });
    onDraft('');
  });
  const handOver = (event: FormEvent): void => {
    event.preventDefault();
    const text = draft.trim();
    if (!text) return field.current?.focus();
    setStage({ kind: 'handed-over', message: text });
    publish('leads:enquiry-requested', {
      ...(car ? { car_id: car.id, car_name: car.name } : {}),
      message: text,
      variant: car ? 'quick' : 'full',
    });
  };
  return (
    <div
      role="dialog"
      aria-labelledby={titleId}
      css={styles.panelStyles}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div css={styles.headStyles}>
        <h2 id={titleId}>Message {site.name}</h2>
        <IconButton label="Close the chat" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <Conversation car={car} stage={stage} />
      <form css={styles.formStyles} onSubmit={handOver}>
        <TextAreaField
          ref={field}
          label="Your message"
          rows={2}
          value={draft}
          onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        />
        <Button type="submit" variant="filled" block>
          Send message
        </Button>
      </form>
    </div>
  );
}
