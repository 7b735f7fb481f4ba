import sharp from 'sharp';
import { drawCabin } from './cabin/draw-cabin';
import { drawInside } from './cabin/draw-inside';
import { odometerSvg } from './odometer';
import { isCabin, isInside, isOdometer, type ArtRecipe, type OdometerRecipe } from './recipes';
import { renderPicture, type PictureSize, type RawPicture } from './render';

/** Quality of stored sources: high, because delivery encodes them again for each width and format. */
const WEBP = { quality: 90, effort: 2 } as const;

/** Draws a recipe in a size and encodes it as WebP. */
export async function drawSource(recipe: ArtRecipe, size: PictureSize): Promise<Buffer> {
  if (isOdometer(recipe)) {
    return sharp(Buffer.from(odometerSvg(recipe.odometerKm, recipe.dial)))
      .resize(size)
      .webp(WEBP)
      .toBuffer();
  }
  const { data, width, height } = draw(recipe, size);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp(WEBP)
    .toBuffer();
}

function draw(recipe: Exclude<ArtRecipe, OdometerRecipe>, { width, height }: PictureSize): RawPicture {
  if (isInside(recipe)) return drawInside(recipe.trim, recipe.inside, width, height);
  if (isCabin(recipe)) return drawCabin(recipe.trim, width, height);
  return renderPicture(recipe, { width, height });
}
