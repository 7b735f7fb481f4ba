import type { ReactNode } from 'react';
import { hrefs } from 'shared-contracts/routes';
import type { ChosenFilters, OfferFilter, OffersData } from './load-offers';
import * as styles from './offer-filters.styles';

interface FilterGroupProps {
  /** What its links choose among, for those who cannot see that they stand together. */
  label: string;
  all: string;
  name: keyof ChosenFilters;
  filters: readonly OfferFilter[];
  chosen: ChosenFilters;
}

/** The values of one filter as links, with the way back to all of them first. */
function FilterGroup({ label, all, name, filters, chosen }: FilterGroupProps): ReactNode {
  const hrefOf = (value: string | undefined): string =>
    hrefs.specialOffers({
      category: chosen.category ?? undefined,
      manufacturer: chosen.manufacturer ?? undefined,
      [name]: value,
    });
  const link = (value: string | null, text: string, count: number | null): ReactNode => (
    <li key={value}>
      <a
        href={hrefOf(value ?? undefined)}
        css={styles.chip}
        aria-current={chosen[name] === value || undefined}
      >
        {text}
        {count === null ? null : <span css={styles.count}>{count}</span>}
      </a>
    </li>
  );
  return (
    <ul css={styles.group} aria-label={label}>
      {link(null, all, null)}
      {filters.map(({ value, label: text, count }) => link(value, text, count))}
    </ul>
  );
}

/** Ways to narrow the list down; a filter of one value is none. They are links, so they need no script. */
export function OfferFilters({
  data: { categories, manufacturers, chosen },
}: {
  data: Pick<OffersData, 'categories' | 'manufacturers' | 'chosen'>;
}): ReactNode {
  const hasCategories = categories.length > 1;
  const hasManufacturers = manufacturers.length > 1;
  if (!hasCategories && !hasManufacturers) return null;
  return (
    <nav css={styles.filters} aria-label="Filter offers">
      {hasCategories ? (
        <FilterGroup
          label="Kind of offer"
          all="All offers"
          name="category"
          filters={categories}
          chosen={chosen}
        />
      ) : null}
      {hasManufacturers ? (
        <FilterGroup
          label="Make"
          all="All makes"
          name="manufacturer"
          filters={manufacturers}
          chosen={chosen}
        />
      ) : null}
    </nav>
  );
}
