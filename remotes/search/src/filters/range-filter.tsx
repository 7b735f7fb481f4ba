import { useState, type ReactNode } from 'react';
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

interface EndInputProps {
  name: RangeFilterName;
  end: keyof Range;
  amount: number;
  /** Where the range ends when nothing is typed. */
  bound: number;
  onEnter: (value: number) => void;
}

/**
 * One end as a typed number. Taken when the shopper leaves the field: an emptied one opens its end, and what makes no
 * sense is put back (SRC-034).
 */
function EndInput({ name, end, amount, bound, onEnter }: EndInputProps): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const word = end === 'lower' ? 'Lowest' : 'Highest';
  const take = (text: string): void => {
    setDraft(null);
    const typed = text.trim() === '' ? bound : parseTyped(text);
    if (typed !== null && typed !== amount) onEnter(typed);
  };
  return (
    <TextInput
      name={rangeFields(name)[end]}
      aria-label={`${word} ${filterTitles[name].toLowerCase()}`}
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
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setMoving(null);
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
    ask(snapped);
  };
  const enter = (end: keyof Range) => (typed: number) => {
    const moved = moveRange(ends, end, typed, { ...bounds, minGap: 0 });
    if (moved) onChange(toFilter(moved, bounds));
  };
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
        <EndInput name={name} end="lower" amount={ends.lower} bound={bounds.min} onEnter={enter('lower')} />
        <EndInput name={name} end="upper" amount={ends.upper} bound={bounds.max} onEnter={enter('upper')} />
      </div>
    </>
  );
}
