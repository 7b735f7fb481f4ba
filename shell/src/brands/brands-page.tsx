import { useId, type ReactNode } from 'react';
import type { BrandTile } from 'shared-contracts/entities/model-page';
import { useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import type { SitePageOf } from 'shared-contracts/site-page';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { ArrowIcon } from 'shared-ui/icons';
import { containerStyles } from 'shared-ui/layout';
import { inStockText } from '../models/stock-text';
import { AppLink } from '../platform/app-link';
import { BrandMark } from './brand-mark';
import * as styles from './brands-page.styles';
import { GroupStats } from './group-stats';

function Tiles({ brands }: { brands: readonly BrandTile[] }): ReactNode {
  return (
    <ul css={styles.tiles}>
      {brands.map((brand) => (
        <li key={brand.slug}>
          <AppLink href={brand.href} css={styles.tile}>
            <BrandMark brand={brand} />
            {brand.description ? <p>{brand.description}</p> : null}
            <span css={styles.foot}>
              {brand.count ? inStockText(brand.count) : 'Find out more'}
              <ArrowIcon />
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function Group({ heading, brands }: SitePageOf<'brands'>['groups'][number]): ReactNode {
  const id = useId();
  if (heading === undefined) return <Tiles brands={brands} />;
  return (
    <section aria-labelledby={id} css={styles.group}>
      <h2 id={id}>{heading}</h2>
      <Tiles brands={brands} />
    </section>
  );
}

/** `/brands`: the brands of a site; those of a dealer group by kind, with its statistics (SHL-005, SHL-021). */
export function BrandsPage({ page }: { page: SitePageOf<'brands'> }): ReactNode {
  const { site } = useSite();
  const { title, description, groups } = page;
  return (
    <div css={[containerStyles, styles.page]}>
      <Breadcrumbs
        items={[
          { label: 'Home', href: paths.home },
          { label: title, href: paths.brands },
        ]}
      />
      <header css={styles.head}>
        <h1>{title}</h1>
        {description ? <p>{description}</p> : null}
      </header>
      {site.kind === 'group' ? <GroupStats /> : null}
      {groups.map((group) => (
        <Group key={group.heading ?? ''} {...group} />
      ))}
    </div>
  );
}
