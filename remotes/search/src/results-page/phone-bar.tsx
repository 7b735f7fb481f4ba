import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
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

/** The filters over the page, whose code comes on intent. */
export const loadSheet = () => import(/* webpackChunkName: 'filter-sheet' */ './filter-sheet');

/** The next try fetches it again. */
const prepareSheet = (): void => void loadSheet().catch(() => undefined);

/** Words, filters and order in one sticky row, where the column has no space. */
export function PhoneBar({ search, onFilters }: { search: Search; onFilters: () => void }): ReactNode {
  const { state } = search;
  const bar = useRef<HTMLDivElement>(null);
  // A visitor who scrolls has read the first cars, and is likely to narrow them down next.
  useEffect(() => {
    const isShown = bar.current?.offsetParent !== null;
    if (!isShown) return undefined;
    window.addEventListener('scroll', prepareSheet, { once: true, passive: true });
    return () => window.removeEventListener('scroll', prepareSheet);
  }, []);
  const openSheet = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.preventDefault();
    onFilters();
  };
  return (
    <div css={styles.bar} ref={bar}>
      <form action={paths.search} method="get" role="search" onSubmit={handleQuerySubmit(search)}>
        <QueryBox search={search} placeholder="Search" hasWideList />
        <HiddenState state={state} except={['page']} />
      </form>
      <a
        css={buttonStyles('outline')}
        href={`#${filtersId}`}
        onClick={openSheet}
        onPointerEnter={prepareSheet}
      >
        <FilterIcon />
        Filters
        <CountBadge count={shownFilters(search).length} label="active" />
      </a>
      <SortSelect search={search} variant="icon" />
    </div>
  );
}
