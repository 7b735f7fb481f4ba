import { lazyComponent } from 'shared-ui/lazy-component';

/** With the drawings of the bodies: a phone has no use for it before the filters are opened. */
export const tileFilter = lazyComponent(
  async () => (await import(/* webpackChunkName: 'bodies' */ './tile-filter')).TileFilter,
  { when: 'near' },
);

// The panel is rendered without waiting, so the server fetches its code beforehand.
if (typeof document === 'undefined') void tileFilter.code();
