import type { CarType } from 'shared-contracts/entities/scalars';
import { emptySearchState } from 'shared-contracts/entities/search';
import type { LoadServices, SearchClient } from 'shared-contracts/remote/remote-module';
import type { MultiSearchQuery, SearchResponse } from 'shared-contracts/search/wire';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { budgetOf } from 'shared-rules/finance/budget';
import { conditions } from 'shared-rules/search/filter-expressions';
import { defaultBudget } from './budget';

/** Cars at this price or less have none that is known, and do not count (SRC-070). */
const noPriceUpTo = 10;

/** What a budget reaches. */
export interface BudgetReach {
  /** Cars with a price within the budget. */
  count: number;
  /** Lowest and highest price of the cars of the chosen condition, in dollars; null where none has a price. */
  lowest: number | null;
  highest: number | null;
}

/** What the budget widget knows of the stock when it appears. */
export interface BudgetData extends BudgetReach {
  /** Conditions the stock has, in the order a shopper expects. */
  conditions: CarType[];
}

const conditionOrder: readonly CarType[] = ['new', 'demo', 'used'];

/** Two queries in one request: the prices of all cars of a condition, and how many of them are within the budget. */
function budgetQueries(
  { search }: Pick<PublicTenantConfig, 'search'>,
  budget: number,
  carType: CarType | null,
  facets: string[] = [],
): MultiSearchQuery[] {
  const { filters } = emptySearchState();
  filters.car_type = carType ? [carType] : [];
  const chosen = [...(conditions({ query: '', filters }).filter ?? [])];
  const query = (bounds: string[], requested: string[]): MultiSearchQuery => ({
    indexUid: search.index,
    filter: [...chosen, ...bounds],
    facets: requested,
    hitsPerPage: 0,
  });
  const hasPrice = `price > ${noPriceUpTo}`;
  return [query([hasPrice], ['price', ...facets]), query([hasPrice, `price <= ${Math.round(budget)}`], [])];
}

function toReach([prices, within]: readonly SearchResponse<unknown>[]): BudgetReach {
  const stats = prices?.facetStats?.['price'];
  return { count: within?.totalHits ?? 0, lowest: stats?.min ?? null, highest: stats?.max ?? null };
}

/** Asks what a budget reaches. Rejects with `ApiFailure`. */
export async function askReach(
  search: SearchClient,
  site: Pick<PublicTenantConfig, 'search'>,
  wish: { budget: number; carType: CarType | null },
  signal: AbortSignal,
): Promise<BudgetReach> {
  return toReach(await search(budgetQueries(site, wish.budget, wish.carType), { signal }));
}

/** What the fresh widget shows, in one request (SRC-068). */
export async function loadBudget(_: unknown, { site, search, signal }: LoadServices): Promise<BudgetData> {
  const queries = budgetQueries(site, budgetOf(defaultBudget(site)), null, ['car_type']);
  const answers = await search(queries, { signal });
  const types = answers[0]?.facetDistribution?.['car_type'] ?? {};
  return { ...toReach(answers), conditions: conditionOrder.filter((type) => types[type]) };
}
