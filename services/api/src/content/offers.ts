import type { Offer } from 'shared-contracts/entities/content';
import type { PicturedContent } from './with-stock-pictures';

/** The offers a site shows: never one that leaves this website out (SHL-013). */
export const shownOffers: PicturedContent<Offer> = {
  what: 'Offers',
  itemsOf: ({ config, content }) =>
    content.offers.filter(({ excluded_website_ids: excluded }) => !excluded.includes(config.site.id)),
  modelWanted: ({ image_url, image_or_model_image: image, manufacturer, model }) =>
    image_url === null && image === null && manufacturer && model
      ? { make: manufacturer.name, name: model.name }
      : null,
  withPicture: (offer, url) => ({ ...offer, image_or_model_image: { url } }),
};
