import type { ContentPage, PageBlock } from '../content-page';
import type { Model } from '../entities/content';
import { aliasGroups, hrefs } from '../routes';
import type { SanitisedBlock, SanitisedPage } from './page-blocks';
import type { TenantConfig } from './schema';

/** What blocks refer to instead of repeating it. */
export interface PageSources {
  config: Pick<TenantConfig, 'banners' | 'blocks' | 'site'>;
  models: readonly Model[];
}

/**
 * Tiles of the feature banner; service booking leads to Xtime where the site uses it (requirements SHL-044,
 * SHL-064).
 */
export function featureTiles({
  banners,
  site,
}: Pick<TenantConfig, 'banners' | 'site'>): TenantConfig['banners']['featureTiles'] {
  const booking = site.plugins.includes('xtime') ? site.xtime_url : null;
  return banners.featureTiles.map((tile) =>
    booking !== null && tile.href === '/service#service-booking' ? { ...tile, href: booking } : tile,
  );
}

/** A block with what it refers to; none where the site does not have it (requirement SHL-080). */
function toPageBlocks(block: SanitisedBlock, { config, models }: PageSources): PageBlock[] {
  switch (block.type) {
    case 'feature-banner':
      return [{ type: 'feature-banner', tiles: block.tiles ?? featureTiles(config) }];
    case 'models':
      return [{ type: 'models', items: models.map(toModelTile) }];
    case 'tyre-carousel':
      return config.blocks.tyreCarousel ? [{ type: 'tyre-carousel', items: config.blocks.tyreCarousel }] : [];
    case 'brake-testing':
      return config.blocks.brakeTesting ? [{ type: 'brake-testing', ...config.blocks.brakeTesting }] : [];
    case 'heading':
    case 'rich-text':
    case 'image':
    case 'cta':
    case 'form':
    case 'offers':
    case 'vehicles':
    case 'faq':
      return [block];
  }
}

function toModelTile(model: Model): Extract<PageBlock, { type: 'models' }>['items'][number] {
  return {
    name: model.name,
    href: hrefs.model(model),
    image: model.cloudfront_new_image_url ?? model.image?.url ?? null,
    body: model.manufacturer_body,
    status: model.status,
  };
}

/** The page a visitor gets: every block with its content. */
export function toContentPage(page: SanitisedPage, sources: PageSources): ContentPage {
  const { blocks, ...head } = page;
  return { ...head, blocks: blocks.flatMap((block) => toPageBlocks(block, sources)) };
}

/**
 * The page behind a path: the site's page of exactly this path, or of another path that shows the same page
 * (`/finance` and `/apply-for-finance`, `/warranty` and `/pages/warranty`).
 */
export function findPage<Page>(pages: Readonly<Record<string, Page>>, path: string): Page | null {
  const candidates = [path, ...(aliasGroups.find((group) => group.includes(path)) ?? [])];
  const found = candidates.find((candidate) => Object.hasOwn(pages, candidate));
  return found === undefined ? null : (pages[found] ?? null);
}
