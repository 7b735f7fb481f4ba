import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { RANGE_DEFAULTS, RangeSlider, moveRange } from './range-slider';
import { SegmentedControl } from './segmented-control';
import { Slider } from './slider';

const bounds = { min: 5_000, max: 250_000, minGap: RANGE_DEFAULTS.minGap };

test.each([
  ['a thumb that would reach the other', 5_000, 5_500, 'lower', 5_500, undefined],
  ['a typed value just below the other', 5_000, 5_500, 'lower', 5_499, { lower: 5_499, upper: 5_500 }],
  ['the upper end onto the lower', 5_000, 5_500, 'upper', 5_000, undefined],
  ['the upper end just above', 5_000, 5_500, 'upper', 5_001, { lower: 5_000, upper: 5_001 }],
  ['below the bounds', 5_000, 5_500, 'lower', 4_999, undefined],
  ['above the bounds', 5_000, 5_500, 'upper', 250_001, undefined],
  ['the highest bound', 5_000, 5_500, 'upper', 250_000, { lower: 5_000, upper: 250_000 }],
  ['no number', 5_000, 5_500, 'upper', Number.NaN, undefined],
] as const)('[UI-002] moving a range: %s', (_case, lower, upper, end, value, expected) => {
  expect(moveRange({ lower, upper }, end, value, bounds)).toEqual(expected);
});

/** An arrow key on a native range, which the test's browser does not have: the element's own step and its event. */
function arrow(slider: HTMLElement, steps: 1 | -1): void {
  if (!(slider instanceof HTMLInputElement)) throw new Error('A slider is an input.');
  if (steps > 0) slider.stepUp();
  else slider.stepDown();
  fireEvent.input(slider);
}

test('[UI-002] steps are 500, and a thumb that would reach the other stays where it was', () => {
  const change = jest.fn();
  render(<RangeSlider label="Price" value={{ lower: 5_000, upper: 5_500 }} onChange={change} />);
  const lower = screen.getByRole('slider', { name: 'Price, lowest' });
  arrow(lower, 1);
  expect(change).not.toHaveBeenCalled();
  expect(lower).toHaveValue('5000');
  arrow(screen.getByRole('slider', { name: 'Price, highest' }), 1);
  expect(change).toHaveBeenCalledWith({ lower: 5_000, upper: 6_000 });
});

test.each([
  ['Home on the upper thumb', 'highest', '5000', { lower: 20_000, upper: 20_500 }],
  ['End on the lower thumb', 'lowest', '250000', { lower: 29_500, upper: 30_000 }],
])('[UI-002] %s takes it as near to the other as it may go', (_key, thumb, value, expected) => {
  const change = jest.fn();
  render(<RangeSlider label="Price" value={{ lower: 20_000, upper: 30_000 }} onChange={change} />);
  fireEvent.change(screen.getByRole('slider', { name: `Price, ${thumb}` }), { target: { value } });
  expect(change).toHaveBeenCalledWith(expected);
});

test.each([
  ['lowest', '30000'],
  ['highest', '29500'],
])('[UI-002] the %s thumb that is nearer than a step stays where it is', (thumb, value) => {
  const change = jest.fn();
  render(<RangeSlider label="Price" value={{ lower: 29_900, upper: 30_000 }} onChange={change} />);
  fireEvent.change(screen.getByRole('slider', { name: `Price, ${thumb}` }), { target: { value } });
  expect(change).not.toHaveBeenCalled();
});

test('[UI-003] without props the bounds are 5,000 and 250,000 with the thumbs at the ends', async () => {
  const { container } = render(<RangeSlider label="Price" />);
  const lower = screen.getByRole('slider', { name: 'Price, lowest' });
  const upper = screen.getByRole('slider', { name: 'Price, highest' });
  for (const thumb of [lower, upper]) {
    // The native range's own attributes are what assistive technology gets as aria-valuemin and -max.
    expect(thumb).toHaveAttribute('min', '5000');
    expect(thumb).toHaveAttribute('max', '250000');
    expect(thumb).toHaveAttribute('step', '500');
  }
  expect(lower).toHaveValue('5000');
  expect(upper).toHaveValue('250000');
  expect(await axe(container)).toHaveNoViolations();
});

