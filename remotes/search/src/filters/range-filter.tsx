import { useId, useState, type ReactNode } from 'react';
import type { RangeFilterName } from 'shared-contracts/entities/search';
import { formatCount } from 'shared-rules/money';
import { TextInput } from 'shared-ui/field';
import { RangeSlider, moveRange, type Range } from 'shared-ui/range-slider';
import { parseTyped, rangeFields } from '../search-session/plain-form';
import { boundLabel, filterTitles } from 'shared-rules/search/filter-labels';
import * as styles from './filters.styles';
import { snap, toEnds, toFilter, type SliderBounds } from './range-bounds';
import { useDebounced } from './use-debounced';

export interface RangeFilterProps {
  name: RangeFilterName;
  /** The filter as the state holds it. */
  value: string | undefined;
  bounds: SliderBounds;
  debounceMs: number;
  onChange: (values: string[]) => void;
}

const typedText = (name: RangeFilterName, value: number): string =>
  name === 'year' ? String(value) : formatCount(value);

const endLabel = (name: RangeFilterName, end: keyof Range): string =>
  `${end === 'lower' ? 'Lowest' : 'Highest'} ${filterTitles[name].toLowerCase()}`;

interface EndInputProps {
  name: RangeFilterName;
  end: keyof Range;
  amount: number;
  /** Where the range ends when nothing is typed. */
  bound: number;
  /** Id of the message about a refused number; null while there is none. */
  errorId: string | null;
  /** Takes a typed number; null for what is none. */
  onEnter: (value: number | null) => void;
}

/**
 * One end as a typed number. Taken when the shopper leaves the field: an emptied one opens its end, and what makes no
 * sense is put back (SRC-034, SRC-035).
 */
function EndInput({ name, end, amount, bound, errorId, onEnter }: EndInputProps): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const take = (text: string): void => {
    setDraft(null);
    const typed = text.trim() === '' ? bound : parseTyped(text);
    if (typed !== amount || draft !== null) onEnter(typed);
  };
  return (
    <TextInput
      name={rangeFields(name)[end]}
      aria-label={endLabel(name, end)}
      aria-invalid={errorId === null ? undefined : true}
      aria-describedby={errorId ?? undefined}
      inputMode="numeric"
      autoComplete="off"
      before={name === 'price' || name === 'subscription_price' ? '$' : undefined}
      after={name === 'km' ? 'km' : undefined}
      placeholder={typedText(name, amount)}
      // An open end is empty, so that a form sent without script leaves it open too.
      value={draft ?? (amount === bound ? '' : typedText(name, amount))}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={({ currentTarget }) => take(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        take(event.currentTarget.value);
      }}
    />
  );
}

/** Two thumbs and two typed ends of one range. Moves show at once and ask after a pause (SRC-013). */
export function RangeFilter({ name, value, bounds, debounceMs, onChange }: RangeFilterProps): ReactNode {
  const [moving, setMoving] = useState<Range | null>(null);
  /** The end whose typed number was refused. */
  const [refused, setRefused] = useState<keyof Range | null>(null);
  const errorId = useId();
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setMoving(null);
    setRefused(null);
  }
  const ends = moving ?? toEnds(value, bounds);
  // A value from elsewhere, such as a typed end or a removed chip, is newer than a move that waits.
  const ask = useDebounced((range: Range) => onChange(toFilter(range, bounds)), debounceMs, value);
  const slide = (range: Range): void => {
    const snapped = {
      lower: Math.max(bounds.min, snap(name, range.lower)),
      upper: Math.min(bounds.max, snap(name, range.upper)),
    };
    setMoving(snapped);
    setRefused(null);
    ask(snapped);
  };
  const enter = (end: keyof Range) => (typed: number | null) => {
    const moved = typed === null ? undefined : moveRange(ends, end, typed, { ...bounds, minGap: 0 });
    setRefused((known) => (!moved ? end : known === end ? null : known));
    if (moved && typed !== ends[end]) onChange(toFilter(moved, bounds));
  };
  const input = (end: keyof Range, bound: number): ReactNode => (
    <EndInput
      name={name}
      end={end}
      amount={ends[end]}
      bound={bound}
      errorId={refused === end ? errorId : null}
      onEnter={enter(end)}
    />
  );
  const allowed = refused === 'lower' ? [bounds.min, ends.upper] : [ends.lower, bounds.max];
  return (
    <>
      <div css={styles.slider}>
        <RangeSlider
          label={filterTitles[name]}
          {...bounds}
          hideHead
          minGap={0}
          value={ends}
          format={(amount) => boundLabel(name, amount)}
          onChange={slide}
        />
      </div>
      <div css={styles.ends}>
        {input('lower', bounds.min)}
        {input('upper', bounds.max)}
      </div>
      {/* It stands before its text comes, so that the text is announced. */}
      <p id={errorId} aria-live="polite" css={styles.endsError}>
        {refused === null
          ? null
          : `${endLabel(name, refused)} can be ${allowed.map((amount) => boundLabel(name, amount)).join(' to ')}.`}
      </p>
    </>
  );
}
