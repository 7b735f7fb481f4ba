import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState, type ReactNode } from 'react';
import { DateTimePicker } from './date-time-picker';
import type { DateTimeSlot } from './date-time-slot';

const slot = (date: string, label: string): DateTimeSlot => ({ date, label, value: `${date} ${label}` });
const week = [
  slot('2026-12-01', '9:00 am'),
  slot('2026-12-03', '10:00 am'),
  slot('2026-12-03', '11:00 am'),
  slot('2026-12-06', '2:00 pm'),
];
const later = slot('2026-12-15', '3:00 pm');

function Example({
  slots,
  onChange,
}: {
  slots: DateTimeSlot[];
  onChange: (value: string) => void;
}): ReactNode {
  const [value, setValue] = useState('');
  return (
    <DateTimePicker
      label="Day and time"
      stripDays={7}
      today="2026-11-30"
      slots={slots}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

function show(slots: DateTimeSlot[] = [...week, later]) {
  const onChange = jest.fn();
  const view = render(<Example slots={slots} onChange={onChange} />);
  return { ...view, onChange, user: userEvent.setup() };
}
const days = () => within(screen.getByRole('group', { name: 'Day' })).getAllByRole('radio');
const day = (name: RegExp) => screen.getByRole('radio', { name });

test('[LEA-002] the next seven days stand in a row, and those without times are disabled', async () => {
  const { container } = show();
  expect(days().map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'Monday 30 November 2026, no times',
    'Tuesday 1 December 2026, 1 time',
    'Wednesday 2 December 2026, no times',
    'Thursday 3 December 2026, 2 times',
    'Friday 4 December 2026, no times',
    'Saturday 5 December 2026, no times',
    'Sunday 6 December 2026, 1 time',
  ]);
  expect(days().map((radio) => radio.matches(':disabled'))).toEqual([
    true,
    false,
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('[LEA-002] a day shows its times, and one of them is the value; another day lets go of it', async () => {
  const { user, onChange } = show();
  expect(screen.queryByRole('group', { name: /^Times on/ })).not.toBeInTheDocument();
  await user.click(day(/^Thursday 3 December/));
  const times = within(screen.getByRole('group', { name: 'Times on Thursday 3 December 2026' }));
  expect(times.getAllByRole('radio')).toHaveLength(2);
  await user.click(times.getByRole('radio', { name: '11:00 am' }));
  expect(onChange).toHaveBeenLastCalledWith('2026-12-03 11:00 am');
  await user.click(day(/^Tuesday 1 December/));
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('[LEA-002] the arrow keys move between the days that have times', async () => {
  const { user } = show();
  await user.click(day(/^Tuesday 1 December/));
  await user.keyboard('{ArrowRight}');
  expect(day(/^Thursday 3 December/)).toBeChecked();
  expect(day(/^Thursday 3 December/)).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(day(/^Tuesday 1 December/)).toBeChecked();
});

test('a button leads to the months, with the focus on the first later day', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'More dates' }));
  expect(screen.queryByRole('group', { name: 'Day' })).not.toBeInTheDocument();
  expect(screen.getByRole('grid')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Tuesday 15 December 2026, 1 time/ })).toHaveFocus();
});

test('without later times there is no such button, and with later ones only the months come at once', () => {
  const { unmount } = show(week);
  expect(screen.queryByRole('button', { name: 'More dates' })).not.toBeInTheDocument();
  unmount();
  show([later]);
  expect(screen.getByRole('grid')).toBeInTheDocument();
});

test('the time that was chosen can be cleared, and the day stays', async () => {
  const { user, onChange } = show();
  await user.click(day(/^Sunday 6 December/));
  await user.click(screen.getByRole('radio', { name: '2:00 pm' }));
  await user.click(screen.getByRole('button', { name: 'Clear the time' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(day(/^Sunday 6 December/)).toBeChecked();
  expect(screen.getByRole('group', { name: 'Day and time' })).toHaveFocus();
});
