import type { Location } from 'shared-contracts/entities/location';
import type { HeroImage, LoadContext, PageMeta } from 'shared-contracts/remote/remote-module';
import { hrefs, paths } from 'shared-contracts/routes';
import type { SitePage, SitePageOf } from 'shared-contracts/site-page';
import type { SlotPlacement } from 'shared-contracts/slots';
import { salesThisMonth } from 'shared-rules/sales-counter';
import { stockNouns } from 'shared-rules/stock-noun';
import { brandRail, brandStockKey } from '../brands/brand-slots';
import type { LocationPhone } from '../models/locations-menu';
import { modelStockKey, stockRail } from '../models/model-slots';
import { pictureSources } from '../platform/picture';

/** A page of the range or of the brands. */
export type CataloguePage = Exclude<SitePage, { kind: 'content' | 'elsewhere' }>;

/** What such a page is rendered from, and what the document says of it. */
export interface CatalogueData {
  kind: 'catalogue';
  page: CataloguePage;
  /** Category of the address; empty for none. */
  body: string;
  /** For the range only. */
  locations: LocationPhone[];
  /** Null where the site does not count its sales. */
  sales: number | null;
  head: PageMeta;
  jsonLd: object[];
  placements: SlotPlacement[];
  hero: HeroImage | null;
}

const toPhone = ({ name, slug, contact_detail: { phone } }: Location): LocationPhone => ({
  name,
  slug,
  phone,
});

/** Locations are no reason to do without the range. */
const locationsOf = ({ api, signal }: LoadContext): Promise<LocationPhone[]> =>
  api('listLocations', {}, { signal }).then(
    (locations) => locations.map(toPhone),
    () => [],
  );

function canonicalOf(page: CataloguePage): string {
  switch (page.kind) {
    case 'models':
      return paths.models;
    case 'model':
      return hrefs.model(page.model);
    case 'brands':
      return paths.brands;
    case 'brand':
      return page.view === 'overview' ? hrefs.brandOverview(page.brand.slug) : hrefs.brand(page.brand);
  }
}

/** Title and description of a page whose content says none. */
function wordsOf(page: CataloguePage, name: string, stock: string): Pick<PageMeta, 'title' | 'description'> {
  const { title } = page;
  switch (page.kind) {
    case 'models':
      return { title, description: `The models ${name} sells, with prices and what’s in stock today.` };
    case 'model':
      return { title, description: `${title}: prices, grades and ${stock} in stock at ${name}.` };
    case 'brands':
      return { title, description: `The brands of ${name}.` };
    case 'brand':
      return {
        title: page.view === 'overview' ? `About ${title}` : title,
        description: `${title} models and ${stock} in stock at ${name}.`,
      };
  }
}

function placementsOf(page: CataloguePage): SlotPlacement[] {
  const rail =
    page.kind === 'model'
      ? { key: modelStockKey, props: stockRail(page.title, page.model) }
      : page.kind === 'brand'
        ? { key: brandStockKey, props: brandRail(page.brand) }
        : null;
  return rail?.props ? [{ name: 'search.rail', key: rail.key, props: rail.props }] : [];
}

/** A model for search engines, with the price its cars in stock begin at. */
function modelJsonLd({ title, model }: SitePageOf<'model'>, image: string | null): object {
  const { make, name, summary, stock } = model;
  const offers = stock?.from
    ? {
        '@type': 'AggregateOffer',
        priceCurrency: 'AUD',
        lowPrice: stock.from.price,
        offerCount: stock.new_count,
      }
    : null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: title,
    brand: { '@type': 'Brand', name: make },
    model: name,
    ...(summary ? { description: summary } : {}),
    ...(image ? { image } : {}),
    ...(offers ? { offers } : {}),
  };
}

/** Data of a page that is not of the site's own making: what the API says, and what stands around it. */
export async function loadCatalogue(page: CataloguePage, context: LoadContext): Promise<CatalogueData> {
  const { site, url, now } = context;
  const isRange = page.kind === 'models';
  const words = wordsOf(page, site.site.name, stockNouns(site));
  const picture = page.kind === 'model' ? pictureSources(site, page.model.picture, 960) : null;
  const image = picture ? new URL(picture.src, site.site.url).href : null;
  return {
    kind: 'catalogue',
    page,
    body: isRange ? (url.searchParams.get('body') ?? '') : '',
    locations: isRange ? await locationsOf(context) : [],
    sales: isRange && site.models.salesCounter.enabled ? salesThisMonth(now()) : null,
    head: {
      title: words.title,
      description: page.description ?? words.description,
      canonical: canonicalOf(page),
      ...(picture ? { image: picture.src } : {}),
    },
    jsonLd: page.kind === 'model' ? [modelJsonLd(page, image)] : [],
    placements: placementsOf(page),
    hero: picture && { ...picture, sizes: '(min-width:1328px) 740px, (min-width:992px) 56vw, 100vw' },
  };
}
