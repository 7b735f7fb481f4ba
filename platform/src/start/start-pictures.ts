import type { SiteStore } from 'service-api';
import type { SearchService } from 'service-search';
import { pictureHash } from 'shared-contracts/images';
import type { DemoPictures } from './demo-content';
import type { PlatformLog } from '../core/log';

/** Cars of a site whose pictures are rendered before the platform is healthy: the first rows of the first page and of the home page. */
const firstCars = 12;
/** Cars per question when the rest is rendered; the gateway gives no more. */
const pageSize = 100;
const mostPages = 20;

interface Sources {
  sites: Pick<SiteStore, 'all'>;
  search: Pick<SearchService, 'query'>;
}

/** Hashes of the main pictures of a page of cars of every site. */
async function mainPictures(
  { sites, search }: Sources,
  page: number,
  hitsPerPage: number,
): Promise<string[]> {
  const hashes = new Set<string>();
  for (const { config } of sites.all()) {
    const indexUid = config.search.index;
    const results = await search.query(config, [
      { indexUid, page, hitsPerPage },
      { indexUid, page, hitsPerPage, sort: ['created_at:desc'] },
    ]);
    for (const { hits } of results) {
      for (const hit of hits) {
        const hash = pictureHash(hit.primary_image_url);
        if (hash) hashes.add(hash);
      }
    }
  }
  return [...hashes];
}

/** Renders the pictures that the first pages of all sites show. One that fails costs a warning and the rest of them. */
export async function drawFirstPictures(
  sources: Sources & { log: PlatformLog },
  pictures: DemoPictures,
  update: (detail: string) => void,
): Promise<void> {
  const hashes = await mainPictures(sources, 1, firstCars);
  const onProgress = ({ done, total }: { done: number; total: number }) => update(`${done} of ${total}`);
  await pictures
    .ensure(hashes, onProgress, { priority: 'start' })
    .catch((error: unknown) =>
      sources.log.warn({ error: String(error) }, 'not all pictures of the first pages could be rendered'),
    );
}

/**
 * Renders ahead while nothing else asks for pictures: the main ones of all other cars, then the galleries of those on
 * the first pages. Stops when aborted.
 */
export async function drawOtherPictures(
  sources: Sources,
  pictures: DemoPictures,
  signal: AbortSignal,
): Promise<void> {
  for (let page = 1; page <= mostPages && !signal.aborted; page += 1) {
    const hashes = await mainPictures(sources, page, pageSize);
    if (hashes.length === 0) break;
    await pictures.ensure(hashes, undefined, { priority: 'idle', signal });
  }
  const first = await mainPictures(sources, 1, firstCars);
  await pictures.ensure(first.flatMap(pictures.galleryOf), undefined, { priority: 'idle', signal });
}
