import { lookNames } from './models/catalogue';
import {
  ART_VERSION,
  recipeById,
  recipeId,
  sourceSize,
  SPIN_ANGLES,
  STILL_ANGLES,
  type ArtRecipe,
} from './recipes';

const recipe = { body: 'suv', colour: 'red', angle: 35 } as const;

test('ids are 32 hex digits and depend on recipe and drawing version', () => {
  expect(recipeId(recipe)).toMatch(/^[0-9a-f]{32}$/);
  expect(recipeId(recipe)).toBe(recipeId({ ...recipe }, ART_VERSION));
  expect(recipeId(recipe, ART_VERSION + 1)).not.toBe(recipeId(recipe));
  expect(recipeId({ ...recipe, angle: 325 })).not.toBe(recipeId(recipe));
});

test.each<ArtRecipe>([
  recipe,
  { body: 'Toyota RAV4', colour: 'teal', angle: 215, plate: { state: 'NSW', text: 'XZX04Z' } },
  { body: 'Ford Ranger', colour: 'white', angle: 210, shot: 'load', plate: { state: 'NT', text: '0000000' } },
  { body: 'primeMover', colour: 'black', angle: 350, shot: 'wheel' },
  { trim: 'tan' },
  { trim: 'red', inside: 'boot' },
  { odometerKm: 0, dial: 0 },
  { odometerKm: 999_999, dial: 3 },
])('the id of %j leads back to it', (each) => {
  expect(recipeById(recipeId(each))).toEqual(each);
});

test('every look has an id of its own', () => {
  expect(new Set(lookNames.map((body) => recipeId({ ...recipe, body }))).size).toBe(lookNames.length);
});

test('an id that was changed, or is of another version of the drawings, names no picture', () => {
  const id = recipeId(recipe);
  expect(recipeById(`${id.slice(0, 12)}f${id.slice(13)}`)).toBeUndefined();
  expect(recipeById(recipeId(recipe, ART_VERSION + 1))).toBeUndefined();
  expect(recipeById('0'.repeat(32))).toBeUndefined();
});

test('a plate of more characters than an id holds is refused', () => {
  expect(() => recipeId({ ...recipe, plate: { state: 'QLD', text: '12345678' } })).toThrow(
    'at most 7 characters',
  );
});

test('a spin is 36 frames of 600 by 400 that begin three quarters from the front; gallery pictures are 1600 by 1067', () => {
  expect(SPIN_ANGLES).toHaveLength(36);
  expect(SPIN_ANGLES[0]).toBe(40);
  expect(new Set(SPIN_ANGLES).size).toBe(36);
  expect(sourceSize({ ...recipe, angle: 10 })).toEqual({ width: 600, height: 400 });
  for (const angle of STILL_ANGLES)
    expect(sourceSize({ ...recipe, angle })).toEqual({ width: 1600, height: 1067 });
});
