import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Semaphore } from 'async-mutex';
import sharp from 'sharp';
import { missingPicture, pictureHash } from 'shared-contracts/images';
import type { Log, PictureSource } from '../ports';
import type { ImageFormat, ImageVariant } from './image-request';
import { missingPictureSvg } from './missing-picture';

/** Encoding takes a core; more at once would slow the pages down. */
const maxConcurrent = 2;
/** Requests that wait longer than this many others are refused with a request to try again. */
const mostWaiting = 200;

/** Too many pictures are being rendered already. */
export class ImagesBusy extends Error {
  override readonly name = 'ImagesBusy';
}

/** Lets `maxConcurrent` tasks run and the others wait in order. */
function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  const semaphore = new Semaphore(maxConcurrent);
  let pending = 0;
  return async (task) => {
    if (pending >= maxConcurrent + mostWaiting) throw new ImagesBusy('Too many pictures are being rendered.');
    pending += 1;
    try {
      return await semaphore.runExclusive(task);
    } finally {
      pending -= 1;
    }
  };
}

async function draw(
  original: Buffer,
  { width, height, quality }: ImageVariant,
  format: ImageFormat,
): Promise<Buffer> {
  const resized = sharp(original, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({
      width,
      ...(height === null ? { withoutEnlargement: true } : { height, fit: 'cover' as const }),
    });
  switch (format) {
    case 'avif':
      // Effort 0 takes a twentieth of the default's time for a picture a little larger; the scale of its quality
      // lies lower than that of the others for the same look.
      return resized.avif({ quality: Math.round(quality * 0.7), effort: 0 }).toBuffer();
    case 'webp':
      return resized.webp({ quality, effort: 3 }).toBuffer();
    case 'jpeg':
      return resized.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}

/** Width of an original of three by two that fills the variant. */
const widthNeeded = ({ width, height }: ImageVariant): number =>
  Math.max(width, Math.floor((height ?? 0) * 1.5));

export interface ImageService {
  /** A rendition of a stored picture, from disk when it was rendered before; undefined for an unknown hash. */
  get: (variant: ImageVariant, format: ImageFormat) => Promise<Buffer | undefined>;
}

const missingHash = pictureHash(missingPicture);

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Renders pictures by width, quality and format, and keeps every rendition on disk under its content's name. */
export function createImageService(options: {
  pictures: PictureSource;
  home: string;
  log: Log;
}): ImageService {
  const folder = join(options.home, 'cache', 'images');
  const queue = createQueue();
  const inFlight = new Map<string, Promise<Buffer | undefined>>();
  // One thread each: the queue decides how many cores pictures may take.
  sharp.concurrency(1);

  const store = async (file: string, body: Buffer): Promise<void> => {
    const part = `${file}.${randomBytes(4).toString('hex')}`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(part, body);
      await rename(part, file);
    } catch (error) {
      // A full disk costs time, not pictures.
      options.log.warn({ error: String(error) }, 'a rendered picture could not be stored');
    }
  };

  const make = async (
    file: string,
    variant: ImageVariant,
    format: ImageFormat,
  ): Promise<Buffer | undefined> => {
    try {
      return await readFile(file);
    } catch (error) {
      if (!isMissing(error)) options.log.warn({ error: String(error) }, 'a stored picture could not be read');
    }
    const original =
      variant.hash === missingHash
        ? Buffer.from(missingPictureSvg)
        : await options.pictures.get(variant.hash, widthNeeded(variant));
    if (!original) return undefined;
    const body = await queue(() => draw(original, variant, format));
    await store(file, body);
    return body;
  };

  return {
    get: (variant, format) => {
      const size = variant.height === null ? `${variant.width}` : `${variant.width}x${variant.height}`;
      const name = `${variant.hash}-${size}-q${variant.quality}.${format}`;
      const running = inFlight.get(name);
      if (running) return running;
      const making = make(join(folder, variant.hash.slice(0, 2), name), variant, format).finally(() =>
        inFlight.delete(name),
      );
      inFlight.set(name, making);
      return making;
    },
  };
}
