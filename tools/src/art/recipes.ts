import { createHash } from 'node:crypto';
import { artBodies } from './bodies/catalogue';
import { paintNames } from './paints';
import type { PictureRecipe, PictureSize } from './render';

/**
 * Version of the drawings. Raise it when bodies, light or background change: ids are content keys, so new
 * drawings get new URLs and nobody sees a stale cached one.
 */
export const ART_VERSION = 1;

/** Angles of a car's gallery, best picture first; degrees as in `PictureRecipe`. */
export const STILL_ANGLES = [35, 325, 90, 180, 215, 0] as const;

/** One full turn for the 360 viewer. */
export const SPIN_ANGLES: readonly number[] = Array.from({ length: 36 }, (_, i) => i * 10);

const STILL_SIZE: PictureSize = { width: 960, height: 640 };
/** VEH-017: spin frames are shown at 600 by 400. */
const SPIN_SIZE: PictureSize = { width: 600, height: 400 };

const stillAngles: ReadonlySet<number> = new Set(STILL_ANGLES);

/** Size at which a recipe's source picture is kept; angles that only the spinner uses are smaller. */
export function sourceSize(recipe: PictureRecipe): PictureSize {
  return stillAngles.has(recipe.angle) ? STILL_SIZE : SPIN_SIZE;
}

/** The picture's name: 32 hex digits that depend on nothing but the recipe and the drawing version. */
export function recipeId({ body, colour, angle }: PictureRecipe, version: number = ART_VERSION): string {
  return createHash('sha256').update(`${version}|${body}|${colour}|${angle}`).digest('hex').slice(0, 32);
}

/** Every picture that can exist: bodies x paints x angles. */
export function* recipeCatalogue(): Generator<PictureRecipe> {
  const angles = new Set<number>([...STILL_ANGLES, ...SPIN_ANGLES]);
  for (const body of artBodies) {
    for (const colour of paintNames) {
      for (const angle of angles) yield { body, colour, angle };
    }
  }
}

let byId: Map<string, PictureRecipe> | undefined;

/** The recipe behind an id, or undefined for an id that is not in the catalogue. */
export function recipeById(id: string): PictureRecipe | undefined {
  if (!byId) {
    byId = new Map();
    for (const recipe of recipeCatalogue()) byId.set(recipeId(recipe), recipe);
  }
  return byId.get(id);
}
