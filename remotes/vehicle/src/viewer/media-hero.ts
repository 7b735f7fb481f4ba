import type { Car } from 'shared-contracts/entities/car';
import { imageUrl } from 'shared-contracts/images';
import type { HeroImage } from 'shared-contracts/remote/remote-module';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { slideSources } from '../gallery/slide-sources';
import { initialMode } from './media-modes';

/** Spin frames are 600 by 400 (VEH-017). */
export const frameSize = { width: 600, height: 400 } as const;

/** Address of a spin frame, or null for a reference that names no stored picture. */
export const frameUrl = (site: Pick<PublicTenantConfig, 'images'>, reference: string): string | null =>
  imageUrl(site.images, reference, frameSize);

/** The picture that the page begins with: the first frame where the car turns first, else the first slide. */
export function mediaHero(
  car: Pick<Car, 'images' | 'spin_images' | 'spin_interior_image'>,
  site: PublicTenantConfig,
): HeroImage | null {
  const [frame] = car.spin_images;
  if (initialMode(car, site) === 'spinner' && frame !== undefined) {
    const src = frameUrl(site, frame);
    return src === null ? null : { src };
  }
  return slideSources(car, site)[0] ?? null;
}
