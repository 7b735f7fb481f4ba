import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { parseVideo, type Video } from 'shared-contracts/videos';

/** The fields of a car that its pictures and films need. */
export type GalleryCar = Pick<
  Car,
  'images' | 'video_url' | 'external_video_url' | 'year' | 'make' | 'model' | 'badge' | 'series'
>;

/** References of one picture: `url` in full, `thumb` for its thumbnail. */
export interface Picture {
  url: string;
  thumb: string;
}

/** One place of the strip; `number` counts pictures from 1. */
export type Slide = { kind: 'picture'; picture: Picture; number: number } | { kind: 'video'; video: Video };

export const picturesOf = (car: Pick<Car, 'images'>): Picture[] =>
  car.images.map(({ image: { url, thumb } }) => ({ url, thumb: thumb.url }));

/** The strip in its order: the video, where there is one, is the second slide (VEH-012). */
export function slidesOf(
  car: Pick<GalleryCar, 'images' | 'video_url'>,
  site: Pick<PublicTenantConfig, 'site' | 'images'>,
): Slide[] {
  const slides = picturesOf(car).map((picture, index): Slide => ({
    kind: 'picture',
    picture,
    number: index + 1,
  }));
  const video = parseVideo(car.video_url, site);
  return video ? slides.toSpliced(1, 0, { kind: 'video', video }) : slides;
}
