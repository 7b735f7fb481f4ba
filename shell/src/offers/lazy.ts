import type { Offer } from 'shared-contracts/entities/content';
import { lazyComponent } from 'shared-ui/lazy-component';

/** The offers in a page of other content; few pages have some. */
export const offersBlock = lazyComponent<{ offers: readonly Offer[]; headingLevel: 2 | 3 }>(
  async () => (await import(/* webpackChunkName: 'offers' */ './offers-grid')).OffersGrid,
);
