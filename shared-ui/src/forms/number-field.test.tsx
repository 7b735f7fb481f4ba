import { render, screen } from '@testing-library/react';
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

test('the caret stays behind the digit that was typed in the middle', async () => {
  const onValue = jest.fn();
  render(<Distance onValue={onValue} />);
  const input = screen.getByLabelText<HTMLInputElement>('Odometer');
  await userEvent.type(input, '1000');
  await userEvent.type(input, '25', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input).toHaveValue('125,000 kms');
  expect(input.selectionStart).toBe(3);
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
