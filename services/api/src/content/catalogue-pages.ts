import type { Brand, Offer } from 'shared-contracts/entities/content';
import type { BrandDetails, BrandTile, ModelDetails, ModelTile } from 'shared-contracts/entities/model-page';
import type { Location } from 'shared-contracts/entities/location';
import { hrefs, paths } from 'shared-contracts/routes';
import { findPage } from 'shared-contracts/site-config';
import type { SiteModel } from 'shared-contracts/site-config/content';
import type { SitePageOf } from 'shared-contracts/site-page';
import { withMake } from 'shared-rules/model-range';
import type { SiteBundle } from '../sites/site-bundle';
import { ownPicture } from './models';
import { unlessUnavailable, type StockCounter } from './stock-figures';

/** A brand as a file of the site describes it. */
export type SourceBrand = Brand & { about?: string[] };

/** What the pages of the range and the brands are made from. */
export interface CatalogueSources {
  site: SiteBundle;
  stock: StockCounter;
  /** Locations that the site shows. */
  locations: () => Promise<readonly Location[]>;
  /** The models of the site's range, with pictures from the stock where they have none of their own. */
  models: () => Promise<readonly SiteModel[]>;
}

/** Every brand of a site: those of its file, and those that only its group page lists (SHL-005). */
export function brandsOf({ config, content }: Pick<SiteBundle, 'config' | 'content'>): SourceBrand[] {
  const own: SourceBrand[] = content.brands;
  const known = new Set(own.map(({ slug }) => slug));
  const { car, motorcycle, truck, group } = config.group.brands;
  return [...own, ...[...car, ...motorcycle, ...truck, ...group].filter(({ slug }) => !known.has(slug))];
}

const isOf =
  (brand: Pick<Brand, 'title'>) =>
  ({ make }: Pick<SiteModel, 'make'>): boolean =>
    make.toLowerCase() === brand.title.toLowerCase();

async function toTiles(sources: CatalogueSources, models: readonly SiteModel[]): Promise<ModelTile[]> {
  const [range, figures] = await Promise.all([
    sources.models(),
    unlessUnavailable(sources.stock.models(models)),
  ]);
  const bySlug = new Map(range.map((model) => [model.slug, model]));
  return models.map((model, index) => ({
    ...model,
    picture: ownPicture(bySlug.get(model.slug) ?? model),
    stock: figures?.[index] ?? null,
  }));
}

/** Title of a page, and the line below it, as the site says them. */
function wordsOf(
  { config }: SiteBundle,
  path: string,
  title: string,
): { title: string; description?: string | undefined } {
  const own = findPage(config.pages, path);
  if (!own) return { title };
  return { title: own.title, ...(own.description ? { description: own.description } : {}) };
}

export async function rangePage(sources: CatalogueSources): Promise<SitePageOf<'models'>> {
  const { site } = sources;
  return {
    ...wordsOf(site, paths.models, 'Our range'),
    kind: 'models',
    models: await toTiles(sources, site.content.models),
    whyChooseUs: site.config.models.whyChooseUs,
  };
}

/** Offers of a model that this site shows. */
const offersOf = (model: SiteModel, { config, content }: SiteBundle): Offer[] =>
  content.offers.filter(
    (offer) => offer.model?.slug === model.slug && !offer.excluded_website_ids.includes(config.site.id),
  );

export async function modelPage(sources: CatalogueSources, model: SiteModel): Promise<SitePageOf<'model'>> {
  const [[tile], variants] = await Promise.all([
    toTiles(sources, [model]),
    unlessUnavailable(sources.stock.variants(model)),
  ]);
  const details: ModelDetails = {
    ...model,
    picture: tile?.picture ?? null,
    stock: tile?.stock ?? null,
    variants: variants ?? [],
    offers: offersOf(model, sources.site).map((offer) => ({
      id: offer.id,
      name: offer.name,
      href: hrefs.offer(offer),
    })),
  };
  return {
    kind: 'model',
    title: withMake(model.make, model.name),
    ...(model.summary ? { description: model.summary } : {}),
    model: details,
  };
}

function toBrandTile(
  { config }: SiteBundle,
  brand: SourceBrand,
  counts: ReadonlyMap<string, number> | null,
): BrandTile {
  const { title, slug, logo, banner, description, skipPage } = brand;
  // A brand that sells no cars, such as the group's tyre shop, has a page of the site's own.
  const ownPath = `/${slug}`;
  return {
    title,
    slug,
    logo,
    banner,
    description,
    ...(skipPage === undefined ? {} : { skipPage }),
    href: findPage(config.pages, ownPath) ? ownPath : hrefs.brand(brand),
    count: counts ? (counts.get(title.toLowerCase()) ?? 0) : null,
  };
}

/** Headings of a group's brands, in the order of its page (SHL-005). */
const groupHeadings = {
  car: 'Car brands',
  motorcycle: 'Motorcycle brands',
  truck: 'Truck brands',
  group: 'Group brands',
} as const;

/** The brands of a site, or null for a site that lists none. */
export async function brandsPage({ site, stock }: CatalogueSources): Promise<SitePageOf<'brands'> | null> {
  const { config, content } = site;
  const bySlug = new Map(brandsOf(site).map((brand) => [brand.slug, brand]));
  const kinds = Object.keys(groupHeadings) as (keyof typeof groupHeadings)[]; // its own keys
  const groups =
    config.site.kind === 'group'
      ? kinds.map((kind) => ({
          heading: groupHeadings[kind],
          brands: config.group.brands[kind].map((listed) => {
            const known = bySlug.get(listed.slug);
            // What the list leaves out, the brand's own entry says.
            return {
              ...listed,
              logo: listed.logo ?? known?.logo ?? null,
              description: listed.description ?? known?.description ?? null,
              skipPage: listed.skipPage ?? known?.skipPage,
            };
          }),
        }))
      : [{ brands: content.brands }];
  const shown = groups.filter(({ brands }) => brands.length > 0);
  if (shown.length === 0) return null;
  const counts = await unlessUnavailable(stock.makes());
  return {
    ...wordsOf(site, paths.brands, 'Our brands'),
    kind: 'brands',
    groups: shown.map((group) => ({
      ...group,
      brands: group.brands.map((brand) => toBrandTile(site, brand, counts)),
    })),
  };
}

export async function brandPage(
  sources: CatalogueSources,
  view: SitePageOf<'brand'>['view'],
  brand: SourceBrand,
): Promise<SitePageOf<'brand'>> {
  const [models, figures, locations] = await Promise.all([
    toTiles(sources, sources.site.content.models.filter(isOf(brand))),
    unlessUnavailable(sources.stock.make(brand.title)),
    sources.locations(),
  ]);
  const countAt = (name: string): number => figures?.byLocation.get(name.toLowerCase()) ?? 0;
  const details: BrandDetails = {
    ...brand,
    about: brand.about ?? [],
    models,
    stock: figures && {
      count: figures.count,
      new: figures.byType.get('new') ?? 0,
      demo: figures.byType.get('demo') ?? 0,
      used: figures.byType.get('used') ?? 0,
    },
    locations: locations
      .map(({ name, slug, contact_detail: { phone } }) => ({ name, slug, phone, count: countAt(name) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
  };
  const description = brand.description ? { description: brand.description } : {};
  return { kind: 'brand', view, title: brand.title, ...description, brand: details };
}
