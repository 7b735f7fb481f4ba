import { monotoneCurve, spreadByArc } from './curve';

test('a profile passes its points and never leaves the range between two of them', () => {
  const curve = monotoneCurve([
    [0, 1],
    [1, 1.5],
    [2, 1.5],
    [3, 0.4],
  ]);
  expect([0, 1, 2, 3].map(curve)).toEqual([1, 1.5, 1.5, 0.4]);
  for (let x = 0; x <= 3; x += 0.01) {
    expect(curve(x)).toBeLessThanOrEqual(1.5 + 1e-9);
    expect(curve(x)).toBeGreaterThanOrEqual(0.4 - 1e-9);
  }
  expect(curve(1.5)).toBeCloseTo(1.5, 9);
});

test('a profile that does not rise in x is refused', () => {
  expect(() => monotoneCurve([[0, 1]])).toThrow('at least two points');
  expect(() =>
    monotoneCurve([
      [0, 1],
      [0, 2],
    ]),
  ).toThrow('must rise');
});

test('steep stretches get more slices', () => {
  const curve = monotoneCurve([
    [0, 0],
    [0.1, 1],
    [2, 1],
  ]);
  const xs = spreadByArc(curve, 0, 2, 40);
  expect(xs).toHaveLength(41);
  expect([xs[0], xs[40]]).toEqual([0, 2]);
  expect(xs.filter((x) => x < 0.1).length).toBeGreaterThan(10);
});
