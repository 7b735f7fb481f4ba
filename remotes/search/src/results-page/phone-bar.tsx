import type { MouseEvent, ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { buttonStyles } from 'shared-ui/button';
import { FilterIcon } from 'shared-ui/icons';
import { CountBadge } from 'shared-ui/tag';
import { handleQuerySubmit, QueryBox } from '../filters/query-box';
import { shownFilters } from '../search-session/applied-filters';
import { HiddenState } from '../search-session/hidden-state';
import * as styles from './results-page.styles';
import { SortSelect } from './sort-select';
import type { Search } from '../search-session/search';

/** Id of the filter column; the phone's link leads to it where there is no script. */
export const filtersId = 'filters';

export interface PhoneBarProps {
  search: Search;
  onFilters: () => void;
  /** A finger or mouse is on the link that opens the filters. */
  onFiltersIntent: () => void;
}

/** Words, filters and order in one sticky row, where the column has no space. */
export function PhoneBar({ search, onFilters, onFiltersIntent }: PhoneBarProps): ReactNode {
  const { state } = search;
  const openSheet = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.preventDefault();
    onFilters();
  };
  return (
    <div css={styles.bar}>
      <form action={paths.search} method="get" role="search" onSubmit={handleQuerySubmit(search)}>
        <QueryBox search={search} placeholder="Search" hasWideList />
        <HiddenState state={state} except={['page']} />
      </form>
      <a
        css={buttonStyles('outline')}
        href={`#${filtersId}`}
        onPointerEnter={onFiltersIntent}
        onClick={openSheet}
      >
        <FilterIcon />
        Filters
        <CountBadge count={shownFilters(search).length} label="active" />
      </a>
      <SortSelect search={search} variant="icon" />
    </div>
  );
}
