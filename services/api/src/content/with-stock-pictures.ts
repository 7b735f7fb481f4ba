import { errorFields } from '../error-message';
import type { Services } from '../http/operation';
import type { SiteBundle } from '../sites/site-bundle';
import { keptPerSite } from './kept-per-site';
import { modelKey, modelPictures, type NamedModel } from './model-picture';

/** Milliseconds that pictures from the stock are kept: one may show a car that was sold a moment ago. */
const keptMs = 60_000;

/** Content that may show the picture of a model. */
export interface PicturedContent<Item> {
  /** What it is called in the log. */
  what: string;
  itemsOf: (site: SiteBundle) => Item[];
  /** The model whose picture an item needs; null for one with a picture of its own, or about no model. */
  modelWanted: (item: Item) => NamedModel | null;
  withPicture: (item: Item, url: string) => Item;
}

/**
 * Content of a site, in which what has no picture of its own gets that of its model's newest car in stock (SHL-058). Where
 * the stock cannot be read, it comes as the site wrote it.
 */
export function withStockPictures<Item>(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { what, itemsOf, modelWanted, withPicture }: PicturedContent<Item>,
): (site: SiteBundle) => Promise<Item[]> {
  const pictured = keptPerSite(keptMs, async (site) => {
    const items = itemsOf(site);
    const models = items.flatMap((item) => modelWanted(item) ?? []);
    const pictures = await db.withSite(site.slug, (tx) => modelPictures(tx, models));
    return items.map((item) => {
      const model = modelWanted(item);
      const url = model && pictures.get(modelKey(model));
      return url ? withPicture(item, url) : item;
    });
  });
  return async (site) => {
    try {
      return await pictured(site);
    } catch (error) {
      log.error({ ...errorFields(error), site: site.slug }, `${what} go without pictures from the stock.`);
      return itemsOf(site);
    }
  };
}
