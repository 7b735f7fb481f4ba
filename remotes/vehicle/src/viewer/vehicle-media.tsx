import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { lazyComponent } from 'shared-ui/lazy-component';
import { Gallery } from '../gallery/gallery';
import { hasViewer } from './media-modes';

/** The viewer's code is a file of its own: most cars have pictures only. One that cannot be fetched leaves those. */
const viewer = lazyComponent<{ car: Car }>(() =>
  import(/* webpackChunkName: 'viewer' */ './viewer').then(
    (module) => module.Viewer,
    () => Gallery,
  ),
);

/** Code that the media of a car need beyond the page's own; the page waits for it before it is rendered. */
export const fetchMediaCode = async (car: Car): Promise<void> => {
  if (hasViewer(car)) await viewer.code();
};

/** Everything there is to see of a car: its pictures, or the viewer with Spin, Images and Interior (VEH-014). */
export function VehicleMedia({ car }: { car: Car }): ReactNode {
  return hasViewer(car) ? <viewer.Component car={car} /> : <Gallery car={car} />;
}
