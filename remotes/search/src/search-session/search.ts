import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import type { FilterName, SearchState } from 'shared-contracts/entities/search';

/** What becomes of the values of a filter. */
export type FilterChange = (chosen: readonly string[]) => string[];

/** Search of the page on screen: what is requested, and how to ask for something else. */
export interface Search {
  /** What the shopper has chosen, also while its results are still on their way. */
  state: SearchState;
  /** The search that the results on screen answer. */
  shown: SearchState;
  /** Results are on their way. */
  isBusy: boolean;
  hrefOf: (state: SearchState) => string;
  /** Asks for other words, another order or other filters; always from the first page (SRC-014). */
  change: (change: Partial<Pick<SearchState, 'query' | 'sortBy' | 'near'>>) => void;
  /**
   * Searches words while they are typed, read as sending them reads them. The address of what is typed on takes the place of the one before, so that Back
   * leads to the search before the typing.
   */
  typeQuery: (words: string) => void;
  /** Has words understood, and leads to the search they stand for; in place of the address that typing them led to. */
  submitQuery: (words: string) => void;
  /** Leads to the address of a suggestion; in place of the address that typing led to. */
  openSuggestion: (href: string) => void;
  /** The shopper's own terms that the weekly payments on screen go by; null for the site's. */
  financeTerms: FinanceTerms | null;
  /** The words this search was understood from; null when it was put together otherwise. */
  originalQuery: string | null;
  /** Words of them that narrow nothing. */
  ignored: readonly string[];
  /** The search of the address, its words as they stand: what typing goes on from. */
  addressState: SearchState;
  /** Keeps its identity, so that only the filters that change re-render; so does `toggleFilter`. */
  changeFilter: (name: FilterName, change: FilterChange) => void;
  /** As `changeFilter`, for a control that shows its change by itself until the promise resolves. */
  toggleFilter: (name: FilterName, change: FilterChange) => Promise<void>;
}
