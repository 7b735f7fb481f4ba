import { carTypes, type CarType } from 'shared-contracts/entities/scalars';
import { emptySearchState, type SearchState } from 'shared-contracts/entities/search';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { toSlug } from 'shared-contracts/routes';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { isBodyType } from '../body-types/body-icon';
import { conditions } from '../search-query/plan-search';

/** One drawn type of the search box: a body, or an item type such as a caravan. */
export interface EntryType {
  filter: 'body' | 'item_type';
  value: string;
}

export interface EntryData {
  /** Cars in stock of the whole site. */
  inStock: number;
  /** Conditions the stock has, in the order a shopper expects. */
  conditions: CarType[];
  types: EntryType[];
}

/** Types in view when the site names none (SRC-041). */
const defaultTypes = 4;
const conditionOrder: readonly CarType[] = ['new', 'demo', 'used'];

const keysByCount = (counts: Record<string, number> = {}): string[] =>
  Object.entries(counts)
    .sort((a, b) => b[1] - a[1] || b[0].localeCompare(a[0]))
    .map(([value]) => value);

/** A search that only counts: cars in stock are the `in_stock` entry of the status facet, never all hits (SRC-024). */
export const countQuery = (
  site: Pick<PublicTenantConfig, 'search'>,
  state: Pick<SearchState, 'query' | 'filters'>,
  facets: string[] = [],
): MultiSearchQuery => ({
  indexUid: site.search.index,
  ...conditions(state),
  facets: ['status', ...facets],
  hitsPerPage: 0,
});

/** Types of the search box: those the site names and the stock has, else the most frequent bodies. */
function entryTypes(
  { home, search }: Pick<PublicTenantConfig, 'home' | 'search'>,
  bodies: string[],
  items: string[],
): EntryType[] {
  const known = bodies.filter(isBodyType);
  const wanted = home.bodyTypes ?? search.bodyTypes.custom ?? known.slice(0, defaultTypes);
  return wanted.flatMap((name): EntryType[] => {
    const body = known.find((key) => key === name);
    if (body) return [{ filter: 'body', value: body }];
    const item = items.find((value) => toSlug(value) === toSlug(name));
    return item === undefined ? [] : [{ filter: 'item_type', value: item }];
  });
}

/** What the search box needs to know of the stock, in one query. */
export async function loadEntry(_: unknown, { site, search, signal }: LoadServices): Promise<EntryData> {
  const query = countQuery(site, emptySearchState(), ['body', 'item_type', 'car_type']);
  const [answer] = await search([query], { signal });
  const facets = answer?.facetDistribution ?? {};
  const present = keysByCount(facets['car_type']);
  return {
    inStock: facets['status']?.['in_stock'] ?? 0,
    conditions: conditionOrder.filter((type) => carTypes.includes(type) && present.includes(type)),
    types: entryTypes(site, keysByCount(facets['body']), keysByCount(facets['item_type'])),
  };
}
