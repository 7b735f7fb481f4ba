import type { ReactNode } from 'react';
import type { Offer } from 'shared-contracts/entities/content';
import { OffersGrid } from '../../offers/offers-grid';
import type { BlockProps } from './block-types';

/** Offers of the site, or those of one category. */
export function Offers({
  block: { category },
  offers,
}: BlockProps<'offers'> & { offers: readonly Offer[] }): ReactNode {
  const shown = category ? offers.filter((offer) => offer.category === category) : offers;
  if (shown.length === 0) return <p>There are no offers at the moment.</p>;
  return <OffersGrid offers={shown} headingLevel={3} />;
}
