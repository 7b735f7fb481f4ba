import { fireEvent, render, screen } from '@testing-library/react';
import { moveRange } from 'shared-ui/range-slider';
import { RangeFilter } from './range-filter';
import { sliderBounds, snap, toEnds, toFilter } from './range-bounds';

const upTo = (max: number) => ({ min: 0, max, step: Math.max(1_000, max / 100) });

test.each([
  [{ min: 12_990, max: 184_990 }, true, 185_000],
  [{ min: 0, max: 185_000 }, true, 185_000],
  [{ min: 0, max: 185_001 }, true, 186_000],
  [{ min: 0, max: 0 }, true, 1_000],
  [{ min: 12_990, max: 184_990 }, false, 100_000],
  [null, true, 100_000],
  [undefined, true, 100_000],
])('[SRC-031] prices %j, facet maximum %s: from 0 to %d', (stats, useFacetMax, max) => {
  for (const name of ['price', 'km'] as const) {
    expect(sliderBounds(name, stats, useFacetMax)).toMatchObject({ min: 0, max });
  }
});

test('years and weekly prices range over the stock’s own values, and are left out where there is one only', () => {
  expect(sliderBounds('year', { min: 2012, max: 2026 }, true)).toEqual({ min: 2012, max: 2026, step: 1 });
  expect(sliderBounds('year', { min: 2026, max: 2026 }, true)).toBeNull();
  expect(sliderBounds('subscription_price', undefined, true)).toBeNull();
});

/** Where an arrow key leads: the native range's own step, then what the filter makes of it. */
function press(max: number, from: string | undefined, steps: 1 | -1): string {
  jest.useFakeTimers();
  const change = jest.fn<void, [string[]]>();
  const bounds = sliderBounds('price', { min: 0, max }, true);
  if (!bounds) throw new Error('A price has bounds.');
  const { unmount } = render(
    <RangeFilter name="price" value={from} bounds={bounds} debounceMs={400} onChange={change} />,
  );
  const thumb = screen.getByRole('slider', { name: 'Price, lowest' });
  if (!(thumb instanceof HTMLInputElement)) throw new Error('A thumb is an input.');
  if (steps > 0) thumb.stepUp();
  else thumb.stepDown();
  fireEvent.input(thumb);
  jest.advanceTimersByTime(399);
  expect(change).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  unmount();
  jest.useRealTimers();
  return change.mock.calls[0]?.[0][0] ?? '';
}

test.each([
  [100_000, undefined, 1, '1000-'],
  [200_000, undefined, 1, '2000-'],
  [40_000, undefined, 1, '1000-'],
  [40_000, '10000-', -1, '9000-'],
  [150_000, '2000-', 1, '3000-'],
  [185_000, '183000-', -1, '181000-'],
] as const)('[SRC-032] range 0 to %d, from %s, one key %d leads to %s', (max, from, steps, filter) => {
  expect(press(max, from, steps)).toBe(filter);
});

test.each([
  ['price', 12_499, 12_000],
  ['price', 12_500, 13_000],
  ['km', 87_600, 88_000],
  ['year', 2_018, 2_018],
  ['subscription_price', 189, 189],
] as const)('[SRC-033] %s %d snaps to %d', (name, value, snapped) => {
  expect(snap(name, value)).toBe(snapped);
});

test.each([
  ['lower', -1, undefined],
  ['upper', 150_000, undefined],
  ['upper', 100_000, 100_000],
  ['lower', 0, 0],
] as const)('[SRC-034] in 0 to 100,000 the %s end at %d becomes %s', (end, value, expected) => {
  const moved = moveRange({ lower: 5_000, upper: 80_000 }, end, value, { ...upTo(100_000), minGap: 0 });
  expect(moved?.[end]).toBe(expected);
});

test('[SRC-034] a linked end beyond the range counts as open', () => {
  expect(toEnds('5000-150000', upTo(100_000))).toEqual({ lower: 5_000, upper: 100_000 });
  expect(toEnds(undefined, upTo(100_000))).toEqual({ lower: 0, upper: 100_000 });
});

test.each([
  ['lower', 31_000, undefined],
  ['upper', 19_000, undefined],
  ['lower', 30_000, { lower: 30_000, upper: 30_000 }],
  ['upper', 20_000, { lower: 20_000, upper: 20_000 }],
] as const)('[SRC-035] of 20,000 to 30,000 the %s end to %d gives %j', (end, value, expected) => {
  const moved = moveRange({ lower: 20_000, upper: 30_000 }, end, value, { ...upTo(100_000), minGap: 0 });
  expect(moved).toEqual(expected);
});

