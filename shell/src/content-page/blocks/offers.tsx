import type { ReactNode } from 'react';
import type { Offer } from 'shared-contracts/entities/content';
import { RichText } from 'shared-contracts/react/rich-text';
import type { BlockProps } from './block-types';
import { cardGridStyles, cardStyles } from './card-grid.styles';
import { Picture } from './picture';

/** Offers of the site, or those of one category. */
export function Offers({
  block: { category },
  offers,
}: BlockProps<'offers'> & { offers: readonly Offer[] }): ReactNode {
  const shown = category ? offers.filter((offer) => offer.category === category) : offers;
  if (shown.length === 0) return <p>There are no offers at the moment.</p>;
  return (
    <ul css={cardGridStyles}>
      {shown.map((offer) => {
        const image = offer.image_url ?? offer.image_or_model_image?.url;
        return (
          <li key={offer.id}>
            <article css={cardStyles}>
              {image ? <Picture image={image} alt="" sizes="(min-width:992px) 420px, 100vw" /> : null}
              <div>
                <h3>{offer.name}</h3>
                <RichText html={offer.sanitized_description} />
                {offer.disclaimer ? <small>{offer.disclaimer}</small> : null}
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
