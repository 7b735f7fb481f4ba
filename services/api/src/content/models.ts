import type { SiteModel } from 'shared-contracts/site-config/content';
import type { PicturedContent } from './with-stock-pictures';

/** A model's own picture; null where its site names none. */
export const ownPicture = ({ cloudfront_new_image_url: cloudfront, image }: SiteModel): string | null =>
  cloudfront || image?.url || null;

/** The models of a site's range. */
export const rangeModels: PicturedContent<SiteModel> = {
  what: 'Models',
  itemsOf: ({ content }) => content.models,
  modelWanted: (model) => (ownPicture(model) === null ? model : null),
  withPicture: (model, url) => ({ ...model, image: { url } }),
};
