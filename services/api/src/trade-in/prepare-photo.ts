import { Semaphore } from 'async-mutex';
import sharp from 'sharp';
import { photoLimits } from 'shared-contracts/entities/trade-in';
import { ApiFailure } from 'shared-contracts/errors';

/** The largest photo takes 250 MB while it is decoded, so they are decoded one by one. */
const mostAtOnce = 1;
const mostWaiting = 20;
/** Phones make photos of 50 megapixels; more is a file that is made to fill the memory. */
const mostPixels = 64_000_000;
const decodingLimitS = 20;
const quality = 80;

const refused = (message: string): ApiFailure =>
  new ApiFailure('invalid_fields', message, { fields: { photo: message } });

/** First bytes of JPEG, PNG and WebP, in hexadecimal. Other formats never reach a decoder. */
const photoStart = /^(?:ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/;

function requirePhoto(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  if (!photoStart.test(start))
    throw refused('We can’t read this file. Please choose a JPEG, PNG or WebP photo.');
}

async function requireSize(bytes: Uint8Array): Promise<void> {
  // The header says the size; nothing is decoded for it.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels)
    throw refused(`This photo is too large. Please choose one of at most ${mostPixels / 1e6} megapixels.`);
}

/** A new JPEG of the picture, upright, without the place and the camera that the photo may name. */
const encode = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: decodingLimitS })
    .autoOrient()
    .resize({
      width: photoLimits.longSide,
      height: photoLimits.longSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();

/** Turns what a shopper sent into the JPEG that is kept. Throws `invalid_fields` for anything but a whole photo. */
export type PreparePhoto = (bytes: Uint8Array) => Promise<Buffer>;

/** Decodes photos in sharp's own threads. Throws `unavailable` when many wait already. */
export function createPhotoPreparation(): PreparePhoto {
  const semaphore = new Semaphore(mostAtOnce);
  let pending = 0;
  return async (bytes) => {
    requirePhoto(bytes);
    if (pending >= mostAtOnce + mostWaiting)
      throw new ApiFailure('unavailable', 'Many photos are on their way. Please try again in a moment.', {
        retryAfterS: 5,
      });
    pending += 1;
    try {
      return await semaphore.runExclusive(async () => {
        await requireSize(bytes);
        return encode(bytes);
      });
    } catch (error) {
      if (error instanceof ApiFailure) throw error;
      throw refused('This photo is damaged or incomplete. Please choose another one.');
    } finally {
      pending -= 1;
    }
  };
}
