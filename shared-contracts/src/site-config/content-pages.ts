import type { ContentPage, PageBlock } from '../content-page';
import type { Brand, Model } from '../entities/content';
import { aliasGroups, hrefs } from '../routes';
import type { SanitisedBlock, SanitisedPage } from './page-blocks';
import type { TenantConfig } from './schema';

/** What blocks refer to instead of repeating it. */
export interface PageSources {
  config: Pick<TenantConfig, 'banners' | 'blocks' | 'legal' | 'site'>;
  models: readonly Model[];
  brands: readonly Pick<Brand, 'slug' | 'title'>[];
}

/** Where services are booked instead of by the built-in form; null for the form (requirements SHL-016, SHL-064). */
const bookingHref = ({ plugins, xtime_url: href }: TenantConfig['site']): string | null =>
  plugins.includes('xtime') ? href : null;

/**
 * Tiles of the feature banner; service booking leads to Xtime where the site uses it (requirements SHL-044,
 * SHL-064).
 */
export function featureTiles({
  banners,
  site,
}: Pick<TenantConfig, 'banners' | 'site'>): TenantConfig['banners']['featureTiles'] {
  const booking = bookingHref(site);
  return banners.featureTiles.map((tile) =>
    booking !== null && tile.href === '/service#service-booking' ? { ...tile, href: booking } : tile,
  );
}

/** A block with what it refers to; none where the site does not have it (requirement SHL-080). */
function toPageBlocks(block: SanitisedBlock, { config, models, brands }: PageSources): PageBlock[] {
  switch (block.type) {
    case 'form':
      return [toBooking(block, config.site) ?? block];
    case 'warranty-claims':
      return [{ ...block, brands: brandWarranties(config.legal, brands) }];
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
    case 'offers':
    case 'vehicles':
    case 'faq':
    case 'hero':
    case 'media-text':
    case 'facts':
    case 'steps':
    case 'quotes':
    case 'team':
    case 'price-table':
    case 'gallery':
    case 'map':
    case 'cards':
    case 'legal':
      return [block];
  }
}

/** DOM id of the part of the service page where services are booked (requirement SHL-016). */
const bookingId = 'service-booking';

/** The link to Xtime in the place of the built-in booking form; null where that form is used. */
function toBooking(
  { id, title }: Extract<SanitisedBlock, { type: 'form' }>,
  site: TenantConfig['site'],
): PageBlock | null {
  const href = bookingHref(site);
  if (id !== bookingId || href === null) return null;
  return {
    type: 'cta',
    id,
    title: title ?? 'Book a service',
    text: 'See every free time online and choose the one that suits you.',
    link: { label: 'Book Service', href },
  };
}

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Brands with a warranty on new vehicles, by the names that the site gives them (requirement SHL-078). */
function brandWarranties(
  { warrantyClaims }: TenantConfig['legal'],
  brands: PageSources['brands'],
): Extract<PageBlock, { type: 'warranty-claims' }>['brands'] {
  return Object.entries(warrantyClaims.newYearsByBrand).map(([slug, years]) => ({
    name: brands.find((brand) => brand.slug === slug)?.title ?? slug.split('-').map(upperFirst).join(' '),
    years,
  }));
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
