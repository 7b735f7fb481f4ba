import type { CarCard } from 'shared-contracts/entities/car-card';
import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import type { SearchResult, SearchState } from 'shared-contracts/entities/search';
import type { Nearby } from 'shared-rules/search/nearby';
import type { Facets } from '../search-query/run-search';
import type { Preset } from './preset';

/** The search of a page and what it found: what the parts of a results page go by. */
export interface SessionData {
  /** What was requested, the preset included, with the words of its address understood. */
  state: SearchState;
  /** The search of the address as it stands; `state` itself where no words were read. */
  addressState: SearchState;
  preset: Preset;
  result: SearchResult<CarCard>;
  /**
   * The counts of `result` while they are still on their way, in the browser alone; until then most of them are those
   * of the search before.
   */
  counts?: Promise<Facets>;
  /** What the shopper's postcode came to; null without one. */
  nearby: Nearby | null;
  /** The words that the search was understood from. */
  originalQuery: string | null;
  /** Words of them that narrow nothing. */
  ignored: string[];
  /** The search failed and `result` is that of the search before. */
  hasFailed: boolean;
  /** The shopper came from another search, in the browser alone: no new entry to the results. */
  isContinued?: boolean;
  /** The shopper's own terms that weekly payments in `result` go by; null for the site's, and on the server. */
  financeTerms: FinanceTerms | null;
  /** What `result` was found for, where the search of `state` failed. */
  shown?: SearchState;
}
