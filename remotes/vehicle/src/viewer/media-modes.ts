import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';

/** A way to look at a car (VEH-014). */
export type MediaMode = 'spinner' | 'gallery' | 'interior';

type MediaCar = Pick<Car, 'images' | 'spin_images' | 'spin_interior_image'>;

/** One picture does not turn. */
const canSpin = ({ spin_images: frames }: MediaCar): boolean => frames.length > 1;

/** What there is to choose from, in the order of the tabs; a mode without data is not offered (VEH-014). */
export const mediaModes = (car: MediaCar): MediaMode[] => [
  ...(canSpin(car) ? (['spinner'] as const) : []),
  ...(car.images.length > 0 ? (['gallery'] as const) : []),
  ...(car.spin_interior_image ? (['interior'] as const) : []),
];

/** A choice of views takes more than the pictures. */
export const hasViewer = (car: MediaCar): boolean => mediaModes(car).length > 1 || canSpin(car);

/** What is shown first (VEH-015). */
export function initialMode(car: MediaCar, { vehicle }: Pick<PublicTenantConfig, 'vehicle'>): MediaMode {
  const modes = mediaModes(car);
  const wished = canSpin(car) ? vehicle.spinner.defaultView : 'gallery';
  return modes.includes(wished) ? wished : (modes[0] ?? 'gallery');
}
