import { imageUrl, imageWidths, pictureHash, type ImageWidth } from 'shared-contracts/images';
import type { PublicTenantConfig } from 'shared-contracts/site-config';

/** Addresses of a picture as a config or an entity names it. */
export interface PictureSources {
  src: string;
  srcSet?: string;
}

/**
 * A stored picture (`picture:<hash>`) in several widths; a path or an address of its own as it is; null for none.
 *
 * @param width CSS pixels at one dot per pixel; the next larger rendition is the plain `src`
 */
export function pictureSources(
  { images }: PublicTenantConfig,
  reference: string | null | undefined,
  width: ImageWidth,
): PictureSources | null {
  if (!reference) return null;
  if (pictureHash(reference) === null) {
    return /^(?:\/|https:\/\/)/.test(reference) ? { src: reference } : null;
  }
  const widths = imageWidths.filter((candidate) => candidate >= 320 && candidate <= width * 2);
  const src = imageUrl(images, reference, { width });
  if (src === null) return null;
  return {
    src,
    srcSet: widths.map((each) => `${imageUrl(images, reference, { width: each })} ${each}w`).join(', '),
  };
}
