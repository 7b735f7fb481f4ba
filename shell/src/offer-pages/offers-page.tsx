import type { ReactNode } from 'react';
import { Slot, useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { stockNouns } from 'shared-rules/stock-noun';
import { buttonStyles } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { containerStyles } from 'shared-ui/layout';
import { bandsOf } from '../content-page/bands';
import { ContentBands } from '../content-page/content-bands';
import { OffersGrid } from '../offers/offers-grid';
import type { OffersData } from './load-offers';
import { OfferFilters } from './offer-filters';
import * as styles from './offers-page.styles';
import { subscribeForm, subscribePlacement } from './subscribe-form';

/** No offer to show: none at all, or none of what was chosen. */
function NoOffers({ isFiltered }: { isFiltered: boolean }): ReactNode {
  const nouns = stockNouns(useSite());
  const [title, text, href, label] = isFiltered
    ? [
        'No offers like that right now',
        'Have a look at our other offers.',
        paths.specialOffers,
        'See all offers',
      ]
    : [
        'No offers right now',
        `Our best prices are on the ${nouns} themselves.`,
        paths.search,
        `Browse our ${nouns}`,
      ];
  return (
    <EmptyState
      title={title}
      action={
        <a href={href} css={buttonStyles('filled')}>
          {label}
        </a>
      }
    >
      {text}
    </EmptyState>
  );
}

/** The blocks of the site's own page before or after its offers. */
function Blocks({ page, part }: { page: OffersData['page']; part: 'before' | 'after' }): ReactNode {
  if (!page) return null;
  const { blocks } = page;
  const at = blocks.findIndex(({ type }) => type === 'offers');
  const bands = part === 'before' ? bandsOf(blocks, 0, Math.max(at, 0)) : bandsOf(blocks, at + 1);
  return <ContentBands bands={bands} data={{ path: paths.specialOffers, page, offers: [] }} />;
}

/** The site's offers, and what the site says around them (SHL-011, SHL-059). */
export function OffersPage({ data }: { data: OffersData }): ReactNode {
  const { page, offers, chosen } = data;
  const { site } = useSite();
  const isFiltered = chosen.category !== null || chosen.manufacturer !== null;
  return (
    <div css={styles.page}>
      <header css={[containerStyles, styles.head]}>
        <h1>{page?.title ?? 'Special offers'}</h1>
        {page?.description ? <p>{page.description}</p> : null}
      </header>
      <Blocks page={page} part="before" />
      <section css={[containerStyles, styles.list]} aria-label="Offers">
        <OfferFilters data={data} />
        {offers.length > 0 ? (
          <OffersGrid offers={offers} headingLevel={2} leading />
        ) : (
          <NoOffers isFiltered={isFiltered} />
        )}
      </section>
      {site.offers_subscription ? (
        <section css={styles.subscribeBand}>
          <div css={[containerStyles, styles.subscribe]}>
            <Slot name="leads.form" placement={subscribePlacement} {...subscribeForm} />
          </div>
        </section>
      ) : null}
      <Blocks page={page} part="after" />
    </div>
  );
}
