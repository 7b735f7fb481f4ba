import type { ReactNode } from 'react';
import type { Offer } from 'shared-contracts/entities/content';
import { hrefs } from 'shared-contracts/routes';
import { Tag } from 'shared-ui/tag';
import { OfferActions } from './offer-actions';
import { OfferDescription } from './offer-description';
import { OfferDisclaimer } from './offer-disclaimer';
import { OfferPicture } from './offer-picture';
import * as styles from './offer-card.styles';

export interface OfferCardProps {
  offer: Offer;
  headingLevel: 2 | 3;
  /** `sizes` of its picture, where it stands. */
  sizes: string;
  /** Its picture is among the first in view. */
  priority?: boolean;
}

/** One offer of a list (SHL-055 to SHL-058). Its title leads to its page. */
export function OfferCard({ offer, headingLevel, sizes, priority = false }: OfferCardProps): ReactNode {
  const { name, category, sanitized_description: html, disclaimer } = offer;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article css={styles.card} data-interactive="">
      <div css={styles.picture}>
        <OfferPicture offer={offer} sizes={sizes} priority={priority} />
        {category ? (
          <span css={styles.category}>
            <Tag tone="quiet">{category}</Tag>
          </span>
        ) : null}
      </div>
      <div css={styles.body}>
        <Heading css={styles.title}>
          <a href={hrefs.offer(offer)}>{name}</a>
        </Heading>
        <div css={styles.description}>
          <OfferDescription html={html} about={name} />
        </div>
        {disclaimer ? <OfferDisclaimer text={disclaimer} /> : null}
        <OfferActions offer={offer} primary="tonal" size="small" />
      </div>
    </article>
  );
}
