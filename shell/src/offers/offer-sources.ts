import type { Offer } from 'shared-contracts/entities/content';

/** CSS pixels that the largest picture of an offer takes. */
export const pictureWidth = 960;

/** `sizes` of the picture on an offer's own page. */
export const offerPageSizes = '(min-width:1328px) 720px, (min-width:992px) 55vw, 100vw';

/** Picture of an offer: its own, else its model's (SHL-058); null where it has neither. */
export const offerPicture = ({
  image_url: own,
  image_or_model_image: image,
}: Pick<Offer, 'image_url' | 'image_or_model_image'>): string | null => own ?? image?.url ?? null;
