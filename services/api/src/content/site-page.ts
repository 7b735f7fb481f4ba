import { hrefs, paths } from 'shared-contracts/routes';
import { findPage, toContentPage } from 'shared-contracts/site-config';
import type { SitePage } from 'shared-contracts/site-page';
import {
  brandPage,
  brandsOf,
  brandsPage,
  modelPage,
  rangePage,
  type CatalogueSources,
} from './catalogue-pages';

const modelPath = new RegExp(`^${paths.models}/([a-z0-9-]+)$`);
const brandPath = new RegExp(`^${paths.brands}/([a-z0-9-]+)$`);
const overviewPath = /^\/([a-z0-9-]+)\/overview$/;
const rootPath = /^\/([a-z0-9-]+)$/;

/** Pages under the product's own addresses, which no page of the site stands before. */
async function findCataloguePage(sources: CatalogueSources, path: string): Promise<SitePage | null> {
  const { models } = sources.site.content;
  if (path === paths.models) return models.length > 0 ? rangePage(sources) : null;
  if (path === paths.brands) return brandsPage(sources);
  const model = models.find(({ slug }) => slug === modelPath.exec(path)?.[1]);
  if (model) return modelPage(sources, model);
  const brand = brandsOf(sources.site).find(({ slug }) => slug === brandPath.exec(path)?.[1]);
  if (brand?.skipPage) return { kind: 'elsewhere', href: hrefs.brand(brand) };
  return brand ? brandPage(sources, 'page', brand) : null;
}

/**
 * What stands at a path (SHL-010, D-10): the range, a model or a brand under the product's own addresses; else a page of
 * the site's own, the overview of a brand (`/{slug}/overview`), a model (`/{slug}`); null when there is none.
 */
export async function findSitePage(sources: CatalogueSources, path: string): Promise<SitePage | null> {
  const clean = path.replace(/\/+$/, '');
  const { config, content } = sources.site;
  const fixed = await findCataloguePage(sources, clean);
  if (fixed) return fixed;
  const own = findPage(config.pages, clean);
  if (own)
    return {
      kind: 'content',
      ...toContentPage(own, { config, models: content.models, brands: content.brands }),
    };
  const brand = brandsOf(sources.site).find(({ slug }) => slug === overviewPath.exec(clean)?.[1]);
  if (brand) return brandPage(sources, 'overview', brand);
  const model = content.models.find(({ slug }) => slug === rootPath.exec(clean)?.[1]);
  return model ? modelPage(sources, model) : null;
}
