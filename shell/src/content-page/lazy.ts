import type { FunctionComponent } from 'react';
import type { PageBlock } from 'shared-contracts/content-page';
import type { Offer } from 'shared-contracts/entities/content';
import { lazyComponent, type LazyComponent } from 'shared-ui/lazy-component';
import type { BlockProps } from './blocks/block-types';

/** Part of a page that comes with the pages that show it. */
const lazyBlock = <T extends PageBlock['type'], More = object>(
  fetch: () => Promise<FunctionComponent<BlockProps<T> & More>>,
): LazyComponent<BlockProps<T> & More> => lazyComponent(fetch);

/** Blocks that most pages do without. Their code is there before a page with them is rendered (`blockCode`). */
export const lazyBlocks = {
  offers: lazyBlock<'offers', { offers: readonly Offer[] }>(
    async () => (await import(/* webpackChunkName: 'block-offers' */ './blocks/offers')).Offers,
  ),
  models: lazyBlock<'models'>(
    async () => (await import(/* webpackChunkName: 'block-models' */ './blocks/models')).Models,
  ),
  quotes: lazyBlock<'quotes'>(
    async () => (await import(/* webpackChunkName: 'block-people' */ './blocks/quotes')).Quotes,
  ),
  team: lazyBlock<'team'>(
    async () => (await import(/* webpackChunkName: 'block-people' */ './blocks/team')).Team,
  ),
  priceTable: lazyBlock<'price-table'>(
    async () => (await import(/* webpackChunkName: 'block-prices' */ './blocks/price-table')).PriceTable,
  ),
  gallery: lazyBlock<'gallery'>(
    async () => (await import(/* webpackChunkName: 'block-gallery' */ './blocks/gallery')).Gallery,
  ),
  legal: lazyBlock<'legal'>(
    async () => (await import(/* webpackChunkName: 'block-legal' */ './blocks/legal')).Legal,
  ),
  warrantyClaims: lazyBlock<'warranty-claims'>(
    async () =>
      (await import(/* webpackChunkName: 'block-warranty' */ './blocks/warranty-claims')).WarrantyClaims,
  ),
  tyreCarousel: lazyBlock<'tyre-carousel'>(
    async () => (await import(/* webpackChunkName: 'block-tyres' */ './blocks/tyre-carousel')).TyreCarousel,
  ),
  brakeTesting: lazyBlock<'brake-testing'>(
    async () => (await import(/* webpackChunkName: 'block-tyres' */ './blocks/brake-testing')).BrakeTesting,
  ),
} as const;

const codeOf: Partial<Record<PageBlock['type'], () => Promise<unknown>>> = {
  offers: lazyBlocks.offers.code,
  models: lazyBlocks.models.code,
  quotes: lazyBlocks.quotes.code,
  team: lazyBlocks.team.code,
  'price-table': lazyBlocks.priceTable.code,
  gallery: lazyBlocks.gallery.code,
  legal: lazyBlocks.legal.code,
  'warranty-claims': lazyBlocks.warrantyClaims.code,
  'tyre-carousel': lazyBlocks.tyreCarousel.code,
  'brake-testing': lazyBlocks.brakeTesting.code,
};

/** Fetches the code of the blocks of a page, so that the server renders them and a followed link shows them whole. */
export async function blockCode(blocks: readonly PageBlock[]): Promise<void> {
  await Promise.all(blocks.map(async ({ type }) => codeOf[type]?.()));
}
