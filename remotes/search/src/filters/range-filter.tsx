import { useState, type ReactNode } from 'react';
import type { RangeFilterName } from 'shared-contracts/entities/search';
import { TextInput } from 'shared-ui/field';
import { RangeSlider, moveRange, type Range } from 'shared-ui/range-slider';
import { parseTyped, rangeFields } from '../results-page/plain-form';
import { boundLabel, filterTitles } from './filter-words';
import { endsStyles, sliderStyles } from './filters.styles';
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

const grouped = new Intl.NumberFormat('en-AU');
const typedText = (name: RangeFilterName, value: number): string =>
  name === 'year' ? String(value) : grouped.format(value);

interface EndInputProps {
  name: RangeFilterName;
  end: keyof Range;
  amount: number;
  isOpen: boolean;
  onEnter: (value: number) => void;
}

/** One end as a typed number. Taken when the shopper leaves the field; what makes no sense is put back. */
function EndInput({ name, end, amount, isOpen, onEnter }: EndInputProps): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const word = end === 'lower' ? 'Lowest' : 'Highest';
  const take = (text: string): void => {
    setDraft(null);
    const typed = parseTyped(text);
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
      value={draft ?? (isOpen ? '' : typedText(name, amount))}
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
  const ask = useDebounced((range: Range) => onChange(toFilter(range, bounds)), debounceMs);
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
      <div css={sliderStyles}>
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
      <div css={endsStyles}>
        <EndInput
          name={name}
          end="lower"
          amount={ends.lower}
          isOpen={ends.lower <= bounds.min}
          onEnter={enter('lower')}
        />
        <EndInput
          name={name}
          end="upper"
          amount={ends.upper}
          isOpen={ends.upper >= bounds.max}
          onEnter={enter('upper')}
        />
      </div>
    </>
  );
}
