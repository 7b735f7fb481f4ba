import { recipeById, recipeId, sourceSize } from '../recipes';
import { drawCabin, trimNames } from './draw-cabin';

const [width, height] = [240, 120];
const draw = (trim: (typeof trimNames)[number]) => drawCabin(trim, width, height).data;
/** Display values at a place given in shares of the picture. */
const at = (data: Buffer, x: number, y: number): number[] => {
  const start = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
  return [...data.subarray(start, start + 3)];
};

test('the same trim and size give the same bytes; each trim has its colours', () => {
  expect(draw('tan').equals(draw('tan'))).toBe(true);
  const seats = trimNames.map((trim) => at(draw(trim), 0.32, 0.78).join());
  expect(new Set(seats).size).toBe(trimNames.length);
});

test('ahead in the middle is the windscreen, below it the dashboard, above it the lining; both ends meet', () => {
  const data = draw('black');
  const brightness = (x: number, y: number) => Math.max(...at(data, x, y));
  expect(brightness(0.5, 0.48)).toBeGreaterThan(180);
  expect(brightness(0.42, 0.56)).toBeLessThan(70);
  expect(brightness(0.5, 0.1)).toBeGreaterThan(120);
  // The seam of the turn runs through the rear bench.
  const ends = [0.3, 0.45, 0.6, 0.8].map((y) => Math.abs(brightness(0, y) - brightness(0.999, y)));
  expect(Math.max(...ends)).toBeLessThan(25);
  // The steering wheel is before the driver and nowhere behind.
  const behind = Array.from({ length: 20 }, (_, row) => brightness(0.08, 0.2 + row / 150));
  expect(Math.min(...behind)).toBeGreaterThan(100);
});

test.each(trimNames)('[VEH-014] the inside in %s has a name of its own that leads back to it', (trim) => {
  expect(recipeById(recipeId({ trim }))).toEqual({ trim });
  expect(sourceSize({ trim })).toEqual({ width: 1600, height: 800 });
});
