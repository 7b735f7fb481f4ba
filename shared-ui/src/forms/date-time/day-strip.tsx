import { useId, type ReactNode } from 'react';
import { textLinkStyles } from '../../actions/button.styles';
import { addDays, dayOfMonth, dayTitle, monthTitle, monthOf } from './calendar';
import { countTimes } from './date-time-slot';
import * as styles from './date-time-picker.styles';

interface DayStripProps {
  /** The first day, as YYYY-MM-DD. */
  readonly first: string;
  readonly count: number;
  /** The day whose times are shown; empty when none is. */
  readonly chosen: string;
  readonly timesOn: (date: string) => number;
  readonly onChoose: (date: string) => void;
  /** Shows later days; undefined where none has times. */
  readonly onMore: (() => void) | undefined;
}

const shortLength = 3;

/** The next days in a row as native radios: one tab stop, arrow keys; a day without times is disabled. */
export function DayStrip({ first, count, chosen, timesOn, onChoose, onMore }: DayStripProps): ReactNode {
  const name = useId();
  const dates = Array.from({ length: count }, (_, index) => addDays(first, index));
  return (
    <div css={styles.stripFrameStyles}>
      <fieldset css={styles.stripStyles}>
        <legend className="visually-hidden">Day</legend>
        {dates.map((date) => {
          const times = timesOn(date);
          const title = dayTitle(date);
          return (
            <label key={date}>
              <input
                type="radio"
                name={name}
                value={date}
                checked={date === chosen}
                disabled={times === 0}
                aria-label={`${title}, ${times === 0 ? 'no times' : countTimes(times)}`}
                onChange={() => onChoose(date)}
              />
              <span aria-hidden="true">
                <small>{title.slice(0, shortLength)}</small>
                <b>{dayOfMonth(date)}</b>
                <small>{monthTitle(monthOf(date)).slice(0, shortLength)}</small>
              </span>
            </label>
          );
        })}
      </fieldset>
      {onMore ? (
        <button type="button" css={[textLinkStyles, styles.clearStyles]} onClick={onMore}>
          More dates
        </button>
      ) : null}
    </div>
  );
}
