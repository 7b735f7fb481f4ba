import type { FilterName, SearchState } from 'shared-contracts/entities/search';
import { hrefs, paths } from 'shared-contracts/routes';
import { filterEntries } from './filter-entries';

/** Filters that a path such as `/search/toyota` stands for. */
export interface Preset {
  path: string;
  filters: Partial<Record<FilterName, string[]>>;
}

/** The search page without a preset. */
export const noPreset: Preset = { path: paths.search, filters: {} };

/** A state of the query string with the filters its path stands for; values of one filter are alternatives. */
export function withPreset(state: SearchState, preset: Preset): SearchState {
  const filters = { ...state.filters };
  for (const [name, values] of filterEntries(preset.filters)) {
    filters[name] = [...new Set([...values, ...state.filters[name]])];
  }
  return { ...state, filters };
}

/**
 * Address of a state. As long as it holds everything the preset stands for, it stays on the preset's path;
 * else it is a plain search.
 */
export function hrefOf(state: SearchState, preset: Preset): string {
  const entries = filterEntries(preset.filters);
  const holds = entries.every(([name, values]) =>
    values.every((value) => state.filters[name].includes(value)),
  );
  if (!holds) return hrefs.search(state);
  const filters = { ...state.filters };
  for (const [name, values] of entries) {
    filters[name] = state.filters[name].filter((value) => !values.includes(value));
  }
  return hrefs.search({ ...state, filters }, preset.path);
}
