import { Fragment, type ReactNode } from 'react';
import { Slot, useSite } from 'shared-contracts/react';
import { hrefs, paths } from 'shared-contracts/routes';
import { featureTiles } from 'shared-contracts/site-config/content-pages';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { SlotPlacement } from 'shared-contracts/slots';
import { stockNouns } from 'shared-rules/stock-noun';
import { ArrowIcon } from 'shared-ui/icons';
import { containerStyles, sectionStyles } from 'shared-ui/layout';
import { Stars } from 'shared-ui/stars';
import { FeatureTiles } from '../content-page/feature-tiles';
import { AppLink } from '../platform/app-link';
import { Hero } from './hero';
import {
  brandsStyles,
  budgetStyles,
  moreLinkStyles,
  reviewsStyles,
  sectionHeadStyles,
  statsStyles,
} from './home.styles';
import type { HomeData } from './load-home';

type Section = PublicTenantConfig['home']['sections'][number];

interface PartProps {
  data: HomeData;
  /** Of a part below the first view. */
  below: '' | undefined;
}

/** Locations shown on the home page. */
const locationLimit = 3;

/** Slots of the home page whose data is loaded with it. */
export function homePlacements(site: PublicTenantConfig): SlotPlacement[] {
  const { home } = site;
  const has = (section: Section) => home.sections.includes(section);
  return [
    { name: 'search.entry', key: 'hero', props: { variant: 'hero' } },
    ...(has('stock')
      ? [
          {
            name: 'search.rail',
            key: 'stock',
            props: { title: home.stockTitle, query: home.stockQuery },
          } satisfies SlotPlacement,
        ]
      : []),
    ...(has('budget') ? [{ name: 'search.budget', key: 'home', props: {} } satisfies SlotPlacement] : []),
    ...(has('locations')
      ? [{ name: 'locations.overview', key: 'home', props: { limit: locationLimit } } satisfies SlotPlacement]
      : []),
  ];
}

function Stock({ below }: PartProps): ReactNode {
  const { home } = useSite();
  return (
    <section css={sectionStyles} data-below={below}>
      <div css={containerStyles}>
        <Slot name="search.rail" placement="stock" title={home.stockTitle} query={home.stockQuery} />
        <AppLink href={`${paths.search}?${home.stockQuery}`} css={moreLinkStyles}>
          See all stock
          <ArrowIcon />
        </AppLink>
      </div>
    </section>
  );
}

function Tiles({ below }: PartProps): ReactNode {
  return (
    <section css={sectionStyles} data-below={below} aria-label="More from us">
      <div css={containerStyles}>
        <FeatureTiles tiles={featureTiles(useSite())} />
      </div>
    </section>
  );
}

function Brands({ data, below }: PartProps): ReactNode {
  if (data.brands.length < 2) return null;
  return (
    <section css={sectionStyles} data-below={below} aria-labelledby="home-brands" data-tinted="">
      <div css={containerStyles}>
        <h2 id="home-brands" css={sectionHeadStyles}>
          Shop by brand
        </h2>
        <ul css={brandsStyles}>
          {data.brands.map(({ title, slug, logo }) => (
            <li key={slug}>
              <AppLink href={hrefs.make(slug)}>
                {logo ? <img src={logo} alt={title} width={96} height={48} loading="lazy" /> : title}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Budget({ below }: PartProps): ReactNode {
  return (
    <section css={sectionStyles} data-below={below} aria-labelledby="home-budget" data-tinted="">
      <div css={[containerStyles, budgetStyles]}>
        <div>
          <h2 id="home-budget">Start with what you can spend</h2>
          <p>
            Tell us a weekly or monthly amount and see the {stockNouns(useSite())} it reaches, with the
            comparison rate beside it.
          </p>
          <AppLink href="/finance" css={moreLinkStyles}>
            How finance works
            <ArrowIcon />
          </AppLink>
        </div>
        <Slot name="search.budget" placement="home" />
      </div>
    </section>
  );
}

function Locations({ below }: PartProps): ReactNode {
  return (
    <section css={sectionStyles} data-below={below} aria-labelledby="home-locations">
      <div css={containerStyles}>
        <h2 id="home-locations" css={sectionHeadStyles}>
          Come and see us
        </h2>
        <Slot name="locations.overview" placement="home" limit={locationLimit} />
      </div>
    </section>
  );
}

function Reviews({ data, below }: PartProps): ReactNode {
  if (!data.rating || data.reviews.length === 0) return null;
  return (
    <section css={sectionStyles} data-below={below} aria-labelledby="home-reviews" data-tinted="">
      <div css={containerStyles}>
        <div css={sectionHeadStyles}>
          <h2 id="home-reviews">What customers say</h2>
          <Stars average={data.rating.average} count={data.rating.count} />
        </div>
        <ul css={reviewsStyles}>
          {data.reviews.map((review) => (
            <li key={review.id}>
              <figure>
                <Stars average={review.rating} />
                <blockquote>
                  <p>{review.text}</p>
                </blockquote>
                <figcaption>
                  <b>{review.customer_name}</b>
                  {review.review_date_in_words ? `, ${review.review_date_in_words}` : null}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Stats({ below }: PartProps): ReactNode {
  const { stats } = useSite().group;
  return (
    <section css={sectionStyles} data-below={below} aria-label="The group in figures">
      <dl css={[containerStyles, statsStyles]}>
        {(['locations', 'brands', 'years'] as const).map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{stats[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function HomeSection({ section, ...part }: PartProps & { section: Section }): ReactNode {
  switch (section) {
    case 'stock':
      return <Stock {...part} />;
    case 'tiles':
      return <Tiles {...part} />;
    case 'brands':
      return <Brands {...part} />;
    case 'budget':
      return <Budget {...part} />;
    case 'locations':
      return <Locations {...part} />;
    case 'reviews':
      return <Reviews {...part} />;
    case 'stats':
      return <Stats {...part} />;
  }
}

/** The home page of a site: hero, then its blocks in the order it chose (SHL-084). */
export function HomePage({ data }: { data: HomeData }): ReactNode {
  return (
    <>
      <Hero data={data} />
      {useSite().home.sections.map((section, at) => (
        <Fragment key={section}>
          <HomeSection section={section} data={data} below={at > 0 ? '' : undefined} />
        </Fragment>
      ))}
    </>
  );
}
