import type { DemoContent } from 'platform/start/demo-content';
import { createPictureStore } from './art/picture-store';
import { isPicture, recipeById, recipeId, STILL_ANGLES } from './art/recipes';
import { generateDemoStock } from './stock/generate';

/** The pictures around a car that stand with its main one; none for a picture that is no still of a car. */
function galleryOf(hash: string): string[] {
  const recipe = recipeById(hash);
  return recipe && isPicture(recipe) ? STILL_ANGLES.map((angle) => recipeId({ ...recipe, angle })) : [];
}

/** What the platform shows on the sample sites. */
export const demoContent: DemoContent = {
  stock: generateDemoStock,
  openPictures: (folder, options) => ({ ...createPictureStore(folder, options), galleryOf }),
};
