import { useId, type ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/direction-icons';
import { addMonths, dayOfMonth, dayTitle, monthOf, monthTitle, weekdayNames, weeksOf } from './calendar';
import { countTimes } from './date-time-slot';
import * as styles from './date-time-picker.styles';
import type { MonthGridBehaviour } from './use-month-grid';

/** What stands in for the days of other months, so that no cell is without text. */
const blank = '\u00A0';

interface MonthGridProps {
  readonly grid: MonthGridBehaviour;
  /** The first day that can be visited. */
  readonly today: string;
  /** The last one. */
  readonly last: string;
  /** Day that is chosen; empty when none is. */
  readonly chosen: string;
  /** How many times a day has; 0 makes it one that cannot be chosen. */
  readonly timesOn: (date: string) => number;
  readonly onChoose: (date: string) => void;
}

function Day({ date, grid, today, chosen, timesOn, onChoose }: MonthGridProps & { date: string }): ReactNode {
  const count = timesOn(date);
  const isChosen = date === chosen;
  const choose = (): void => {
    if (count === 0) return;
    grid.goTo(date);
    onChoose(date);
  };
  return (
    <td aria-selected={isChosen}>
      <button
        type="button"
        css={styles.dayStyles}
        data-date={date}
        tabIndex={date === grid.current ? 0 : -1}
        aria-label={`${dayTitle(date)}, ${count === 0 ? 'no times' : countTimes(count)}`}
        aria-disabled={count === 0 ? true : undefined}
        aria-current={date === today ? 'date' : undefined}
        onClick={choose}
      >
        {dayOfMonth(date)}
      </button>
    </td>
  );
}

/** One month of a calendar with the way to its neighbours; the month's name is announced as it changes. */
export function MonthGrid(props: MonthGridProps): ReactNode {
  const { grid, today, last } = props;
  const { ref, current, goTo, onKeyDown } = grid;
  const titleId = useId();
  const month = monthOf(current);
  const step = (months: 1 | -1, isPossible: boolean, label: string, icon: ReactNode): ReactNode => (
    <button
      type="button"
      css={styles.stepStyles}
      aria-label={label}
      // Stays focusable, so that the focus is not lost on the way to the last month.
      aria-disabled={isPossible ? undefined : true}
      onClick={() => isPossible && goTo(addMonths(current, months))}
    >
      {icon}
    </button>
  );
  return (
    <div css={styles.monthStyles}>
      <div css={styles.monthTopStyles}>
        {step(-1, month > monthOf(today), 'Previous month', <ChevronLeftIcon />)}
        <p id={titleId} css={styles.monthTitleStyles} aria-live="polite">
          {monthTitle(month)}
        </p>
        {step(1, month < monthOf(last), 'Next month', <ChevronRightIcon />)}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern of a calendar */}
      <table ref={ref} role="grid" css={styles.gridStyles} aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdayNames.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={week.find((date) => date !== null) ?? row}>
              {week.map((date, column) =>
                date === null ? (
                  <td key={weekdayNames[column]}>{blank}</td>
                ) : (
                  <Day key={date} {...props} date={date} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
