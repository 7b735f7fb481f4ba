import type { ReactNode } from 'react';
import type { Facet, FilterName } from 'shared-contracts/entities/search';
import { usePlatform } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { Button } from 'shared-ui/button';
import { DistanceFilter } from '../distance/distance-filter';
import { radiusFilter } from 'shared-rules/search/nearby';
import { stockNouns } from 'shared-rules/stock-noun';
import { useNearby } from '../distance/nearby-context';
import { HiddenState } from '../search-session/hidden-state';
import type { Search } from '../search-session/search';
import { countAllValues } from '../search-query/all-values';
import { useAfterCars } from '../rendering/paint';
import { useStable } from '../rendering/use-stable';
import { FilterItem } from './filter-item';
import * as styles from './filters.styles';
import { handleQuerySubmit, QueryBox } from './query-box';

/** Filters that are open from the start: what most shoppers begin with. */
const openFromStart: readonly FilterName[] = ['car_type', 'item_type', 'make', 'price', 'body'];

/**
 * Some filters are open, and those that are set. Models of every make at once say little ("3", "300"), so they open
 * with the choice of a make, and from the start on a site of one make.
 */
function isOpen(name: FilterName, { filters }: Search['state'], shown: readonly FilterName[]): boolean {
  if (name === 'model') return filters.make.length > 0 || filters.model.length > 0 || !shown.includes('make');
  return filters[name].length > 0 || openFromStart.includes(name);
}

export interface FilterPanelProps {
  search: Search;
  facets: Record<string, Facet>;
}

/**
 * The site's filters in its order. Every control is a field of one GET form, so that they also work without
 * script; with it each choice searches at once.
 */
export function FilterPanel({ search, facets }: FilterPanelProps): ReactNode {
  const platform = usePlatform();
  const { site } = platform;
  const { search_filters: names } = site.site;
  const { state } = search;
  const nearby = useNearby();
  const loadAll = useStable((name: FilterName) =>
    countAllValues(platform, state, name, radiusFilter(state.near, nearby)),
  );
  // What a choice opens may come after its cars.
  const opened = useAfterCars(state);
  return (
    <form css={styles.panel} action={paths.search} method="get" onSubmit={handleQuerySubmit(search)}>
      <QueryBox search={search} placeholder="Make, model or keyword" />
      {names.map((name) => (
        <FilterItem
          // The list of models begins anew, and open, with the choice of a make.
          key={name === 'model' && opened.filters.make.length > 0 ? 'model of make' : name}
          name={name}
          facet={facets[name]}
          chosen={state.filters[name]}
          financeTerms={search.financeTerms}
          isOpenAtFirst={isOpen(name, opened, names)}
          onChange={search.changeFilter}
          onToggle={search.toggleFilter}
          loadAll={loadAll}
        />
      ))}
      <DistanceFilter near={state.near} onChange={(near) => search.change({ near })} />
      <HiddenState state={state} except={['page', 'near', ...names]} />
      <div css={styles.apply}>
        <Button type="submit" variant="filled">
          Show {stockNouns(site)}
        </Button>
      </div>
    </form>
  );
}
