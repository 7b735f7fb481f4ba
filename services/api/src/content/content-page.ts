import type { ContentPage, PageBlock } from 'shared-contracts/content-page';
import type { SiteBrand, SiteModel } from 'shared-contracts/site-config/content';
import { hrefs } from 'shared-contracts/routes';
import { searchStateToQuery } from 'shared-contracts/search/url-state';
import { findPage, toContentPage } from 'shared-contracts/site-config';
import type { SiteBundle } from '../sites/site-bundle';

function modelPage(model: SiteModel): ContentPage {
  const image = model.cloudfront_new_image_url ?? model.image?.url ?? null;
  const title = `${model.make} ${model.name}`;
  const blocks: PageBlock[] = [
    { type: 'heading', text: title, ...(model.summary ? { intro: model.summary } : {}) },
    ...(image ? [{ type: 'image', image, alt: title } as const] : []),
    {
      type: 'vehicles',
      title: `${title} in stock`,
      query: searchStateToQuery({ filters: { make: [model.make], model: [model.name] } }),
    },
    {
      type: 'cta',
      title: `Ask about the ${title}`,
      link: { label: 'Enquire now', href: hrefs.enquire({ category: 'Sales Enquiry' }) },
    },
  ];
  return { title, ...(model.summary ? { description: model.summary } : {}), blocks };
}

function brandPage(brand: SiteBrand, models: readonly SiteModel[]): ContentPage {
  const own = models.filter(({ make }) => make.toLowerCase() === brand.title.toLowerCase());
  const blocks: PageBlock[] = [
    { type: 'heading', text: brand.title, ...(brand.description ? { intro: brand.description } : {}) },
    ...(brand.banner ? [{ type: 'image', image: brand.banner, alt: brand.title } as const] : []),
    ...(own.length > 0
      ? [
          {
            type: 'models',
            items: own.map((model) => ({
              name: model.name,
              href: model.override_url ?? `/models/${model.slug}`,
              image: model.cloudfront_new_image_url ?? model.image?.url ?? null,
              body: model.manufacturer_body,
              status: model.status,
            })),
          } as const,
        ]
      : []),
    {
      type: 'vehicles',
      title: `${brand.title} in stock`,
      query: searchStateToQuery({ filters: { make: [brand.title] } }),
    },
  ];
  return { title: brand.title, ...(brand.description ? { description: brand.description } : {}), blocks };
}

/**
 * What stands at a path: a page of the site's own, else a model (`/models/{slug}`, `/{slug}`), else a brand
 * (`/brands/{slug}`, `/{slug}/overview`); null when there is none (D-10).
 */
export function findContentPage({ config, content }: SiteBundle, path: string): ContentPage | null {
  const clean = path.replace(/(?<=.)\/+$/, '');
  const own = findPage(config.pages, clean);
  if (own) return toContentPage(own, { config, models: content.models, brands: content.brands });
  const model = /^\/(?:models\/)?([a-z0-9-]+)$/.exec(clean)?.[1];
  const foundModel = content.models.find(({ slug }) => slug === model);
  if (foundModel) return modelPage(foundModel);
  const brand = /^\/(?:brands\/([a-z0-9-]+)|([a-z0-9-]+)\/overview)$/.exec(clean);
  const slug = brand?.[1] ?? brand?.[2];
  const foundBrand = content.brands.find((entry) => entry.slug === slug && !entry.skipPage);
  return foundBrand ? brandPage(foundBrand, content.models) : null;
}
