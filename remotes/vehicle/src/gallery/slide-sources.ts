import type { Car } from 'shared-contracts/entities/car';
import { imageUrl, type ImageWidth } from 'shared-contracts/images';
import type { HeroImage } from 'shared-contracts/remote/remote-module';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { buildSources, type PictureUrl } from 'shared-ui/image';

type ImageSite = Pick<PublicTenantConfig, 'images'>;

/** A slide is 600x400 (VEH-010); wide screens and dense displays get larger renditions of the same shape. */
export const slideSize = { width: 600, height: 400 } as const;
export const slideWidths = [320, 480, 600, 800, 960, 1200, 1600] as const satisfies ImageWidth[];
/** Small pictures are shown above this many pictures (VEH-009). */
const smallAbove = 3;

/** Whether a car has pictures enough for small ones beside the large one. */
export const hasSmallPictures = ({ images }: Pick<Car, 'images'>): boolean => images.length > smallAbove;

/** How wide a slide is shown: two thirds of the content on wide screens, less what stands beside it; all of a phone's. */
export function slideSizesOf(
  car: Pick<Car, 'images'>,
  { vehicle }: Pick<PublicTenantConfig, 'vehicle'>,
): string {
  const narrow = '(min-width: 992px) 63vw, 100vw';
  if (vehicle.gallery === 'mosaic' && hasSmallPictures(car))
    return `(min-width: 1280px) 560px, (min-width: 1200px) 42vw, ${narrow}`;
  return `(min-width: 1280px) 840px, ${narrow}`;
}

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
export const slideSources = (
  car: Pick<Car, 'images'>,
  site: ImageSite & Pick<PublicTenantConfig, 'vehicle'>,
): HeroImage[] =>
  car.images.flatMap(({ image }) => {
    const sources = buildSources({
      pictureUrl: pictureUrlOf(site, image.url),
      widths: slideWidths,
      ...slideSize,
      crop: true,
    });
    return sources ? [{ ...sources, sizes: slideSizesOf(car, site) }] : [];
  });
