import type { ContentPage } from 'shared-contracts/content-page';
import type { Offer } from 'shared-contracts/entities/content';
import type { LoadContext } from 'shared-contracts/remote/remote-module';
import { contentView } from './content-view';
import { blockCode } from './lazy';

export interface ContentData {
  path: string;
  page: ContentPage;
  /** Offers of the site when a block lists them. */
  offers: Offer[];
}

/** What the blocks of a page need besides, and their code. */
export const loadContent = contentView.withChunk(
  async (path: string, page: ContentPage, { api, signal }: LoadContext): Promise<ContentData> => {
    const listsOffers = page.blocks.some(({ type }) => type === 'offers');
    const [offers] = await Promise.all([
      listsOffers ? api('listOffers', {}, { signal }) : [],
      blockCode(page.blocks),
    ]);
    return { path, page, offers };
  },
);
