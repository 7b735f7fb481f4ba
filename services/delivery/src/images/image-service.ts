import { join } from 'node:path';
import sharp from 'sharp';
import { missingPicture, pictureHash } from 'shared-contracts/images';
import type { Log, PictureSource } from '../ports';
import { createDrawingLimit } from './drawing-limit';
import { createFairQueue } from './fair-queue';
import type { ImageFormat, ImageVariant } from './image-request';
import { missingPictureSvg } from './missing-picture';
import { createRenditionStore } from './rendition-store';

/** Encoding takes a core; more at once would slow the pages down. */
const maxConcurrent = 2;
/** Drawings that wait; more are refused with a request to try again. */
const mostWaiting = 200;
/** Bytes of rendered pictures on disk: some 100,000 of them. */
const mostBytes = 4 * 1024 ** 3;

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
  /**
   * A rendition of a stored picture, from disk when it was rendered before; undefined for an unknown hash. Rejects with
   * `ImagesBusy` when it cannot be rendered now.
   *
   * @param client address that it is rendered for, or a part of the platform: clients take turns
   * @param left aborted when its request is gone: it is not rendered then, and the call rejects
   */
  get: (
    variant: ImageVariant,
    format: ImageFormat,
    client: string,
    left?: AbortSignal,
  ) => Promise<Buffer | undefined>;
}

const missingHash = pictureHash(missingPicture);

/** Does the work of a key once at a time: calls while it is under way get its outcome. */
function createSharing(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const running = underWay.get(key) as Promise<T> | undefined; // a key belongs to one kind of work
    if (running) return running;
    const started = work().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}

/** Renders pictures by width, quality and format, and keeps the renditions on disk under their content's name. */
export function createImageService(options: {
  pictures: PictureSource;
  home: string;
  log: Log;
}): ImageService {
  const { pictures, home, log } = options;
  const store = createRenditionStore({ folder: join(home, 'cache', 'images'), mostBytes, log });
  const queue = createFairQueue(maxConcurrent, mostWaiting);
  const limit = createDrawingLimit();
  const share = createSharing();
  // One thread each: the queue decides how many cores pictures may take.
  sharp.concurrency(1);

  const render = async (
    name: string,
    variant: ImageVariant,
    format: ImageFormat,
  ): Promise<Buffer | undefined> => {
    // Another client may have had it rendered while this one waited.
    const kept = await store.read(name);
    if (kept) return kept;
    const original =
      variant.hash === missingHash
        ? Buffer.from(missingPictureSvg)
        : await pictures.get(variant.hash, widthNeeded(variant));
    if (!original) return undefined;
    const body = await draw(original, variant, format);
    await store.write(name, body);
    return body;
  };

  return {
    get: async (variant, format, client, left) => {
      const size = variant.height === null ? `${variant.width}` : `${variant.width}x${variant.height}`;
      const name = `${variant.hash}-${size}-q${variant.quality}.${format}`;
      const kept = await store.read(name);
      if (kept) return kept;
      limit(client);
      // Not shared while it waits: one request would wait in the line of another's client, or leave with it.
      return queue(client, async () => {
        left?.throwIfAborted();
        return share(name, () => render(name, variant, format));
      });
    },
  };
}
