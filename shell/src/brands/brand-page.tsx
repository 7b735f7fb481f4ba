import type { ReactNode } from 'react';
import type { BrandDetails } from 'shared-contracts/entities/model-page';
import { Slot, useSite } from 'shared-contracts/react';
import { hrefs, paths } from 'shared-contracts/routes';
import type { SitePageOf } from 'shared-contracts/site-page';
import { formatCount } from 'shared-rules/money';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { buttonStyles } from 'shared-ui/button';
import { ArrowIcon, PhoneIcon } from 'shared-ui/icons';
import { containerStyles, gridStyles, sectionStyles } from 'shared-ui/layout';
import { DriveBand } from '../models/drive-band';
import { makeStockHref } from '../models/model-links';
import { ModelTile } from '../models/model-tile';
import { inStockText } from '../models/stock-text';
import { pictureSources } from '../platform/picture';
import { BrandMark } from './brand-mark';
import * as styles from './brand-page.styles';
import { brandRail, brandStockKey } from './brand-slots';

function Banner({ picture }: { picture: string }): ReactNode {
  const sources = pictureSources(useSite(), picture, 1600);
  return sources ? (
    <img {...sources} sizes="100vw" alt="" width={1600} height={500} css={styles.banner} />
  ) : null;
}

function Stock({ brand }: { brand: BrandDetails }): ReactNode {
  const rail = brandRail(brand);
  if (!rail) return null;
  return (
    <section css={sectionStyles}>
      <div css={containerStyles}>
        <Slot name="search.rail" placement={brandStockKey} {...rail} />
      </div>
    </section>
  );
}

function Models({ brand: { title, models } }: { brand: BrandDetails }): ReactNode {
  if (models.length === 0) return null;
  return (
    <section css={sectionStyles} aria-labelledby="brand-models">
      <div css={containerStyles}>
        <h2 id="brand-models" css={styles.sectionHead}>
          {title} models
        </h2>
        <ul css={gridStyles[3]}>
          {models.map((model) => (
            <li key={model.slug}>
              <ModelTile model={model} headingLevel={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Locations({ brand: { title, locations } }: { brand: BrandDetails }): ReactNode {
  if (locations.length === 0) return null;
  return (
    <section css={sectionStyles} data-tinted="" aria-labelledby="brand-locations">
      <div css={containerStyles}>
        <h2 id="brand-locations" css={styles.sectionHead}>
          Where to find {title}
        </h2>
        <ul css={styles.locations}>
          {locations.map(({ name, slug, phone, count }) => (
            <li key={slug}>
              <a href={hrefs.location(slug)}>{name}</a>
              <p>{inStockText(count)}</p>
              {phone ? (
                <a href={phoneHref(phone)}>
                  <PhoneIcon />
                  {formatPhone(phone)}
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Stock of a brand by condition, each a way into it. */
function Figures({ brand: { title, stock } }: { brand: BrandDetails }): ReactNode {
  if (!stock || stock.count === 0) return null;
  const rows = [
    ['New', stock.new, 'new'],
    ['Demonstrator', stock.demo, 'demo'],
    ['Used', stock.used, 'used'],
  ] as const;
  return (
    <dl css={styles.figures}>
      {rows
        .filter(([, count]) => count > 0)
        .map(([label, count, type]) => (
          <div key={type}>
            <dt>{label} in stock</dt>
            <dd>
              <a
                href={hrefs.search(
                  { filters: { car_type: [type], status: ['in_stock'] } },
                  hrefs.make(title),
                )}
                aria-label={`${formatCount(count)} ${label.toLowerCase()} ${title} in stock`}
              >
                {formatCount(count)}
              </a>
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Head({ brand, isOverview }: { brand: BrandDetails; isOverview: boolean }): ReactNode {
  const { title, slug, description, stock, about } = brand;
  const count = stock?.count ?? 0;
  return (
    <header css={[containerStyles, styles.head]}>
      <div>
        {brand.logo ? <BrandMark brand={brand} /> : null}
        <h1>{isOverview ? `About ${title}` : title}</h1>
        {description ? <p css={styles.description}>{description}</p> : null}
        {isOverview ? about.map((paragraph) => <p key={paragraph}>{paragraph}</p>) : null}
      </div>
      <div css={styles.actions}>
        {count > 0 ? (
          <a href={makeStockHref(title)} css={buttonStyles('filled')}>
            See {inStockText(count)}
          </a>
        ) : null}
        <a href={isOverview ? hrefs.brand(brand) : hrefs.brandOverview(slug)} css={buttonStyles('text')}>
          {isOverview ? `${title} models` : `About ${title}`}
          <ArrowIcon />
        </a>
      </div>
    </header>
  );
}

/** A brand: its models and cars in stock; its overview says what it stands for and where to see it (SHL-021). */
export function BrandPage({ page }: { page: SitePageOf<'brand'> }): ReactNode {
  const { brand, view, title } = page;
  const isOverview = view === 'overview';
  return (
    <article>
      <div css={containerStyles}>
        <Breadcrumbs
          items={[
            { label: 'Home', href: paths.home },
            { label: 'Brands', href: paths.brands },
            ...(isOverview ? [{ label: title, href: hrefs.brand(brand) }] : []),
            isOverview
              ? { label: 'Overview', href: hrefs.brandOverview(brand.slug) }
              : { label: title, href: hrefs.brand(brand) },
          ]}
        />
      </div>
      {brand.banner ? <Banner picture={brand.banner} /> : null}
      <Head brand={brand} isOverview={isOverview} />
      {isOverview ? (
        <div css={containerStyles}>
          <Figures brand={brand} />
        </div>
      ) : (
        <Models brand={brand} />
      )}
      <Stock brand={brand} />
      <Locations brand={brand} />
      <DriveBand title="Drive one before you decide" />
    </article>
  );
}
