import { artBodies } from './bodies/catalogue';
import { paintNames } from './paints';
import { renderPicture, type PictureRecipe } from './render';

const size = { width: 120, height: 80 };
const recipe: PictureRecipe = { body: 'suv', colour: 'red', angle: 35 };

/** Share of pixels that differ clearly from the pale studio. */
function covered(data: Buffer): number {
  let count = 0;
  for (let i = 0; i < data.length; i += 3) if (Math.min(data[i]!, data[i + 1]!, data[i + 2]!) < 150) count++;
  return count / (data.length / 3);
}

test('the same recipe and size give the same bytes', () => {
  expect(renderPicture(recipe, size).data.equals(renderPicture(recipe, size).data)).toBe(true);
});

test('colour, body and angle each change the picture', () => {
  const base = renderPicture(recipe, size).data;
  for (const other of [
    { ...recipe, colour: 'blue' },
    { ...recipe, body: 'ute' },
    { ...recipe, angle: 40 },
  ] as const) {
    expect(renderPicture(other, size).data.equals(base)).toBe(false);
  }
});

test.each(artBodies)(
  '%s fills the frame without touching its edges, from the front corner and the side',
  (body) => {
    for (const angle of [35, 90]) {
      const { data, width, height } = renderPicture({ body, colour: 'black', angle }, size);
      expect(data).toHaveLength(width * height * 3);
      expect(covered(data)).toBeGreaterThan(0.06);
      const rowIsClear = (y: number): boolean =>
        Array.from({ length: width }, (_, x) => data[(y * width + x) * 3]!).every((value) => value > 150);
      const columnIsClear = (x: number): boolean =>
        Array.from({ length: height / 2 }, (_, y) => data[(y * width + x) * 3]!).every(
          (value) => value > 150,
        );
      expect([rowIsClear(0), columnIsClear(0), columnIsClear(width - 1)]).toEqual([true, true, true]);
    }
  },
);

test('the borders fade to the studio grey of the design, so that letterboxing cannot be seen', () => {
  const { data } = renderPicture(recipe, size);
  const corner = [data[0]!, data[1]!, data[2]!];
  [233, 234, 236].forEach((wanted, i) => expect(Math.abs(corner[i]! - wanted)).toBeLessThanOrEqual(3));
});

test.each(paintNames)('%s paint shows in the picture', (colour) => {
  const { data, width } = renderPicture({ body: 'van', colour, angle: 90 }, size);
  const at = (44 * width + 40) * 3; // the flank behind the door
  const other = renderPicture(
    { body: 'van', colour: colour === 'white' ? 'black' : 'white', angle: 90 },
    size,
  ).data;
  const difference = [0, 1, 2].reduce((sum, k) => sum + Math.abs(data[at + k]! - other[at + k]!), 0);
  expect(difference).toBeGreaterThan(20);
});

test.each([
  [{ width: 120.5, height: 80 }, 'width'],
  [{ width: 120, height: 0 }, 'height'],
])('a size of %j is refused by name', (bad, name) => {
  expect(() => renderPicture(recipe, bad)).toThrow(`Picture ${name} must be`);
});
