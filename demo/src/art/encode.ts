import sharp from 'sharp';
import { drawCabin } from './cabin/draw-cabin';
import { isCabin, sourceSize, type ArtRecipe } from './recipes';
import { renderPicture } from './render';

/** Quality of stored sources: high, because delivery encodes them again for each width and format. */
const SOURCE_QUALITY = 90;

/** Draws a recipe at its source size and encodes it as WebP. */
export async function drawSource(recipe: ArtRecipe): Promise<Buffer> {
  const size = sourceSize(recipe);
  const { data, width, height } = isCabin(recipe)
    ? drawCabin(recipe.trim, size.width, size.height)
    : renderPicture(recipe, size);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: SOURCE_QUALITY, effort: 2 })
    .toBuffer();
}
