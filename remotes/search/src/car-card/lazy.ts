import { lazyComponent } from 'shared-ui/lazy-component';

/** Of the few cards without a picture. */
export const carDrawing = lazyComponent(
  async () => (await import(/* webpackChunkName: 'car-drawing' */ './car-drawing')).CarDrawing,
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
