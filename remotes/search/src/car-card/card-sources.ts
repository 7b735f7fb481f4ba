import type { CSSProperties } from 'react';
import { imageUrl, type ImageWidth } from 'shared-contracts/images';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { buildSources, type PictureUrl } from 'shared-ui/image';

/** Renditions of a card's picture, from a third of a laptop to a whole phone at three dots per pixel. */
export const cardWidths = [320, 400, 480, 640, 800] as const satisfies readonly ImageWidth[];

/** Proportions of the site's card pictures, as a custom property; none where they are 3:2 like every other picture. */
export const pictureProportions = ({ card }: Pick<PublicTenantConfig, 'card'>): CSSProperties | undefined =>
  card.picture === '3:2'
    ? undefined
    : // Custom properties are the one thing React's style type does not list.
      ({ '--picture': card.picture.replace(':', '/') } as CSSProperties);

/** A card's picture in CSS pixels as it is stored, 3:2; its box may cut it. */
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
