import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useEvent } from 'shared-contracts/react';
import type { SlotProps } from 'shared-contracts/slots';
import { Stack } from 'shared-ui/layout';
import { BoxSkeleton, LoadingRegion } from 'shared-ui/skeleton';
import { Reply } from '../confirmation/lead-confirmation';
import { useConfirmation } from '../confirmation/use-confirmation';
import { chatSpec } from '../form-spec/form-spec';
import { LeadForm } from '../lead-form/lead-form';
import { noLocationChoices } from '../lead-subject/location-choices';
import { useLocationChoices } from '../lead-subject/use-location-choices';
import { useSubject } from '../lead-subject/use-subject';

const outline = (
  <Stack gap={16}>
    <BoxSkeleton heightPx={48} />
    <BoxSkeleton heightPx={48} />
  </Stack>
);

/** When the location that will have the question replies, by its hours. The field that has the focus stays in view when it comes. */
function ReplyTime({
  carId,
  form,
}: {
  carId: number | null;
  form: RefObject<HTMLElement | null>;
}): ReactNode {
  const about = useMemo(() => ({ car_id: carId, location: '', dealership: '' }), [carId]);
  const confirmation = useConfirmation(about, 'enquiry');
  useEffect(() => {
    const field = document.activeElement;
    if (confirmation && form.current?.contains(field)) field?.scrollIntoView?.({ block: 'nearest' });
  }, [confirmation, form]);
  return confirmation ? <Reply {...confirmation} /> : null;
}

/**
 * The shopper of a chat: a lead form like any other, so that rules, outbox and delivery are the same (decision 0013). The
 * fields appear after the question, and the first one has the focus.
 */
export function ChatForm({ carId, question }: SlotProps['leads.chat']): ReactNode {
  const subject = useSubject(carId);
  const spec = useMemo(() => chatSpec(question, carId !== null), [question, carId]);
  const choices = useLocationChoices({ formType: spec.formType, hasCar: carId !== null });
  const ref = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);
  // The thanks say the same of the location that has it.
  useEvent('leads:submitted', () => setSent(true));
  const isLoading = choices === null;
  useEffect(() => {
    if (!isLoading) ref.current?.querySelector<HTMLInputElement>('input[name=name]')?.focus();
  }, [isLoading]);
  return (
    <div ref={ref}>
      <Stack gap={16}>
        {isSent ? null : <ReplyTime carId={carId} form={ref} />}
        <LoadingRegion busy={isLoading} label="Loading the form" skeleton={outline}>
          <LeadForm spec={spec} subject={subject} choices={choices ?? noLocationChoices} />
        </LoadingRegion>
      </Stack>
    </div>
  );
}
