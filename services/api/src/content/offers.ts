import type { Offer } from 'shared-contracts/entities/content';
import type { Services } from '../http/operation';
import type { SiteBundle } from '../sites/site-bundle';
import { errorFields } from '../error-message';
import { keptPerSite } from './kept-per-site';
import { modelKey, modelPictures, type NamedModel } from './model-picture';

/** Milliseconds that pictures from the stock are kept: an offer may show a car that was sold a moment ago. */
const keptMs = 60_000;

/** The model whose picture an offer needs; null for one with a picture of its own, or about no model. */
function modelWanted({
  image_url,
  image_or_model_image: image,
  manufacturer,
  model,
}: Offer): NamedModel | null {
  return image_url === null && image === null && manufacturer && model
    ? { make: manufacturer.name, name: model.name }
    : null;
}

/**
 * The offers a site shows: never one that leaves this website out (SHL-013). One without a picture gets that of its
 * model's newest car in stock (SHL-058); where the stock cannot be read, offers come as the site wrote them.
 */
export function shownOffers({
  db,
  log,
}: Pick<Services, 'db' | 'log'>): (site: SiteBundle) => Promise<Offer[]> {
  const withPictures = keptPerSite(keptMs, async (site) => {
    const offers = offersOf(site);
    const models = offers.flatMap((offer) => modelWanted(offer) ?? []);
    const pictures = await db.withSite(site.slug, (tx) => modelPictures(tx, models));
    return offers.map((offer): Offer => {
      const model = modelWanted(offer);
      const url = model && pictures.get(modelKey(model));
      return url ? { ...offer, image_or_model_image: { url } } : offer;
    });
  });
  return async (site) => {
    try {
      return await withPictures(site);
    } catch (error) {
      log.error({ ...errorFields(error), site: site.slug }, 'Offers go without pictures from the stock.');
      return offersOf(site);
    }
  };
}

const offersOf = ({ config, content }: SiteBundle): Offer[] =>
  content.offers.filter(({ excluded_website_ids: excluded }) => !excluded.includes(config.site.id));
