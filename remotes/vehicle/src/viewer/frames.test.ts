import { nearestFrame, nextFrame, wrapped, type Direction } from './frames';

/** The order in which all frames would be requested. */
function orderOf(from: number, direction: Direction, count: number, isCoarse: boolean): number[] {
  const known = new Set<number>();
  for (;;) {
    const frame = nextFrame(from, direction, count, (candidate) => known.has(candidate), isCoarse);
    if (frame === null) return [...known];
    known.add(frame);
  }
}

test.each([
  ['every 8th', 36, [0, 8, 16, 24, 32]],
  ['fewer than eight', 6, [0]],
  ['exactly eight', 8, [0]],
])('before anybody turns the car %s frame is fetched', (_, count, expected) => {
  expect(orderOf(0, 1, count, true)).toEqual(expected);
});

test('then the frames between, the ones ahead first, and each of them once', () => {
  const order = orderOf(0, 1, 36, false);
  expect(order.slice(0, 12)).toEqual([0, 8, 16, 24, 32, 4, 12, 20, 28, 2, 6, 10]);
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, frame) => frame));
});

test('the other way round the ones behind come first', () => {
  expect(orderOf(10, -1, 36, false).slice(0, 9)).toEqual([8, 0, 32, 24, 16, 4, 28, 20, 12]);
});

test.each([
  [5, [0], 0],
  [5, [0, 8], 8],
  [4, [0, 8], 0],
  [35, [0, 30], 0],
  [19, [0], 0],
  [19, [], 0],
  [7, [7], 7],
])('in place of frame %i, of %j the nearest is shown: %i', (wanted, loaded, shown) => {
  expect(nearestFrame(wanted, (frame) => loaded.includes(frame), 36)).toBe(shown);
});

test.each([
  [36, 0],
  [-1, 35],
  [-37, 35],
  [0, 0],
])('frame %i is frame %i of the circle', (frame, expected) => {
  expect(wrapped(frame, 36)).toBe(expected);
});
