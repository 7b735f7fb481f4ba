import { lazyComponent } from 'shared-ui/lazy-component';

/** Of the few cards without a picture. */
export const bodyDrawing = lazyComponent(
  async () => (await import(/* webpackChunkName: 'bodies' */ '../body-types/body-icon')).BodyIcon,
);

// A card is rendered without waiting, so the server fetches its code beforehand.
if (typeof document === 'undefined') void bodyDrawing.code();
