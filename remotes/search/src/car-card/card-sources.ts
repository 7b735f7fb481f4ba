import { imageUrl, type ImageWidth } from 'shared-contracts/images';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { buildSources, type PictureUrl } from 'shared-ui/image';

/** Renditions of a card's picture, from a third of a laptop to a whole phone at three dots per pixel. */
export const cardWidths = [320, 400, 480, 640, 800] as const satisfies readonly ImageWidth[];

/** A card's picture box in CSS pixels; 3:2 like every picture. */
export const cardBox = { width: 480, height: 320 } as const;

/** Addresses of a card's picture by width. */
export const pictureUrlOf =
  ({ images }: Pick<PublicTenantConfig, 'images'>, reference: string | null): PictureUrl<ImageWidth> =>
  ({ width }) =>
    imageUrl(images, reference, { width });

/** `src` and `srcSet` as the card's `<img>` has them, or null without a stored picture. */
export const cardSources = (
  site: Pick<PublicTenantConfig, 'images'>,
  reference: string | null,
): { src: string; srcSet: string } | null =>
  buildSources({ pictureUrl: pictureUrlOf(site, reference), widths: cardWidths, ...cardBox });
