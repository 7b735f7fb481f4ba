import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { color, font, fontSize, radius } from '../foundation/tokens';

const frameStyles = css({
  display: 'inline-flex',
  // In large text on a phone the choices need a second line.
  flexWrap: 'wrap',
  maxWidth: '100%',
  padding: 'var(--segment-padding)',
  borderRadius: radius.button,
  background: 'var(--segment-background)',
  boxShadow: 'var(--segment-edge)',
  '&[data-block]': { display: 'flex' },
  '& > label': { position: 'relative', flex: '1 1 auto', minWidth: 0, cursor: 'pointer' },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '& input + span': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    padding: '0 14px',
    borderRadius: `max(0px,calc(${radius.button} - 3px))`,
    fontSize: fontSize[14],
    fontWeight: font.weightStrong,
    color: color.text,
    whiteSpace: 'nowrap',
  },
  // Choices that share a whole line are as wide with less of their own.
  '&[data-block] input + span': { paddingInline: 4 },
  '& input:checked + span': {
    background: 'var(--segment-selected)',
    color: 'var(--segment-selected-text)',
    boxShadow: 'var(--segment-selected-shadow)',
  },
  '& input:focus-visible + span': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  '@media (forced-colors:active)': { '& input:checked + span': { outline: '2px solid Highlight' } },
});

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for assistive technology. */
  readonly label: string;
  readonly options: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Name in a form that is sent without script. */
  readonly name?: string;
  readonly block?: boolean;
}

/** A few choices of which exactly one applies, as native radios. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  block,
}: SegmentedControlProps<Value>): ReactNode {
  const ownName = useId();
  return (
    <div role="radiogroup" aria-label={label} css={frameStyles} data-block={block ? '' : undefined}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
