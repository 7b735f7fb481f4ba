import { imageQualities, imageWidths } from 'shared-contracts/images';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/** One drawing of a stored picture. */
export interface ImageVariant {
  hash: string;
  width: number;
  /** Present: the picture is cropped to width x height. */
  height: number | null;
  quality: number;
}

/** Shapes a picture may be cropped to, as height over width: 1:1, 4:3, 3:2, 8:5, 16:9, 2:1, 21:9, 3:1 and portrait 3:4, 4:5. */
const shapes = [1, 3 / 4, 2 / 3, 5 / 8, 9 / 16, 1 / 2, 9 / 21, 1 / 3, 4 / 3, 5 / 4];

/** An open height would let anybody fill the disk with drawings, so it must be one of the shapes, rounded either way. */
const isShape = (width: number, height: number): boolean =>
  shapes.some((shape) => [Math.floor(width * shape), Math.ceil(width * shape)].includes(height));

/** Reads `640x480/q80/<hash>`; null for what is not on the allow-lists of `shared-contracts/images`. */
export function parseImageRequest(size: string, quality: string, hash: string): ImageVariant | null {
  const sizes = /^([1-9]\d{0,4})(?:x([1-9]\d{0,4}))?$/.exec(size);
  const q = /^q([1-9]\d{0,2})$/.exec(quality);
  if (!sizes || !q || !/^[0-9a-f]{32}$/.test(hash)) return null;
  const width = Number(sizes[1]);
  const height = sizes[2] === undefined ? null : Number(sizes[2]);
  if (!imageWidths.some((allowed) => allowed === width)) return null;
  if (!imageQualities.some((allowed) => allowed === Number(q[1]))) return null;
  if (height !== null && !isShape(width, height)) return null;
  return { hash, width, height, quality: Number(q[1]) };
}

/** Best format a client says it shows. */
export function imageFormat(accept: string | undefined): ImageFormat {
  const list = (accept ?? '').toLowerCase();
  const takes = (type: string) => {
    const match = new RegExp(`${type}(?:\\s*;\\s*q=([0-9.]+))?`).exec(list);
    return match !== null && (match[1] === undefined || Number(match[1]) > 0);
  };
  if (takes('image/avif')) return 'avif';
  return takes('image/webp') ? 'webp' : 'jpeg';
}
