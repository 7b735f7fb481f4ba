import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { act, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Checkbox, Radio } from './choice';
import { SummarisedFields } from './field';
import { SelectField, TextAreaField, TextField } from './labelled-inputs';

test('[UI-024] label, hint and error belong to the input', () => {
  render(<TextField label="Postcode" hint="Where you live" error="Enter 4 digits." defaultValue="45" />);
  const input = screen.getByLabelText('Postcode');
  expect(input).toHaveAccessibleDescription('Where you live Enter 4 digits.');
  expect(input).toBeInvalid();
  expect(input).toHaveValue('45');
});

test('[UI-024] a hidden label is out of sight but still names the input', () => {
  render(<TextField label="Search cars" hideLabel />);
  expect(screen.getByText('Search cars')).toHaveClass('visually-hidden');
  expect(screen.getByLabelText('Search cars')).toBeInTheDocument();
});

test('[UI-024] a shown label is in sight, and a valid field has no description', () => {
  render(<TextField label="First name" />);
  expect(screen.getByText('First name')).not.toHaveClass('visually-hidden');
  expect(screen.getByLabelText('First name')).toBeValid();
  expect(screen.getByLabelText('First name')).not.toHaveAttribute('aria-describedby');
});

test('an error that appears later is announced', () => {
  const { rerender } = render(<TextField id="pc" label="Postcode" />);
  const region = document.getElementById('pc-error');
  expect(region).toHaveAttribute('aria-live', 'polite');
  rerender(<TextField id="pc" label="Postcode" error="Enter 4 digits." />);
  expect(region).toHaveTextContent('Enter 4 digits.');
});

test('a form with a summary announces no error a second time at its field', () => {
  render(
    <SummarisedFields>
      <TextField label="Postcode" error="Enter 4 digits." />
    </SummarisedFields>,
  );
  expect(screen.getByText('Enter 4 digits.').closest('[aria-live]')).toBeNull();
  expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription('Enter 4 digits.');
});

function Echo(props: { initial: string }): ReactNode {
  const [text, setText] = useState(props.initial);
  return (
    <>
      <TextField label="Search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <output>{text}</output>
    </>
  );
}

test.each(['hilux ute', ''])(
  'words changed to %j before the script runs stay, and the component is told of them',
  async (typed) => {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(<Echo initial="hilux" />);
    const input = screen.getByLabelText('Search');
    if (input instanceof HTMLInputElement) input.value = typed;
    const root = await act(async () => hydrateRoot(place, <Echo initial="hilux" />));
    expect(input).toHaveValue(typed);
    expect(screen.getByRole('status')).toHaveTextContent(typed);
    await act(async () => root.unmount());
    place.remove();
  },
);

test('an untouched field changes nothing when the script runs', async () => {
  const onChange = jest.fn();
  const place = document.createElement('div');
  const page = <TextField label="Search" value="hilux" onChange={onChange} />;
  place.innerHTML = renderToString(page);
  await act(async () => hydrateRoot(place, page));
  expect(onChange).not.toHaveBeenCalled();
});

test.each(['Does it tow?', ''])('a text changed to %j before the script runs stays so', async (typed) => {
  const page = <TextAreaField label="Comments" defaultValue="Is it still there?" />;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  field.value = typed;
  const root = await act(async () => hydrateRoot(place, page));
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field).toHaveValue(typed);
  act(() => root.unmount());
  place.remove();
});

test('a field that takes the place of another begins with its own text', async () => {
  const { rerender } = render(<TextAreaField key="a" id="comments" label="Comments" defaultValue="First" />);
  await userEvent.type(screen.getByRole('textbox'), ' and more');
  rerender(<TextAreaField key="b" id="comments" label="Comments" defaultValue="Second" />);
  expect(screen.getByRole('textbox')).toHaveValue('Second');
});

test('all kinds of fields have no accessibility violations', async () => {
  const { container } = render(
    <form>
      <TextField label="Deposit" before="$" optional />
      <TextField label="Kilometres" after="km" error="Too many." />
      <TextAreaField label="Comments" hint="Anything else" />
      <SelectField label="Location" required>
        <option>Mooloolaba</option>
      </SelectField>
      <Checkbox label="I agree" error="Please agree." />
      <fieldset>
        <legend>How</legend>
        <Radio name="how" label="Pick up" />
        <Radio name="how" label="Delivery" note="free" />
      </fieldset>
    </form>,
  );
  expect(await axe(container)).toHaveNoViolations();
  expect(screen.getByRole('combobox', { name: 'Location' })).toBeRequired();
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription('Please agree.');
});

test('a checkbox toggles by its label', async () => {
  function Example() {
    const [checked, setChecked] = useState(false);
    return (
      <Checkbox
        label="Has photos"
        note="402"
        checked={checked}
        onChange={(event) => setChecked(event.currentTarget.checked)}
      />
    );
  }
  render(<Example />);
  await userEvent.click(screen.getByText('Has photos'));
  expect(screen.getByRole('checkbox', { name: 'Has photos 402' })).toBeChecked();
});
