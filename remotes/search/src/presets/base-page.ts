import {
  defaultSortBy,
  emptySearchState,
  isExclusion,
  type FilterName,
  type SearchState,
} from 'shared-contracts/entities/search';
import { hrefs, paths, toSlug } from 'shared-contracts/routes';
import { isRangeFilter } from 'shared-contracts/search/url-state';
import { isBodyType } from 'shared-rules/body-type-label';
import { bodySlug, fixedSegments } from './fixed-segments';
import { filterEntries } from '../search-session/filter-entries';
import type { Preset } from '../search-session/preset';

type Filters = SearchState['filters'];

/** A page of the site that has a path of its own, and the filters that path stands for. */
export interface BasePage {
  path: string;
  covers: readonly FilterName[];
}

/** The filters of a state that a page stands for, and no others. */
export function coveredFilters(filters: Filters, { covers }: BasePage): Filters {
  const kept: Filters = emptySearchState().filters;
  for (const name of covers) kept[name] = filters[name];
  return kept;
}

/** Where a search stands for search engines. */
export interface Indexing {
  base: BasePage;
  /** The address they should know it by, without a page number. */
  canonical: string;
  /** Sorted, worded and deep searches are endless and alike: those are left out. */
  isIndexable: boolean;
}

/** Filters of a state that choose something. */
const chosenFilters = (filters: Filters): [FilterName, string[]][] =>
  filterEntries(filters).filter(([, values]) => values.length > 0);

/** The one value of a filter, or null when there are none or several, or it is left out. */
const only = (values: readonly string[]): string | null => {
  const [value] = values;
  return value === undefined || values.length > 1 || isExclusion(value) ? null : value;
};

const hasSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((value) => others.includes(value));

/** The pages with a path of their own whose filters this state has, those that say most about a car first. */
function basePages(filters: Filters, preset: Preset): BasePage[] {
  const make = only(filters.make);
  const model = only(filters.model);
  const body = only(filters.body);
  const item = only(filters.item_type);
  const condition = Object.entries(fixedSegments).find(([, types]) => hasSame(types, filters.car_type))?.[0];
  const bodyPart = body !== null && isBodyType(body) ? bodySlug(body) : null;
  const isUsed = only(filters.car_type) === 'used';
  const own = filterEntries(preset.filters);
  const pages: (BasePage | false)[] = [
    make !== null && model !== null && { path: hrefs.makeModel(make, model), covers: ['make', 'model'] },
    isUsed && bodyPart !== null && { path: hrefs.usedType(bodyPart), covers: ['car_type', 'body'] },
    make !== null && { path: hrefs.make(make), covers: ['make'] },
    bodyPart !== null && { path: hrefs.type(bodyPart), covers: ['body'] },
    item !== null && { path: hrefs.type(toSlug(item)), covers: ['item_type'] },
    own.length > 0 &&
      own.every(([name, values]) => hasSame(values, filters[name])) && {
        path: preset.path,
        covers: own.map(([name]) => name),
      },
    condition !== undefined && { path: `${paths.search}/${condition}`, covers: ['car_type'] },
    { path: paths.search, covers: [] },
  ];
  return pages.filter((page) => page !== false);
}

/**
 * Where a search belongs: the page whose path says most of it, and whether it may be indexed: as that page, or
 * with one more filter of one value.
 */
export function indexingOf(state: SearchState, preset: Preset): Indexing {
  const { filters, query, sortBy, near } = state;
  const pages = basePages(filters, preset);
  const most = Math.max(...pages.map(({ covers }) => covers.length));
  const base = pages.find(({ covers }) => covers.length === most) ?? { path: paths.search, covers: [] };
  const extras = chosenFilters(filters).filter(([name]) => !base.covers.includes(name));
  const isSimple = extras.every(([name, values]) => !isRangeFilter(name) && only(values) !== null);
  const isPlain = query === '' && sortBy === defaultSortBy && near === null;
  const isIndexable = isPlain && extras.length <= 1 && isSimple;
  const canonical = isIndexable && extras.length > 0 ? hrefs.search({ filters }) : base.path;
  return { base, canonical, isIndexable };
}
