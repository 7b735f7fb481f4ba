import type { ComponentProps } from 'react';
import { lazyComponent } from 'shared-ui/lazy-component';
import type { CarDrawing } from './car-drawing';

/** In place of a drawing that could not be fetched: it only decorates, and is not fetched again. */
const NoDrawing: typeof CarDrawing = () => null;

/** Of the few cards without a picture. */
export const carDrawing = lazyComponent<ComponentProps<typeof CarDrawing>>(() =>
  import(/* webpackChunkName: 'car-drawing' */ './car-drawing').then(
    ({ CarDrawing: Drawing }) => Drawing,
    () => NoDrawing,
  ),
);

/** Of the sites whose cards lead with the facts of the kind. */
export const specList = lazyComponent(
  async () => (await import(/* webpackChunkName: 'spec-list' */ './spec-list')).SpecList,
);

// A card is rendered without waiting, so the server fetches its code beforehand.
if (typeof document === 'undefined') {
  void carDrawing.code();
  void specList.code();
}