/** Types into one end of a price filter that is 20,000 to 30,000 in 0 to 100,000. */
function enter(field: string, text: string) {
  const change = jest.fn<void, [string[]]>();
  render(
    <RangeFilter
      name="price"
      value="20000-30000"
      bounds={upTo(100_000)}
      debounceMs={400}
      onChange={change}
    />,
  );
  const input = screen.getByRole('textbox', { name: field });
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
  return { input, requested: change.mock.calls.map(([values]) => values[0]) };
}

test.each([
  ['SRC-034', 'Lowest price', '-1', '20,000'],
  ['SRC-034', 'Highest price', '150000', '30,000'],
  ['SRC-035', 'Lowest price', '31000', '20,000'],
  ['SRC-035', 'Highest price', '19000', '30,000'],
])('[%s] %s typed as %s stays %s', (_, field, text, stays) => {
  const { input, requested } = enter(field, text);
  expect(requested).toEqual([]);
  expect(input).toHaveValue(stays);
});

test.each([
  ['SRC-035', 'Lowest price', '30000', '30000-30000'],
  ['SRC-034', 'Highest price', '100000', '20000-'],
  ['SRC-034', 'Lowest price', '0', '-30000'],
])('[%s] %s typed as %s asks for %s', (_, field, text, asks) => {
  expect(enter(field, text).requested).toEqual([asks]);
});

test.each([
  ['Lowest price', '31000', 'Lowest price can be $0 to $30,000.'],
  ['Highest price', '19000', 'Highest price can be $20,000 to $100,000.'],
  ['Highest price', '150000', 'Highest price can be $20,000 to $100,000.'],
  ['Lowest price', 'cheap', 'Lowest price can be $0 to $30,000.'],
])('[SRC-035] %s typed as %s says at its field what it can be', (field, text, message) => {
  const { input } = enter(field, text);
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(message);
  expect(screen.getAllByRole('textbox').filter((end) => end !== input)[0]).toBeValid();
  fireEvent.change(input, { target: { value: '25000' } });
  fireEvent.blur(input);
  expect(input).toBeValid();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('a field that is left as it was asks for nothing', () => {
  expect(enter('Lowest price', '20,000').requested).toEqual([]);
});

test('an end at its bound is left open, and the whole range is no filter', () => {
  expect(toFilter({ lower: 0, upper: 100_000 }, upTo(100_000))).toEqual([]);
  expect(toFilter({ lower: 5_000, upper: 100_000 }, upTo(100_000))).toEqual(['5000-']);
  expect(toFilter({ lower: 0, upper: 30_000 }, upTo(100_000))).toEqual(['-30000']);
});

describe('one car at $1,500,000 among cars up to $105,000', () => {
  const bounds = sliderBounds('price', { min: 500, max: 1_499_990 }, true, 100_000);

  test('[SRC-031][SRC-032] changes neither the ends of the slider nor the step of its keys', () => {
    expect(bounds).toMatchObject({ min: 0, max: 1_500_000, step: 15_000 });
    jest.useFakeTimers();
    const change = jest.fn<void, [string[]]>();
    if (!bounds) throw new Error('A price has bounds.');
    render(<RangeFilter name="price" value="30000-" bounds={bounds} debounceMs={400} onChange={change} />);
    const thumb = screen.getByRole('slider', { name: 'Price, lowest' });
    expect(thumb).toHaveAttribute('aria-valuemax', '1500000');
    fireEvent.keyDown(thumb, { key: 'ArrowRight' });
    jest.advanceTimersByTime(400);
    jest.useRealTimers();
    expect(change.mock.calls).toEqual([[['45000-']]]);
  });

  test('[SRC-033] leaves four fifths of the track to the others, in steps of 1,000', () => {
    const at = (share: number) => snap('price', bounds?.scale?.toAmount(share) ?? 0);
    expect([0, 0.08, 0.4, 0.8, 0.9, 1].map(at)).toEqual([0, 10_000, 50_000, 100_000, 800_000, 1_500_000]);
    for (const amount of [0, 12_000, 100_000, 105_000, 1_499_000, 1_500_000]) {
      expect(at(bounds?.scale?.toShare(amount) ?? 0)).toBe(amount);
    }
  });
});

test.each([
  [184_990, 90_000],
  [184_990, undefined],
  [40_000, 30_000],
])('prices up to %d, most of them up to %j, have no scale', (max, most) => {
  expect(sliderBounds('price', { min: 0, max }, true, most)).not.toHaveProperty('scale');
});
