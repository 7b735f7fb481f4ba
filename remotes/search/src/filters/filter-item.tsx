import { memo, useState, type ReactNode } from 'react';
import type { Facet, FilterName } from 'shared-contracts/entities/search';
import { useSite } from 'shared-contracts/react';
import { isRangeFilter } from 'shared-contracts/search/url-state';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { Disclosure } from 'shared-ui/disclosure';
import { bodyTypesShown } from '../body-types/body-type-choice';
import type { FilterChange, Search } from '../search-session/search';
import { facetOptions } from './facet-options';
import { filterTitles, rangeLabel, valueLabel } from 'shared-rules/search/filter-labels';
import { tileFilter } from './lazy';
import { ListFilter } from './list-filter';
import { sliderBounds } from './range-bounds';
import { RangeFilter } from './range-filter';
import { TermsNote } from './terms-note';
import { useWholeList } from './use-whole-list';

/** Values of a list in view before "Show All". */
const listShown = 7;

function optionsShown(name: FilterName, site: PublicTenantConfig): number {
  const { facets } = site.search;
  switch (name) {
    case 'make':
      return facets.makeShown;
    // These lists travel with their limit and are shown whole (SRC-040).
    case 'make_model':
      return facets.makeModelLimit;
    case 'city':
      return facets.cityLimit;
    case 'dealership_name':
      return facets.dealershipLimit;
    case 'body':
      return bodyTypesShown(site);
    default:
      return listShown;
  }
}

/** What a filter is set to, in short, beside its title. */
function note(name: FilterName, values: readonly string[]): string | null {
  if (isRangeFilter(name)) return rangeLabel(name, values[0]);
  const [first] = values;
  if (first === undefined) return null;
  return values.length === 1 ? valueLabel(name, first) : `${values.length} chosen`;
}

export interface FilterItemProps {
  name: FilterName;
  facet: Facet | undefined;
  chosen: string[];
  /** See `Search`. */
  financeTerms: Search['financeTerms'];
  isOpenAtFirst: boolean;
  /** Must keep its identity, as `onToggle`, or every filter re-renders with every toggle. */
  onChange: (name: FilterName, change: FilterChange) => void;
  /** Resolves when the page shows the change. */
  onToggle: (name: FilterName, change: FilterChange) => Promise<void>;
  /** Counts every value of a list of which `facet` holds the first; must keep its identity, too. */
  loadAll: (name: FilterName) => Promise<Facet>;
}

/** A list with all of its values, once the shopper looks for one that did not come with the page. */
function WholeListFilter({ name, facet, chosen, onToggle, loadAll }: FilterItemProps): ReactNode {
  const site = useSite();
  const list = useWholeList(facet, () => loadAll(name));
  return (
    <ListFilter
      name={name}
      options={facetOptions(name, list.facet, chosen, site)}
      shown={optionsShown(name, site)}
      onToggle={(change) => onToggle(name, change)}
      rest={list.rest}
      onWanted={list.load}
    />
  );
}

/**
 * The control of one filter; null where the stock gives nothing to choose from.
 *
 * @param isKept the filter has been on the page: a list stays, although the search leaves nothing of it
 */
function filterControl(props: FilterItemProps, site: PublicTenantConfig, isKept: boolean): ReactNode {
  const { name, facet, chosen, onChange, onToggle } = props;
  if (isRangeFilter(name)) {
    const { slider, sliderDebounceMs } = site.search;
    const bounds = sliderBounds(name, facet?.stats, slider.useFacetMax, facet?.most);
    return bounds ? (
      <RangeFilter
        name={name}
        value={chosen[0]}
        bounds={bounds}
        debounceMs={sliderDebounceMs}
        onChange={(values) => onChange(name, () => values)}
      />
    ) : null;
  }
  const options = facetOptions(name, facet, chosen, site);
  if (options.length === 0 && !isKept) return null;
  if (name !== 'body') return <WholeListFilter {...props} />;
  return (
    <tileFilter.Component
      name={name}
      options={options}
      shown={optionsShown(name, site)}
      onToggle={(change) => onToggle(name, change)}
    />
  );
}

/**
 * One filter under its title. Re-renders only when its own choice or counts change. It stays once it is there: what goes
 * would move the filters below it, such as the slider that is being moved.
 */
export const FilterItem = memo(function FilterItem(props: FilterItemProps): ReactNode {
  const site = useSite();
  /** The last facet that gave a control. */
  const [kept, setKept] = useState<Facet | null>(null);
  const { facet } = props;
  const own = filterControl(props, site, kept !== null);
  if (own && facet && facet !== kept) setKept(facet);
  // A range without cars has no ends of its own.
  const control = own ?? (kept ? filterControl({ ...props, facet: kept }, site, true) : null);
  if (!control) return null;
  const { name, chosen, isOpenAtFirst } = props;
  return (
    <Disclosure
      title={filterTitles[name]}
      note={note(name, chosen)}
      headingLevel={3}
      defaultOpen={isOpenAtFirst}
    >
      {name === 'weekly_price_range' ? <TermsNote used={props.financeTerms} /> : null}
      {control}
    </Disclosure>
  );
});
