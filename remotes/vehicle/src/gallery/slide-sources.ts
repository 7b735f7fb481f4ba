import type { Car } from 'shared-contracts/entities/car';
import { imageUrl, type ImageWidth } from 'shared-contracts/images';
import type { HeroImage } from 'shared-contracts/remote/remote-module';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { buildSources, type PictureUrl } from 'shared-ui/image';

type ImageSite = Pick<PublicTenantConfig, 'images'>;

/** A slide is 600x400 (VEH-010); wide screens and dense displays get larger renditions of the same shape. */
export const slideSize = { width: 600, height: 400 } as const;
export const slideWidths = [320, 480, 600, 800, 960, 1200, 1600] as const satisfies ImageWidth[];
/** How wide a slide is shown: two thirds of the content on wide screens, the whole width on phones. */
export const slideSizes = '(min-width: 1280px) 840px, (min-width: 992px) 63vw, 100vw';

/** Address of a picture in any rendition. */
export const pictureUrlOf =
  (site: ImageSite, reference: string, loader?: string): PictureUrl<ImageWidth> =>
  ({ width, height }) =>
    imageUrl(site.images, reference, {
      width,
      ...(height === undefined ? {} : { height }),
      ...(loader === undefined ? {} : { loader }),
    });

/** Sources of each slide, as the preload and the picture itself must agree on them. */
export const slideSources = (car: Pick<Car, 'images'>, site: ImageSite): HeroImage[] =>
  car.images.flatMap(({ image }) => {
    const sources = buildSources({
      pictureUrl: pictureUrlOf(site, image.url),
      widths: slideWidths,
      ...slideSize,
      crop: true,
    });
    return sources ? [{ ...sources, sizes: slideSizes }] : [];
  });
