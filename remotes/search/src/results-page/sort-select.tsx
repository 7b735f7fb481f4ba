import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { Button } from 'shared-ui/button';
import { SelectInput } from 'shared-ui/field';
import { SortIcon } from 'shared-ui/icons';
import { sortsOf } from '../distance/sorts';
import { HiddenState } from '../search-session/hidden-state';
import * as styles from './results-page.styles';
import type { Search } from '../search-session/search';

export interface SortSelectProps {
  search: Search;
  /** `icon` is the small one of the phone's bar; the phone's own list opens over it. */
  variant: 'field' | 'icon';
}

/** The order of the results (SRC-014). Without script a button sends it. */
export function SortSelect({ search, variant }: SortSelectProps): ReactNode {
  const sorts = sortsOf(useSite(), search.state.near !== null);
  const select = {
    name: 'sortBy',
    'aria-label': 'Sort by',
    value: search.state.sortBy,
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
      search.change({ sortBy: currentTarget.value }),
    children: sorts.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    )),
  };
  return (
    <form action={paths.search} method="get" css={styles.sort}>
      <HiddenState state={search.state} except={['sortBy', 'page']} />
      {variant === 'field' ? (
        <SelectInput {...select} />
      ) : (
        <span css={styles.sortIcon}>
          <SortIcon />
          <select {...select} />
        </span>
      )}
      <div css={styles.sortApply}>
        <Button type="submit">Sort</Button>
      </div>
    </form>
  );
}
