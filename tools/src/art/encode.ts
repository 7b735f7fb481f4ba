import sharp from 'sharp';
import { sourceSize } from './recipes';
import { renderPicture, type PictureRecipe } from './render';

/** Quality of stored sources: high, because delivery encodes them again for each width and format. */
const SOURCE_QUALITY = 90;

/** Draws a recipe at its source size and encodes it as WebP. */
export async function drawSource(recipe: PictureRecipe): Promise<Buffer> {
  const { data, width, height } = renderPicture(recipe, sourceSize(recipe));
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: SOURCE_QUALITY, effort: 2 })
    .toBuffer();
}
