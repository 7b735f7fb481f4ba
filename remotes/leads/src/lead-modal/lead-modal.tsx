import { useMemo, useState, type ReactNode } from 'react';
import { usePlatform, usePublish } from 'shared-contracts/react';
import type { SlotProps } from 'shared-contracts/slots';
import { Dialog } from 'shared-ui/dialog';
import { Stack } from 'shared-ui/layout';
import { BoxSkeleton, LoadingRegion } from 'shared-ui/skeleton';
import { LeadForm } from '../lead-form/lead-form';
import { CarSummary } from '../lead-subject/car-summary';
import { noLocationChoices } from '../lead-subject/location-choices';
import { useLocationChoices } from '../lead-subject/use-location-choices';
import { useOffer } from '../lead-subject/use-offer';
import { useSubject } from '../lead-subject/use-subject';
import { sender } from '../sender';
import { modalForm, offerIdOf } from './modal-form';
import * as styles from './lead-modal.styles';

/** Height of the car's summary, reserved so that the form below it does not move. */
const carSummaryHeightPx = 92;

const outline = (
  <Stack gap={16}>
    <BoxSkeleton heightPx={48} />
    <BoxSkeleton heightPx={48} />
    <BoxSkeleton heightPx={120} />
  </Stack>
);

/** The dialog that answers `leads:*-requested` (LEA-001, CON-024). It opens at once; the car follows. */
export function LeadModal({ request: opened, onClose }: SlotProps['leads.modal']): ReactNode {
  const { site } = usePlatform();
  const publish = usePublish(sender);
  // The request of a mounted dialog stays: another one is another dialog.
  const [request] = useState(opened);
  const offer = useOffer(offerIdOf(request));
  const form = useMemo(() => modalForm(request, site, offer ?? null), [request, site, offer]);
  const subject = useSubject(form.carId);
  const choices = useLocationChoices({ formType: form.spec.formType, hasCar: form.carId !== null });
  const { car } = subject;
  const close = () => {
    onClose();
    publish('leads:modal-closed', { modal: form.name });
  };
  const isLoading = choices === null || offer === undefined;
  return (
    <Dialog open onClose={close} title={form.isTitledByCar && car ? car.name : form.title} widthPx={560}>
      <Stack gap={16}>
        {car ? <CarSummary car={car} compact /> : null}
        {subject.isSettled ? null : <BoxSkeleton heightPx={carSummaryHeightPx} />}
        <p css={styles.text}>{form.text}</p>
        <LoadingRegion busy={isLoading} label="Loading the form" skeleton={outline}>
          <LeadForm
            spec={form.spec}
            subject={subject}
            choices={choices ?? noLocationChoices}
            onSent={close}
          />
        </LoadingRegion>
      </Stack>
    </Dialog>
  );
}
