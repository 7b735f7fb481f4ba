import { lazyComponent } from 'shared-ui/lazy-component';

/** Of the few cards without a picture. */
export const bodyDrawing = lazyComponent(
  async () => (await import(/* webpackChunkName: 'bodies' */ '../body-types/body-icon')).BodyIcon,
);

/** Of the sites whose cards lead with the facts of the kind. */
export const specList = lazyComponent(
  async () => (await import(/* webpackChunkName: 'spec-list' */ './spec-list')).SpecList,
);

// A card is rendered without waiting, so the server fetches its code beforehand.
if (typeof document === 'undefined') {
  void bodyDrawing.code();
  void specList.code();
}
