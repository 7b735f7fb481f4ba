import type { ReactNode } from 'react';
import type { Offer } from 'shared-contracts/entities/content';
import { featureGridStyles } from 'shared-ui/layout';
import { OfferCard } from './offer-card';

/** What a picture takes of the view in one, two and three columns. */
const sizes = '(min-width:1328px) 411px, (min-width:992px) 31vw, (min-width:576px) 46vw, 92vw';

/** Offers as cards. */
export function OffersGrid({
  offers,
  headingLevel,
  leading = false,
}: {
  offers: readonly Offer[];
  headingLevel: 2 | 3;
  /** They are the first thing on their page, so that the first picture is in view at once. */
  leading?: boolean;
}): ReactNode {
  return (
    <ul css={featureGridStyles}>
      {offers.map((offer, index) => (
        <li key={offer.id}>
          <OfferCard
            offer={offer}
            headingLevel={headingLevel}
            sizes={sizes}
            priority={leading && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
