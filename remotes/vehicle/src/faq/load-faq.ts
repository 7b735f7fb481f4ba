import type { ApiOutput } from 'shared-contracts/api/endpoints';
import type { LoadContext } from 'shared-contracts/remote/remote-module';

export type FaqItems = ApiOutput<'listFaq'>;

/** What shoppers ask about any car of the site (`vehicle.faq`). A page goes without them rather than not at all. */
export async function loadFaq({ api, signal }: Pick<LoadContext, 'api' | 'signal'>): Promise<FaqItems> {
  try {
    return await api('listFaq', { query: { page: 'vehicle' } }, { signal });
  } catch {
    return [];
  }
}
