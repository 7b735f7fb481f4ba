import type { FilterName } from 'shared-contracts/entities/search';
import type { LoadServices, SearchClient } from 'shared-contracts/remote/remote-module';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';

const weekly = 'weekly_price_range' satisfies FilterName;

const namesWeekly = ({ filter, facets }: MultiSearchQuery): boolean =>
  JSON.stringify([filter, facets]).includes(weekly);

/**
 * A search client whose weekly payments go by the shopper's own terms, as those of the cards do. Only for the browser: the
 * server knows no shopper's terms.
 */
export function withFinanceTerms(
  search: SearchClient,
  financeTerms: NonNullable<LoadServices['financeTerms']>,
): SearchClient {
  return (queries, options) => {
    const terms = financeTerms();
    const withTerms = (query: MultiSearchQuery): MultiSearchQuery =>
      terms && namesWeekly(query) ? { ...query, financeTerms: terms } : query;
    return search(queries.map(withTerms), options);
  };
}
