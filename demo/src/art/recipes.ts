import { createHash } from 'node:crypto';
import { artBodies } from './bodies/catalogue';
import { trimNames, type TrimName } from './cabin/draw-cabin';
import { paintNames } from './paints';
import type { PictureRecipe, PictureSize } from './render';

/**
 * Version of the drawings. Raise it when bodies, light or background change: ids are content keys, so new
 * drawings get new URLs and no stale cached one is shown.
 */
export const ART_VERSION = 1;

/** The inside of a car, all around (`drawCabin`). */
export interface CabinRecipe {
  trim: TrimName;
}

/** Everything that can be drawn. */
export type ArtRecipe = PictureRecipe | CabinRecipe;

export const isCabin = (recipe: ArtRecipe): recipe is CabinRecipe => 'trim' in recipe;

/** Angles of a car's gallery, best picture first; degrees as in `PictureRecipe`. */
export const STILL_ANGLES = [35, 325, 90, 180, 215, 0] as const;

/** One full turn for the 360 viewer. */
export const SPIN_ANGLES: readonly number[] = Array.from({ length: 36 }, (_, i) => i * 10);

const STILL_SIZE: PictureSize = { width: 960, height: 640 };
/** VEH-017: spin frames are shown at 600 by 400. */
const SPIN_SIZE: PictureSize = { width: 600, height: 400 };
/** The size at which the viewer shows the inside. */
const CABIN_SIZE: PictureSize = { width: 1600, height: 800 };

const stillAngles: ReadonlySet<number> = new Set(STILL_ANGLES);

/** Size at which a recipe's source picture is kept; angles that only the spinner uses are smaller. */
export function sourceSize(recipe: ArtRecipe): PictureSize {
  if (isCabin(recipe)) return CABIN_SIZE;
  return stillAngles.has(recipe.angle) ? STILL_SIZE : SPIN_SIZE;
}

/** The picture's name: 32 hex digits that depend on nothing but the recipe and the drawing version. */
export function recipeId(recipe: ArtRecipe, version: number = ART_VERSION): string {
  const words = isCabin(recipe) ? ['cabin', recipe.trim] : [recipe.body, recipe.colour, recipe.angle];
  return createHash('sha256')
    .update([version, ...words].join('|'))
    .digest('hex')
    .slice(0, 32);
}

/** Every picture of a vehicle that can exist: bodies x paints x angles. */
export function* recipeCatalogue(): Generator<PictureRecipe> {
  const angles = new Set<number>([...STILL_ANGLES, ...SPIN_ANGLES]);
  for (const body of artBodies) {
    for (const colour of paintNames) {
      for (const angle of angles) yield { body, colour, angle };
    }
  }
}

let byId: Map<string, ArtRecipe> | undefined;

/** The recipe behind an id, or undefined for an id that is not in the catalogue. */
export function recipeById(id: string): ArtRecipe | undefined {
  if (!byId) {
    byId = new Map();
    for (const recipe of recipeCatalogue()) byId.set(recipeId(recipe), recipe);
    for (const trim of trimNames) byId.set(recipeId({ trim }), { trim });
  }
  return byId.get(id);
}
