import { artBodies } from './bodies/catalogue';
import { paintNames } from './paints';
import {
  ART_VERSION,
  recipeById,
  recipeCatalogue,
  recipeId,
  sourceSize,
  SPIN_ANGLES,
  STILL_ANGLES,
} from './recipes';

const recipe = { body: 'suv', colour: 'red', angle: 35 } as const;

test('ids are 32 hex digits and depend on recipe and drawing version', () => {
  expect(recipeId(recipe)).toMatch(/^[0-9a-f]{32}$/);
  expect(recipeId(recipe)).toBe(recipeId({ ...recipe }, ART_VERSION));
  expect(recipeId(recipe, ART_VERSION + 1)).not.toBe(recipeId(recipe));
  expect(recipeId({ ...recipe, angle: 325 })).not.toBe(recipeId(recipe));
});

test('the catalogue holds every body in every paint from every angle once, and every id leads back', () => {
  const all = [...recipeCatalogue()];
  const angles = new Set<number>([...STILL_ANGLES, ...SPIN_ANGLES]);
  expect(all).toHaveLength(artBodies.length * paintNames.length * angles.size);
  expect(new Set(all.map((entry) => recipeId(entry))).size).toBe(all.length);
  expect(recipeById(recipeId(recipe))).toEqual(recipe);
  expect(recipeById('0'.repeat(32))).toBeUndefined();
});

test('a spin is 36 frames of 600 by 400; gallery pictures are 960 by 640', () => {
  expect(SPIN_ANGLES).toHaveLength(36);
  expect(sourceSize({ ...recipe, angle: 10 })).toEqual({ width: 600, height: 400 });
  expect(sourceSize(recipe)).toEqual({ width: 960, height: 640 });
});
