import type { FormEvent, ReactNode } from 'react';
import type { Facet, FilterName } from 'shared-contracts/entities/search';
import { useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { isRangeFilter } from 'shared-contracts/search/url-state';
import { Button } from 'shared-ui/button';
import { Disclosure } from 'shared-ui/disclosure';
import { HiddenState } from '../results-page/hidden-state';
import type { Search } from '../results-page/use-search';
import { facetOptions } from './facet-options';
import { filterTitles, rangeLabel, valueLabel } from './filter-words';
import { applyStyles, panelStyles } from './filters.styles';
import { ListFilter, TileFilter } from './list-filter';
import { QueryBox } from './query-box';
import { sliderBounds } from './range-bounds';
import { RangeFilter } from './range-filter';

/** Values of a list in view before "Show all". */
const listShown = 7;
/** Filters that are open from the start: what most shoppers begin with. */
const openFromStart: readonly FilterName[] = ['car_type', 'item_type', 'make', 'price', 'body'];

interface FilterControlProps {
  name: FilterName;
  facet: Facet | undefined;
  search: Search;
}

/** The control of one filter; null where the stock gives nothing to choose from. */
function filterControl(
  { name, facet, search }: FilterControlProps,
  site: ReturnType<typeof useSite>,
): ReactNode {
  const chosen = search.state.filters[name];
  const set = (values: string[]): void => search.setFilter(name, values);
  if (isRangeFilter(name)) {
    const bounds = sliderBounds(name, facet?.stats, site.search.slider.useFacetMax);
    if (!bounds) return null;
    const { sliderDebounceMs } = site.search;
    return (
      <RangeFilter
        name={name}
        value={chosen[0]}
        bounds={bounds}
        debounceMs={sliderDebounceMs}
        onChange={set}
      />
    );
  }
  const options = facetOptions(name, facet, chosen, site);
  if (options.length === 0) return null;
  if (name === 'body') return <TileFilter name={name} options={options} onChange={set} />;
  const shown = name === 'make' ? site.search.facets.makeShown : listShown;
  return <ListFilter name={name} options={options} shown={shown} onChange={set} />;
}

/**
 * Some filters are open, and those that are set. Models of every make at once say little ("3", "300"), so they open
 * with the choice of a make, and from the start on a site of one make.
 */
function isOpen(name: FilterName, { filters }: Search['state'], shown: readonly FilterName[]): boolean {
  if (name === 'model') return filters.make.length > 0 || filters.model.length > 0 || !shown.includes('make');
  return filters[name].length > 0 || openFromStart.includes(name);
}

/** What a filter is set to, in short, beside its title. */
function note(name: FilterName, values: readonly string[]): string | null {
  if (isRangeFilter(name)) return rangeLabel(name, values[0]);
  const [first] = values;
  if (first === undefined) return null;
  return values.length === 1 ? valueLabel(name, first) : `${values.length} chosen`;
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
  const site = useSite();
  const { search_filters: names } = site.site;
  const { state } = search;
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('query');
    search.change({ query: typeof words === 'string' ? words.trim() : '' });
  };
  return (
    <form css={panelStyles} action={paths.search} method="get" onSubmit={handleSubmit}>
      <QueryBox
        query={state.query}
        placeholder="Make, model or keyword"
        debounceMs={site.search.queryDebounceMs}
        onSearch={(query) => search.change({ query })}
      />
      {names.map((name) => {
        const control = filterControl({ name, facet: facets[name], search }, site);
        if (!control) return null;
        const chosen = state.filters[name];
        return (
          <Disclosure
            // The list of models begins anew, and open, with the choice of a make.
            key={name === 'model' && state.filters.make.length > 0 ? 'model of make' : name}
            title={filterTitles[name]}
            note={note(name, chosen)}
            headingLevel={3}
            defaultOpen={isOpen(name, state, names)}
          >
            {control}
          </Disclosure>
        );
      })}
      <HiddenState state={state} except={['query', 'page', ...names]} />
      <div css={applyStyles}>
        <Button type="submit" variant="filled">
          Show cars
        </Button>
      </div>
    </form>
  );
}
