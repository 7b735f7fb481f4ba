import { maxScale, moveBy, wholeView, zoomBy } from './zoom';

const box = { width: 400, height: 300 };
const middle = { x: 0, y: 0 };

test.each([
  ['twice', 1, 2, 2],
  ['up to the limit', 1, maxScale, 4],
  ['no further than the limit', 3, 2, 4],
  ['back out', 4, 0.5, 2],
  ['to the whole picture from just above it', 2, 0.52, 1],
  ['no smaller than the whole picture', 2, 0.1, 1],
])('[VEH-011] zooms %s', (_, from, factor, scale) => {
  expect(zoomBy({ scale: from, x: 0, y: 0 }, factor, middle, box).scale).toBe(scale);
});

test('[VEH-011] what is under the finger stays there', () => {
  const at = { x: 100, y: -60 };
  const view = zoomBy(wholeView, 2, at, box);
  // A point of the picture lies at its own place times the scale, moved by x and y.
  expect(at.x * view.scale + view.x).toBe(100);
  expect(at.y * view.scale + view.y).toBe(-60);
});

test.each([
  [
    { x: 150, y: 100 },
    { x: 150, y: 100 },
  ],
  [
    { x: 200, y: 150 },
    { x: 200, y: 150 },
  ],
  [
    { x: 201, y: -151 },
    { x: 200, y: -150 },
  ],
])('[VEH-011] a picture twice as large moves by %j no further than its edges', (by, place) => {
  expect(moveBy({ scale: 2, x: 0, y: 0 }, by, box)).toEqual({ scale: 2, ...place });
});

test('[VEH-011] the whole picture does not move', () => {
  expect(moveBy(wholeView, { x: 50, y: 50 }, box)).toEqual(wholeView);
});

test('[VEH-011] zooming out brings the edges back', () => {
  const { x, y } = zoomBy({ scale: 4, x: 600, y: 450 }, 0.5, middle, box);
  expect([x, y]).toEqual([200, 150]);
});
