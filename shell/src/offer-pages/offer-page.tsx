import type { ReactNode } from 'react';
import { RichText } from 'shared-contracts/react/rich-text';
import { Slot } from 'shared-contracts/react';
import { hrefs, paths } from 'shared-contracts/routes';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { textLinkStyles } from 'shared-ui/button';
import { ArrowIcon } from 'shared-ui/icons';
import { containerStyles } from 'shared-ui/layout';
import { richTextStyles } from 'shared-ui/rich-text';
import { Tag } from 'shared-ui/tag';
import { OfferActions } from '../offers/offer-actions';
import { OfferDisclaimer } from '../offers/offer-disclaimer';
import { OfferPicture } from '../offers/offer-picture';
import { offerPageSizes } from '../offers/offer-sources';
import { OffersGrid } from '../offers/offers-grid';
import type { OfferData } from './load-offers';
import { railOf, railPlacement } from './offer-rail';
import * as styles from './offer-page.styles';

/** One offer: what it is, what to do about it, the cars it is about, and other offers (SHL-012). */
export function OfferPage({ data: { offer, others } }: { data: OfferData }): ReactNode {
  const { name, category, manufacturer, model, sanitized_description: html, disclaimer } = offer;
  const rail = railOf(offer);
  const about = [manufacturer?.name, model?.name].filter(Boolean).join(' ');
  return (
    <article css={styles.page}>
      <div css={containerStyles}>
        <Breadcrumbs
          items={[
            { label: 'Home', href: paths.home },
            { label: 'Offers', href: paths.specialOffers },
            { label: name, href: hrefs.offer(offer) },
          ]}
        />
        <div css={styles.hero}>
          <div css={styles.picture}>
            <OfferPicture offer={offer} sizes={offerPageSizes} priority />
          </div>
          <div css={styles.copy}>
            <header>
              {category ? <Tag tone="quiet">{category}</Tag> : null}
              <h1>{name}</h1>
              {about ? <p>{about}</p> : null}
            </header>
            <RichText css={[richTextStyles, styles.description]} html={html} />
            <OfferActions offer={offer} primary="filled" size="regular" />
            {disclaimer ? <OfferDisclaimer text={disclaimer} /> : null}
          </div>
        </div>
      </div>
      {rail ? (
        <section css={[containerStyles, styles.section]}>
          <Slot name="search.rail" placement={railPlacement} {...rail} />
        </section>
      ) : null}
      {others.length > 0 ? (
        <section css={[containerStyles, styles.section]} aria-labelledby="other-offers">
          <div css={styles.sectionHead}>
            <h2 id="other-offers">More offers</h2>
            <a href={paths.specialOffers} css={textLinkStyles}>
              See all offers
              <ArrowIcon />
            </a>
          </div>
          <OffersGrid offers={others} headingLevel={3} />
        </section>
      ) : null}
    </article>
  );
}
