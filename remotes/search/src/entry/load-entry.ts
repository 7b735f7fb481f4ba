import type { CarType } from 'shared-contracts/entities/scalars';
import { emptySearchState, type SearchState } from 'shared-contracts/entities/search';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { toSlug } from 'shared-contracts/routes';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { compareText } from 'shared-rules/text-order';
import { bodyTypesShown, byCountThenName, isOfferedBody } from '../body-types/body-type-choice';
import { conditions } from 'shared-rules/search/filter-expressions';
import { showMeOf, type ShowMe } from './show-me-count';

/** One type with an icon in the search box: a body, or an item type such as a caravan. */
export interface EntryType {
  filter: 'body' | 'item_type';
  value: string;
}

export interface EntryData {
  /** The Show Me button over the whole site (SRC-024). */
  showMe: ShowMe;
  /** Conditions the stock has, in the order a shopper expects. */
  conditions: CarType[];
  types: EntryType[];
  /** Makes by name; none on a site of one make. */
  makes: string[];
}

const conditionOrder: readonly CarType[] = ['new', 'demo', 'used'];

type Counts = Readonly<Record<string, number>>;

/**
 * A search that only counts: cars in stock are the `in_stock` entry of the status facet, never all hits (SRC-024).
 *
 * @param more expressions that hold besides the state's filters
 */
export const countQuery = (
  site: Pick<PublicTenantConfig, 'search'>,
  state: Pick<SearchState, 'query' | 'filters'>,
  facets: string[] = [],
  more: readonly string[] = [],
): MultiSearchQuery => ({
  indexUid: site.search.index,
  ...conditions(state, undefined, more),
  facets: ['status', ...facets],
  hitsPerPage: 0,
});

/**
 * Types of the search box, most cars first: those the site names and the stock has, else the most frequent bodies
 * (SRC-041).
 */
function entryTypes(
  site: Pick<PublicTenantConfig, 'home' | 'search'>,
  bodies: Counts,
  items: Counts,
): EntryType[] {
  const named = site.home.bodyTypes?.map(toSlug);
  const isNamed = (value: string): boolean => named?.includes(toSlug(value)) ?? true;
  const counted = (filter: EntryType['filter'], counts: Counts) =>
    Object.entries(counts).map(([value, count]) => ({ filter, value, count }));
  const bodyTypes = counted('body', bodies).filter(
    ({ value }) => isOfferedBody(value, site) && isNamed(value),
  );
  const taken = bodyTypes.map(({ value }) => toSlug(value));
  // An item type is no body type: only a site that names it offers it, and not beside a body of the same name.
  const itemTypes = counted('item_type', items).filter(
    ({ value }) => named !== undefined && isNamed(value) && !taken.includes(toSlug(value)),
  );
  const types = [...bodyTypes, ...itemTypes].sort(byCountThenName);
  const inView = named ? types : types.slice(0, bodyTypesShown(site));
  return inView.map(({ filter, value }) => ({ filter, value }));
}

/** What the search box needs to know of the stock, in one query. */
export async function loadEntry(_: unknown, { site, search, signal }: LoadServices): Promise<EntryData> {
  const query = countQuery(site, emptySearchState(), ['body', 'item_type', 'car_type', 'make']);
  const [answer] = await search([query], { signal });
  const facets = answer?.facetDistribution ?? {};
  const makes = Object.keys(facets['make'] ?? {});
  return {
    showMe: showMeOf(facets['status'], site),
    conditions: conditionOrder.filter((type) => facets['car_type']?.[type]),
    types: entryTypes(site, facets['body'] ?? {}, facets['item_type'] ?? {}),
    makes: makes.length > 1 ? makes.sort(compareText) : [],
  };
}
