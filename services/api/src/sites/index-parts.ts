import type { SearchService } from 'service-search';
import type { SiteBundle, SiteStore } from './site-bundle';

/**
 * Sends the search index the parts of each site that names a parts index, once for every state of its folder
 * (SRC-010). A site that fails is tried again with the next run.
 */
export function createPartsIndexer(
  sites: Pick<SiteStore, 'all'>,
  search: Pick<SearchService, 'indexParts'>,
): { run: () => Promise<void> } {
  /** Bundles that the index knows; a changed folder is another bundle. */
  const known = new WeakSet<SiteBundle>();
  return {
    async run() {
      for (const bundle of sites.all()) {
        const { partsIndex } = bundle.config.search;
        if (partsIndex === null || known.has(bundle)) continue;
        await search.indexParts(partsIndex, bundle.slug, bundle.content.parts);
        known.add(bundle);
      }
    },
  };
}
