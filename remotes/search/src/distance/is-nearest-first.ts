import { nearestSortBy, type SearchState } from 'shared-contracts/entities/search';
import type { Nearby } from 'shared-rules/search/nearby';

/** Whether the cars of a search come by the way to them. */
export const isNearestFirst = ({ sortBy }: Pick<SearchState, 'sortBy'>, nearby: Nearby | null): boolean =>
  sortBy === nearestSortBy && nearby !== null && nearby.problem === null;
