import type { ReactNode } from 'react';
import type { Offer } from 'shared-contracts/entities/content';
import { imageUrl, imageWidths, missingPicture, pictureHash } from 'shared-contracts/images';
import { useSite } from 'shared-contracts/react';
import { Image } from 'shared-ui/image';
import { offerPicture, pictureWidth } from './offer-sources';

/** Pictures are 3:2 wherever an offer stands. */
const box = { width: pictureWidth, height: 640 } as const;
const widths = imageWidths.filter((width) => width >= 320);

/** The picture of an offer, else the one that every installation has for what has none (SHL-058). */
export function OfferPicture({
  offer,
  sizes,
  priority = false,
}: {
  offer: Offer;
  sizes: string;
  /** The largest picture in view. */
  priority?: boolean;
}): ReactNode {
  const { images } = useSite();
  const reference = offerPicture(offer);
  const missing = imageUrl(images, missingPicture, { width: box.width });
  const common = {
    ...box,
    sizes,
    priority,
    // The offer's name stands beside it.
    alt: '',
    ...(missing === null ? {} : { notFoundSrc: missing }),
  };
  return pictureHash(reference) === null ? (
    <Image {...common} src={reference} />
  ) : (
    <Image {...common} pictureUrl={({ width }) => imageUrl(images, reference, { width })} widths={widths} />
  );
}
