import { MATERIAL } from '../materials';
import { DecalCanvas, roundCorners } from './canvas';

const canvas = (): DecalCanvas => new DecalCanvas(-1, 0, 1, 1, 100);

test('a rectangle is painted inside its edges and nowhere else', () => {
  const view = canvas().rect(-0.5, 0.2, 0.5, 0.6, MATERIAL.glass);
  expect(view.at(0, 0.4)).toBe(MATERIAL.glass);
  for (const [x, y] of [
    [-0.52, 0.4],
    [0.52, 0.4],
    [0, 0.18],
    [0, 0.62],
    [-3, 0.4],
    [0, 9],
    [0, -1],
  ] as const) {
    expect(view.at(x, y)).toBe(MATERIAL.none);
  }
});

test('rounded corners leave the corner free', () => {
  const view = canvas().rect(-0.5, 0.2, 0.5, 0.6, MATERIAL.glass, 0.1);
  expect(view.at(-0.49, 0.21)).toBe(MATERIAL.none);
  expect(view.at(0, 0.21)).toBe(MATERIAL.glass);
  expect(
    roundCorners(
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      0.1,
    ),
  ).toHaveLength(18);
});

test('shapes beyond the canvas are cut off, not wrapped', () => {
  const view = canvas().rect(0.9, 0.9, 5, 5, MATERIAL.trim);
  expect(view.at(0.95, 0.95)).toBe(MATERIAL.trim);
  expect(view.at(-0.95, 0.95)).toBe(MATERIAL.none);
});

test('a stroke has the width it was given', () => {
  const view = canvas().stroke(
    [
      [-0.5, 0.5],
      [0.5, 0.5],
    ],
    0.1,
    MATERIAL.seam,
  );
  expect([view.at(0, 0.46), view.at(0, 0.54), view.at(0, 0.43), view.at(0, 0.57)]).toEqual([6, 6, 0, 0]);
});
