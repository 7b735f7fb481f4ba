import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/react';
import { dateInZone } from 'shared-rules/zoned-time';
import { BoxSkeleton, LoadingRegion } from 'shared-ui/skeleton';
import { fieldId, type FieldContext } from '../form-fields/field-context';
import * as styles from '../form-fields/form-fields.styles';
import { appointmentField } from './free-times';
import type { FreeTimes } from './use-free-times';

/** Height of a strip of days, so that the fields below do not move when the picker arrives. */
const pickerHeightPx = 236;
const pickerSpace = css({ minHeight: pickerHeightPx });
/** Without scripts no times come. */
const scriptedOnly = css({ '@media (scripting:none)': { display: 'none' } });

interface AppointmentFieldProps extends Pick<FieldContext, 'formId' | 'errors'> {
  times: FreeTimes;
  /** Called when a time was chosen or cleared. */
  onChanged: (field: string) => void;
}

/**
 * The wished time of a test drive, optional (LEA-002, LEA-016). Where no times can be had the form goes out without one
 * (LEA-033). The value is in a field of its own: of the times only those of one day are ever in the page.
 */
export function AppointmentField({ formId, errors, times, onChanged }: AppointmentFieldProps): ReactNode {
  const { site, now } = usePlatform();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const choose = (next: string): void => {
    setValue(next);
    if (field.current) field.current.value = next;
    onChanged(appointmentField);
  };
  // A time from a draft, or one that was taken meanwhile, counts only as long as it can be had.
  useEffect(() => {
    if (!field.current || times.kind === 'loading') return;
    const wished = field.current.value;
    const isFree = times.kind === 'ready' && times.slots.some((slot) => slot.value === wished);
    field.current.value = isFree ? wished : '';
    setValue(field.current.value);
  }, [times]);
  return (
    <>
      {/* Uncontrolled: its value is the draft's or the shopper's. */}
      <input ref={field} type="hidden" name={appointmentField} />
      <Times
        id={fieldId(formId, appointmentField)}
        times={times}
        today={dateInZone(now(), site.site.timezone).date}
        value={value}
        onChange={choose}
        error={errors[appointmentField]}
      />
    </>
  );
}

interface TimesProps {
  id: string;
  times: FreeTimes;
  today: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

function Times({ times, ...picker }: TimesProps): ReactNode {
  switch (times.kind) {
    case 'none':
      return null;
    case 'loading':
      return (
        <>
          <div css={scriptedOnly}>
            <LoadingRegion busy label="Loading times" skeleton={<BoxSkeleton heightPx={pickerHeightPx} />} />
          </div>
          <noscript>
            <p css={styles.note}>Send your request and we’ll call to find any time that suits you.</p>
          </noscript>
        </>
      );
    case 'failed':
      return (
        <p css={styles.note}>
          We can’t show our times just now. Send your request and we’ll call to find any time that suits you.
        </p>
      );
    case 'ready':
      return times.slots.length === 0 ? (
        <p css={styles.note}>
          No times can be picked here just now. Send your request and we’ll call to find any time that suits
          you.
        </p>
      ) : (
        <div css={pickerSpace}>
          <times.Picker
            {...picker}
            slots={times.slots}
            label="Day and time"
            optional
            stripDays={7}
            hint="Times are local to the dealership. Leave it open if any time suits you."
          />
        </div>
      );
  }
}
