import type { SiteStore } from 'service-api';
import type { SearchService } from 'service-search';
import { pictureHash } from 'shared-contracts/images';
import type { DemoPictures } from './demo-content';
import type { PlatformLog } from '../core/log';
import { untilQuiet } from './until-quiet';

/** Cars of a site whose pictures are rendered before the platform is healthy: the first rows of the first page and of the home page. */
const firstCars = 12;
/** Cars per question when the rest is rendered; the gateway gives no more. */
const pageSize = 100;
const mostPages = 20;
/** Pictures that are rendered ahead before the platform is looked at again. */
const picturesAtOnce = 8;

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

/** Renders pictures a few at a time, each few after the platform has had nothing to do for a while. */
async function drawWhenQuiet(
  pictures: DemoPictures,
  hashes: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; at < hashes.length; at += picturesAtOnce) {
    await untilQuiet(signal);
    if (signal.aborted) return;
    await pictures.ensure(hashes.slice(at, at + picturesAtOnce), undefined, { priority: 'idle', signal });
  }
}

/**
 * Renders ahead while the platform has nothing else to do: the galleries of the cars on the first pages, then the main
 * pictures of all other cars. Stops when aborted.
 */
export async function drawOtherPictures(
  sources: Sources,
  pictures: DemoPictures,
  signal: AbortSignal,
): Promise<void> {
  const first = await mainPictures(sources, 1, firstCars);
  await drawWhenQuiet(pictures, first.flatMap(pictures.galleryOf), signal);
  for (let page = 1; page <= mostPages && !signal.aborted; page += 1) {
    const hashes = await mainPictures(sources, page, pageSize);
    if (hashes.length === 0) break;
    await drawWhenQuiet(pictures, hashes, signal);
  }
}