test('an uncontrolled slider keeps its own value', () => {
  render(<RangeSlider label="Price" />);
  const lower = screen.getByRole('slider', { name: 'Price, lowest' });
  fireEvent.change(lower, { target: { value: '9000' } });
  expect(lower).toHaveValue('9000');
  expect(screen.getByText('9,000 to 250,000')).toBeInTheDocument();
});

test('[UI-004] a single slider moves by its step, says its value in words and cannot move when locked', async () => {
  const change = jest.fn();
  const props = { label: 'Rate', min: 0.5, max: 15, step: 0.5, value: 10, onChange: change };
  const { container, rerender } = render(<Slider {...props} format={(value) => `${value}%`} />);
  const slider = screen.getByRole('slider', { name: 'Rate' });
  expect(slider).toHaveAttribute('aria-valuetext', '10%');
  for (const [name, value] of [
    ['min', '0.5'],
    ['max', '15'],
    ['step', '0.5'],
  ] as const) {
    expect(slider).toHaveAttribute(name, value);
  }
  arrow(slider, 1);
  expect(change).toHaveBeenCalledWith(10.5);
  rerender(<Slider {...props} locked />);
  expect(slider).toBeDisabled();
  expect(slider).toHaveAttribute('aria-disabled', 'true');
  expect(await axe(container)).toHaveNoViolations();
});

test('a segmented control is a set of radios', async () => {
  function Example() {
    const [value, setValue] = useState<'price' | 'weekly'>('price');
    const options = [
      { value: 'price', label: 'Price' },
      { value: 'weekly', label: 'Weekly' },
    ] as const;
    return <SegmentedControl label="View" options={options} value={value} onChange={setValue} />;
  }
  const { container } = render(<Example />);
  await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
  expect(screen.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Price' })).not.toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
});

describe('a slider on a scale', () => {
  // The first half of the track is for amounts up to 100.
  const scale = {
    toShare: (amount: number) => (amount <= 100 ? amount / 200 : 0.5 + (amount - 100) / 1_800),
    toAmount: (share: number) => (share <= 0.5 ? share * 200 : 100 + (share - 0.5) * 1_800),
  };
  const show = () => {
    const change = jest.fn();
    const { container } = render(
      <RangeSlider label="Price" min={0} max={1_000} step={10} value={{ lower: 50, upper: 1_000 }} scale={scale} onChange={change} />,
    ); // prettier-ignore
    return { change, container, lower: screen.getByRole('slider', { name: 'Price, lowest' }) };
  };

  test('says its amounts and its ends, and stands where the scale puts it', async () => {
    const { container, lower } = show();
    expect(lower).toHaveValue('250');
    for (const [name, value] of [
      ['valuemin', '0'],
      ['valuemax', '1000'],
      ['valuenow', '50'],
      ['valuetext', '50'],
    ]) {
      expect(lower).toHaveAttribute(`aria-${name}`, value);
    }
    expect(await axe(container)).toHaveNoViolations();
  });

  test('a thumb that is dragged takes the amount of its place', () => {
    const { change, lower } = show();
    fireEvent.change(lower, { target: { value: '400' } });
    expect(change).toHaveBeenLastCalledWith({ lower: 80, upper: 1_000 });
    fireEvent.change(lower, { target: { value: '750' } });
    expect(change).toHaveBeenLastCalledWith({ lower: 550, upper: 1_000 });
  });

  test('[UI-002] keys move it by its step, and not beyond its ends', () => {
    const { change, lower } = show();
    for (const [key, amount] of [
      ['ArrowRight', 60],
      ['ArrowUp', 60],
      ['ArrowLeft', 40],
      ['ArrowDown', 40],
      ['PageUp', 150],
      ['PageDown', 0],
    ] as const) {
      expect(fireEvent.keyDown(lower, { key })).toBe(false);
      expect(change).toHaveBeenLastCalledWith({ lower: amount, upper: 1_000 });
    }
    change.mockClear();
    expect(fireEvent.keyDown(lower, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(lower, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(change).not.toHaveBeenCalled();
  });
});
