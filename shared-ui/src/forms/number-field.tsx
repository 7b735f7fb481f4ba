import { useLayoutEffect, useRef, type ChangeEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Chip } from '../content/tag';
import { rowStyles } from '../layout/layout.styles';
import { Field, type FieldFrame } from './field';
import {
  digitsBefore,
  formatGroupedNumber,
  parseGroupedNumber,
  positionAfterDigits,
  type NumberAffixes,
} from './grouped-number';
import { TextInput } from './inputs';

export interface NumberFieldProps extends FieldFrame {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly name?: string;
  readonly autoComplete?: string;
}

/** Formatting moves the caret to the end; it belongs behind the digit that was typed. */
function placeCaret(
  element: HTMLInputElement | null,
  digits: number | undefined,
  affixes: NumberAffixes,
): void {
  if (!element || digits === undefined || document.activeElement !== element) return;
  const position = positionAfterDigits(element.value, digits, affixes);
  element.setSelectionRange(position, position);
}

function GroupedNumberField(props: NumberFieldProps & { readonly affixes: NumberAffixes }): ReactNode {
  const { value, onChange, affixes, name, autoComplete, ...frame } = props;
  const input = useRef<HTMLInputElement>(null);
  const digits = useRef<number | undefined>(undefined);
  const text = formatGroupedNumber(value, affixes);

  useLayoutEffect(() => {
    placeCaret(input.current, digits.current, affixes);
    digits.current = undefined;
    // Only for a text that changed: wherever else the caret stands, the shopper put it there.
  }, [text, affixes]);

  const handleChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const element = event.currentTarget;
    digits.current = digitsBefore(element.value, element.selectionStart ?? element.value.length);
    onChange(parseGroupedNumber(element.value));
    // A key that changes no digit, such as a letter, is taken back without being rendered.
    queueMicrotask(() => placeCaret(element, digits.current, affixes));
  };
  // A caret behind the suffix would delete letters that come straight back.
  const keepCaretInNumber = (event: SyntheticEvent<HTMLInputElement>): void => {
    const element = event.currentTarget;
    const end = element.value.length - affixes.suffix.length;
    const { selectionStart, selectionEnd } = element;
    if (selectionStart === null || selectionStart !== selectionEnd || selectionStart <= end) return;
    element.setSelectionRange(Math.max(0, end), Math.max(0, end));
  };
  return (
    <Field {...frame}>
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          inputMode="numeric"
          name={name}
          autoComplete={autoComplete ?? 'off'}
          value={text}
          onChange={handleChange}
          onSelect={keepCaretInNumber}
        />
      )}
    </Field>
  );
}

const MONEY: NumberAffixes = { prefix: '$', suffix: '' };
const DISTANCE: NumberAffixes = { prefix: '', suffix: ' kms' };

export interface MoneyFieldProps extends NumberFieldProps {
  /** Amounts in whole dollars that one press fills in. */
  readonly picks?: readonly number[];
}

/** Whole dollars with prefix and separators while typing (UI-013). Empty is null. */
export function MoneyField({ picks = [], ...rest }: MoneyFieldProps): ReactNode {
  const field = <GroupedNumberField {...rest} affixes={MONEY} />;
  if (picks.length === 0) return field;
  return (
    <div>
      {field}
      <div css={rowStyles[8]} role="group" aria-label="Suggested amounts">
        {picks.map((amount) => (
          <Chip key={amount} selected={amount === rest.value} onClick={() => rest.onChange(amount)}>
            {formatGroupedNumber(amount, MONEY)}
          </Chip>
        ))}
      </div>
    </div>
  );
}

/** Whole kilometres with separators and the suffix " kms" (UI-014). Empty is null. */
export function KilometresField(props: NumberFieldProps): ReactNode {
  return <GroupedNumberField {...props} affixes={DISTANCE} />;
}
