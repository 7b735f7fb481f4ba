import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState, type ReactNode } from 'react';
import { DateTimePicker, type DateTimePickerProps } from './date-time-picker';
import type { DateTimeSlot } from './date-time-slot';

const slot = (date: string, label: string, value = `${date} ${label}`): DateTimeSlot => ({
  date,
  label,
  value,
});
const only = [slot('2026-12-02', '10:00 am', '2026-12-02T10:00:00+10:00')];
const many = [
  slot('2026-12-01', '9:00 am'),
  slot('2026-12-02', '10:00 am'),
  slot('2026-12-02', '11:00 am'),
  slot('2027-01-05', '2:00 pm'),
];

function Example({
  onChange,
  ...props
}: Partial<DateTimePickerProps> & { onChange: (value: string) => void }): ReactNode {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <DateTimePicker
      label="Day and time"
      slots={many}
      today="2026-11-30"
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

function show(props: Partial<DateTimePickerProps> = {}) {
  const onChange = jest.fn();
  const view = render(<Example {...props} onChange={onChange} />);
  return { ...view, onChange, user: userEvent.setup() };
}

const day = (name: RegExp | string) => screen.getByRole('button', { name });
const enabledDays = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') !== 'true')
    .map((button) => button.textContent);

test('[UI-022][LEA-002] with one time only its day and only it can be chosen, and its value is passed on', async () => {
  const { user, onChange } = show({ slots: only, today: '2026-12-01' });
  expect(screen.getByText('December 2026')).toBeInTheDocument();
  expect(within(screen.getByRole('grid')).getAllByRole('button')).toHaveLength(31);
  expect(enabledDays()).toEqual(['2']);
  await user.click(day(/^Thursday 3 December 2026/));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(day('Wednesday 2 December 2026, 1 time'));
  const times = within(screen.getByRole('group', { name: 'Times on Wednesday 2 December 2026' }));
  expect(times.getAllByRole('radio')).toHaveLength(1);
  await user.click(times.getByRole('radio', { name: '10:00 am' }));
  expect(onChange.mock.calls).toEqual([['2026-12-02T10:00:00+10:00']]);
  expect(screen.getByRole('status')).toHaveTextContent('Chosen: Wednesday 2 December 2026, 10:00 am');
});

test('[UI-022] a day before today cannot be chosen or visited, whatever times it has', async () => {
  const { user } = show({ today: '2026-12-02' });
  expect(enabledDays()).toEqual(['2']);
  expect(day('Tuesday 1 December 2026, no times')).toHaveAttribute('aria-disabled', 'true');
  await user.click(day(/^Tuesday 1 December/));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  day(/^Wednesday 2 December/).focus();
  await user.keyboard('{ArrowLeft}{PageUp}');
  expect(day(/^Wednesday 2 December/)).toHaveFocus();
  expect(day('Previous month')).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['{ArrowRight}', /^Wednesday 2 December 2026/],
  ['{ArrowLeft}', /^Monday 30 November 2026/],
  ['{ArrowDown}', /^Tuesday 8 December 2026/],
  ['{ArrowDown}{ArrowUp}', /^Tuesday 1 December 2026/],
  ['{End}', /^Sunday 6 December 2026/],
  ['{End}{Home}', /^Monday 30 November 2026/],
  ['{PageDown}', /^Friday 1 January 2027/],
  ['{PageDown}{PageUp}', /^Tuesday 1 December 2026/],
  // Beyond the last month that has times the way ends.
  ['{Shift>}{PageDown}{/Shift}', /^Sunday 31 January 2027/],
  ['{Shift>}{PageUp}{/Shift}', /^Monday 30 November 2026/],
])('[UI-022] from 1 December %s leads to %s', async (keys, name) => {
  const { user } = show();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(day(/^Tuesday 1 December 2026, 1 time/)).toHaveFocus();
  await user.keyboard(keys);
  expect(day(name)).toHaveFocus();
});

test.each(['{Enter}', ' '])(
  '[UI-022] "%s" chooses the day, Tab leads to its times, arrows between them',
  async (key) => {
    const { user, onChange } = show();
    day(/^Tuesday 1 December/).focus();
    await user.keyboard('{ArrowRight}');
    await user.keyboard(key);
    expect([...document.querySelectorAll('[aria-selected=true]')].map((cell) => cell.textContent)).toEqual([
      '2',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('2 times on Wednesday 2 December 2026');
    await user.tab();
    expect(screen.getByRole('radio', { name: '10:00 am' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-02 11:00 am');
  },
);

test('[UI-022] one day is in the tab order, also after a month without it came into sight', async () => {
  const { user } = show();
  const inOrder = () =>
    within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0);
  expect(inOrder()).toEqual([day(/^Tuesday 1 December/)]);
  await user.click(day('Next month'));
  expect(inOrder()).toEqual([day(/^Friday 1 January 2027/)]);
  // The button keeps the focus, for the next press.
  expect(day('Next month')).toHaveFocus();
});

test('[UI-022] the month is announced as it changes, and the last one with times is the last', async () => {
  const { user } = show();
  const title = screen.getByText('December 2026');
  expect(title).toHaveAttribute('aria-live', 'polite');
  await user.click(day('Next month'));
  expect(title).toHaveTextContent('January 2027');
  expect(screen.getByRole('grid')).toHaveAccessibleName('January 2027');
  await user.click(day('Next month'));
  expect(title).toHaveTextContent('January 2027');
});

test('[UI-022] another day lets go of the time, and so does Clear, which gives the focus to the day', async () => {
  const { user, onChange } = show();
  await user.click(day(/^Wednesday 2 December/));
  await user.click(screen.getByRole('radio', { name: '11:00 am' }));
  await user.click(day(/^Wednesday 2 December/));
  // A day that cannot be chosen changes nothing.
  await user.click(day('Thursday 3 December 2026, no times'));
  expect(screen.getByRole('radio', { name: '11:00 am' })).toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(1);
  await user.click(day(/^Tuesday 1 December/));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('radio')).not.toBeChecked();
  await user.click(screen.getByRole('radio'));
  await user.click(day('Clear the time'));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(day(/^Tuesday 1 December/)).toHaveFocus();
});

test('[UI-022] a time that is given is shown as chosen', () => {
  show({ value: '2027-01-05 2:00 pm' });
  expect(screen.getByText('January 2027')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '2:00 pm' })).toBeChecked();
});

test('[UI-022] what is wrong is announced, and it is accessible with a time chosen', async () => {
  const { container } = show({
    value: '2026-12-02 10:00 am',
    error: 'That time was taken.',
    hint: 'Times at the dealership.',
    id: 'when',
    optional: true,
  });
  expect(screen.getByRole('group', { name: 'Day and time (optional)' })).toHaveAccessibleDescription(
    'Times at the dealership. That time was taken.',
  );
  expect(document.getElementById('when')).toHaveAttribute('tabindex', '-1');
  expect(await axe(container)).toHaveNoViolations();
});
