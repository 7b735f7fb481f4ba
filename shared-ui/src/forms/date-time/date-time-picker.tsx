import { useEffect, useEffectEvent, useId, useMemo, useState, type ReactNode } from 'react';
import { textLinkStyles } from '../../actions/button.styles';
import { FieldError } from '../field';
import { hintStyles, labelStyles, optionalStyles } from '../field.styles';
import { addDays, dayTitle, lastOf, monthOf } from './calendar';
import { countTimes, slotsByDay, type DateTimeSlot } from './date-time-slot';
import * as styles from './date-time-picker.styles';
import { DayStrip } from './day-strip';
import { MonthGrid } from './month-grid';
import { TimeList } from './time-list';
import { useMonthGrid } from './use-month-grid';

export interface DateTimePickerProps {
  readonly label: ReactNode;
  /** Every time there is, each day's in order; days without one cannot be chosen. */
  readonly slots: readonly DateTimeSlot[];
  /** The day it is, as YYYY-MM-DD; earlier ones cannot be chosen. */
  readonly today: string;
  /** Value of the chosen slot; empty when none is. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  /** Why the choice is refused. */
  readonly error?: ReactNode;
  /** Says "(optional)" behind the label. */
  readonly optional?: boolean;
  /** Shows so many days from today in a row, and the month grid by a button; the month grid at once when left out. */
  readonly stripDays?: number;
  /** Id of the whole; form error summaries link to it. Made up when absent. */
  readonly id?: string;
}

/**
 * A day from a strip or a month grid, then one of its times (UI-022). It knows no time zone: each slot says its own day, and the
 * value it stands for. Choosing another day lets go of the time of the first.
 */
export function DateTimePicker(props: DateTimePickerProps): ReactNode {
  const { label, slots, today, value, onChange, hint, error, optional, stripDays = 0, id } = props;
  const ownId = useId();
  const pickerId = id ?? ownId;
  const days = useMemo(() => slotsByDay(slots, today), [slots, today]);
  const dates = [...days.keys()].sort();
  const slot = slots.find((candidate) => candidate.value === value);
  const [opened, setOpened] = useState('');
  const day = slot?.date ?? (days.has(opened) ? opened : '');
  const times = days.get(day) ?? [];
  const stripEnd = addDays(today, stripDays - 1);
  const [wantsMonth, setWantsMonth] = useState(false);
  // A day that the strip does not reach, such as a draft's, is shown in its month.
  const isStrip = !wantsMonth && dates.some((date) => date <= stripEnd) && (day === '' || day <= stripEnd);
  const hasMore = dates.some((date) => date > stripEnd);
  const last = lastOf(monthOf(dates.at(-1) ?? today));
  const grid = useMonthGrid(day || (dates[0] ?? today), { first: today, last });

  const showMonth = (): void => {
    setWantsMonth(true);
    grid.goTo(dates.find((date) => date > stripEnd) ?? day);
  };
  // The button that was pressed is gone.
  const focusMonth = useEffectEvent(() => grid.focusCurrent());
  useEffect(() => {
    if (wantsMonth) focusMonth();
  }, [wantsMonth]);

  const timesOn = (date: string): number => days.get(date)?.length ?? 0;
  const openDay = (date: string): void => {
    setOpened(date);
    if (slot && slot.date !== date) onChange('');
  };
  const clear = (): void => {
    setOpened(day);
    onChange('');
    // The button that was pressed goes away.
    if (isStrip) document.getElementById(pickerId)?.focus();
    else grid.focusCurrent();
  };
  const describedBy = [hint ? `${pickerId}-hint` : '', error ? `${pickerId}-error` : ''].filter(Boolean);
  return (
    <fieldset
      id={pickerId}
      css={styles.pickerStyles}
      tabIndex={-1}
      aria-describedby={describedBy.join(' ') || undefined}
    >
      <legend css={labelStyles}>
        {label}
        {optional ? <span css={optionalStyles}>(optional)</span> : null}
      </legend>
      {hint ? (
        <p id={`${pickerId}-hint`} css={hintStyles}>
          {hint}
        </p>
      ) : null}
      <div css={isStrip ? styles.rowsStyles : styles.columnsStyles}>
        {isStrip ? (
          <DayStrip
            first={today}
            count={stripDays}
            chosen={day}
            timesOn={timesOn}
            onChoose={openDay}
            onMore={hasMore ? showMonth : undefined}
          />
        ) : (
          <MonthGrid
            grid={grid}
            today={today}
            last={last}
            chosen={day}
            timesOn={timesOn}
            onChoose={openDay}
          />
        )}
        <div css={styles.timesColumnStyles}>
          <p role="status" css={styles.sayingStyles}>
            {slot ? (
              <>
                <span className="visually-hidden">Chosen: </span>
                <strong>{`${dayTitle(slot.date)}, ${slot.label}`}</strong>
              </>
            ) : day ? (
              `${countTimes(times.length)} on ${dayTitle(day)}`
            ) : (
              'Choose a day to see its times.'
            )}
          </p>
          {slot ? (
            <button type="button" css={[textLinkStyles, styles.clearStyles]} onClick={clear}>
              Clear the time
            </button>
          ) : null}
          {day ? (
            <TimeList label={`Times on ${dayTitle(day)}`} slots={times} value={value} onChange={onChange} />
          ) : null}
        </div>
      </div>
      <FieldError id={`${pickerId}-error`} error={error} />
    </fieldset>
  );
}
