import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState, type ReactNode } from 'react';
import { CheckboxList } from './checkbox-list';
import { parseGroupedNumber, positionAfterDigits } from './grouped-number';
import { KilometresField, MoneyField } from './number-field';

function Money({ onValue }: { readonly onValue: (value: number | null) => void }): ReactNode {
  const [value, setValue] = useState<number | null>(null);
  const change = (next: number | null): void => {
    setValue(next);
    onValue(next);
  };
  return <MoneyField label="Deposit" value={value} onChange={change} picks={[30_000, 70_000]} />;
}

function Distance({ onValue }: { readonly onValue: (value: number | null) => void }): ReactNode {
  const [value, setValue] = useState<number | null>(null);
  const change = (next: number | null): void => {
    setValue(next);
    onValue(next);
  };
  return <KilometresField label="Odometer" value={value} onChange={change} />;
}

test('[UI-013] typed dollars get their prefix and separators, and a pick fills the field', async () => {
  const onValue = jest.fn();
  const { container } = render(<Money onValue={onValue} />);
  const input = screen.getByLabelText('Deposit');
  await userEvent.type(input, '12500');
  expect(input).toHaveValue('$12,500');
  expect(onValue).toHaveBeenLastCalledWith(12_500);
  await userEvent.click(screen.getByRole('button', { name: '$70,000' }));
  expect(input).toHaveValue('$70,000');
  expect(onValue).toHaveBeenLastCalledWith(70_000);
  expect(screen.getByRole('button', { name: '$70,000', pressed: true })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('[UI-014] typed kilometres get separators and their suffix, and empty is null', async () => {
  const onValue = jest.fn();
  render(<Distance onValue={onValue} />);
  const input = screen.getByLabelText('Odometer');
  await userEvent.type(input, '45000');
  expect(input).toHaveValue('45,000 kms');
  expect(onValue).toHaveBeenLastCalledWith(45_000);
  await userEvent.keyboard('{Backspace}');
  expect(input).toHaveValue('4,500 kms');
  await userEvent.clear(input);
  expect(onValue).toHaveBeenLastCalledWith(null);
  expect(input).toHaveValue('');
});

/** What a browser does for one key: it changes the text and puts the caret there. (user-event would mend the caret.) */
function edit(input: HTMLElement, value: string, caret: number): void {
  fireEvent.change(input, { target: { value, selectionStart: caret, selectionEnd: caret } });
}

test.each([
  ['typed in the middle', '1,000 kms', '1,2000 kms', 3, '12,000 kms', 2],
  ['typed in front', '1,000 kms', '91,000 kms', 1, '91,000 kms', 1],
  ['typed behind a separator', '12,345 kms', '12,9345 kms', 4, '129,345 kms', 3],
  ['typed at the end', '1,000 kms', '1,0005 kms', 6, '10,005 kms', 6],
  ['deleted in the middle', '123,456 kms', '13,456 kms', 1, '13,456 kms', 1],
  ['deleted so that a separator goes', '1,234 kms', '1,24 kms', 3, '124 kms', 2],
])('[UI-014] the caret stays where a digit was %s', (_, start, changed, caretThen, text, caret) => {
  render(<Distance onValue={() => undefined} />);
  const input = screen.getByLabelText<HTMLInputElement>('Odometer');
  input.focus();
  edit(input, start, 0);
  edit(input, changed, caretThen);
  expect(input).toHaveValue(text);
  expect([input.selectionStart, input.selectionEnd]).toEqual([caret, caret]);
});

test('[UI-013] the caret stays behind the dollar sign and the digits before it', async () => {
  render(<Money onValue={() => undefined} />);
  const input = screen.getByLabelText<HTMLInputElement>('Deposit');
  input.focus();
  edit(input, '$12,500', 0);
  edit(input, '$192,500', 3);
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 3]);
  // Keys that change no digit: a letter, and Backspace behind the separator.
  edit(input, '$19x2,500', 4);
  await act(() => Promise.resolve());
  expect(input).toHaveValue('$192,500');
  expect(input.selectionStart).toBe(3);
  edit(input, '$192500', 4);
  await act(() => Promise.resolve());
  expect(input).toHaveValue('$192,500');
  expect(input.selectionStart).toBe(4);
});

test('[UI-014] a caret that was moved stays where it is when the field is rendered again', () => {
  const onChange = () => undefined;
  const field = (label: string) => <KilometresField label={label} value={12_500} onChange={onChange} />;
  const { rerender } = render(field('Odometer'));
  const input = screen.getByRole<HTMLInputElement>('textbox');
  input.focus();
  edit(input, '12,50 kms', 5);
  input.setSelectionRange(1, 1);
  rerender(field('Distance'));
  expect(input.selectionStart).toBe(1);
});

test('[UI-014] a caret that is put behind the suffix goes back to the number', () => {
  render(<Distance onValue={() => undefined} />);
  const input = screen.getByLabelText<HTMLInputElement>('Odometer');
  input.focus();
  edit(input, '1000', 4);
  input.setSelectionRange(9, 9);
  fireEvent.select(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([5, 5]);
});

test.each([
  ['', null],
  ['kms', null],
  ['$0', 0],
  ['$1,234,567,890', 123_456_789],
])('the number in %p is %p', (text, expected) => {
  expect(parseGroupedNumber(text)).toBe(expected);
});

test('a caret never stands in the prefix or the suffix', () => {
  const affixes = { prefix: '$', suffix: ' kms' };
  expect(positionAfterDigits('$45,000 kms', 0, affixes)).toBe(1);
  expect(positionAfterDigits('$45,000 kms', 9, affixes)).toBe(7);
  expect(positionAfterDigits('', 3, affixes)).toBe(0);
});

test('[UI-015] choosing and choosing again adds and removes values of the list', async () => {
  const lists: (readonly string[])[] = [];
  function Example(): ReactNode {
    const [checked, setChecked] = useState<readonly string[]>([]);
    const change = (next: readonly string[]): void => {
      lists.push(next);
      setChecked(next);
    };
    const options = [
      { value: 'A', label: 'A' },
      { value: 'B', label: 'B' },
    ];
    return <CheckboxList legend="Letters" options={options} checked={checked} onChange={change} />;
  }
  const { container } = render(<Example />);
  for (const name of ['A', 'B', 'A']) await userEvent.click(screen.getByRole('checkbox', { name }));
  expect(lists).toEqual([['A'], ['A', 'B'], ['B']]);
  expect(screen.getByRole('checkbox', { name: 'B' })).toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
});
