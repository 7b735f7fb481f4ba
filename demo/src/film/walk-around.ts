import sharp from 'sharp';
import type { LookName } from '../art/models/catalogue';
import type { PaintName } from '../art/paints';
import { renderPicture } from '../art/render';
import { frameOf, webmOf } from './webm';

const SIZE = { width: 720, height: 480 };
/** Low enough for a small file: every frame is a picture of its own. */
const QUALITY = 55;
const FRAME_MS = 100;
/** One full turn in six seconds. */
const FRAMES = 60;

/** Draws a film that goes once around a vehicle, beginning at its best side. */
export async function drawWalkAround(body: LookName, colour: PaintName, frames = FRAMES): Promise<Buffer> {
  const drawn: Buffer[] = [];
  for (let at = 0; at < frames; at++) {
    const { data, width, height } = renderPicture(
      { body, colour, angle: (35 + (at * 360) / frames) % 360 },
      SIZE,
    );
    const webp = await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality: QUALITY, effort: 5 })
      .toBuffer();
    drawn.push(frameOf(webp));
  }
  return webmOf(drawn, { ...SIZE, frameMs: FRAME_MS });
}
