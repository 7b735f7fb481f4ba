import { memo, type ReactNode } from 'react';
import {
  defaultSortBy,
  filterNames,
  isExclusion,
  type FilterName,
  type SearchState,
} from 'shared-contracts/entities/search';

export interface HiddenStateProps {
  state: SearchState;
  /** What the form asks for by itself, or drops; values that are left out have no field of their own and stay. */
  except: readonly (FilterName | 'query' | 'page' | 'sortBy' | 'near')[];
}

const isLeftOut = (name: string, value: string): boolean =>
  (filterNames as readonly string[]).includes(name) && isExclusion(value);

/** Memoised: React writes name and type of an input again whenever it renders it. */
const HiddenField = memo(function HiddenField({ name, value }: { name: string; value: string }): ReactNode {
  return <input type="hidden" name={name} value={value} />;
});

/** The rest of a search inside a form that is sent without script. */
export function HiddenState({ state, except }: HiddenStateProps): ReactNode {
  const fields = [
    ['query', state.query],
    ...filterNames.flatMap((name) => state.filters[name].map((value) => [name, value] as const)),
    ['near', state.near?.postcode ?? ''],
    ['within', String(state.near?.withinKm ?? '')],
    ['page', state.page > 1 ? String(state.page) : ''],
    ['sortBy', state.sortBy === defaultSortBy ? '' : state.sortBy],
  ] as const;
  const dropped: readonly string[] = except.includes('near') ? [...except, 'within'] : except;
  return fields
    .filter(([name, value]) => value !== '' && (!dropped.includes(name) || isLeftOut(name, value)))
    .map(([name, value]) => <HiddenField key={`${name}=${value}`} name={name} value={value} />);
}
