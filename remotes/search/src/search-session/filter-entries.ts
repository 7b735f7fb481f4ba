import type { FilterName } from 'shared-contracts/entities/search';

/** Names and values of filters, in their order. `Object.entries` forgets that the keys are names of filters. */
export const filterEntries = <Values>(filters: Partial<Record<FilterName, Values>>): [FilterName, Values][] =>
  Object.entries(filters) as [FilterName, Values][]; // the keys are filter names
