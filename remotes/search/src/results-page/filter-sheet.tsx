import type { ReactNode } from 'react';
import type { Facet } from 'shared-contracts/entities/search';
import { useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { Button, buttonStyles } from 'shared-ui/button';
import { Sheet } from 'shared-ui/dialog';
import { FilterPanel } from '../filters/filter-panel';
import { useAfterInput } from '../rendering/paint';
import { FailedNotice } from './failed-notice';
import { shownFilters } from '../search-session/applied-filters';
import { AppliedFiltersList } from './applied-filters-list';
import { countLabel } from '../search-session/heading';
import * as styles from './results-page.styles';
import type { Search } from '../search-session/search';

export interface FilterSheetProps {
  search: Search;
  facets: Record<string, Facet>;
  count: number;
  /** The last search failed, and the count is that of the one before. */
  hasFailed: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The filters over the whole phone, with what is applied on top. Results change beneath it; its button says how many
 * there are, and so does a line for assistive technology, which hears nothing of the page behind a dialog.
 */
export function FilterSheet({
  search,
  facets,
  count,
  hasFailed,
  isOpen,
  onClose,
}: FilterSheetProps): ReactNode {
  const site = useSite();
  const words = countLabel(count, site);
  const hasFilters = shownFilters(search).length > 0;
  // The sheet comes at once, and its filters while it slides in.
  const isFilled = useAfterInput(isOpen);
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title="Filters"
      footer={(close) => (
        <div css={styles.sheetFooter}>
          {hasFailed ? <FailedNotice /> : null}
          {hasFilters ? (
            <a css={buttonStyles('outline')} href={paths.search} data-keep-scroll="">
              Clear all
            </a>
          ) : null}
          <Button variant="filled" onClick={close} aria-busy={search.isBusy}>
            {count === 0 ? `${words} match` : `Show ${words}`}
          </Button>
          <p role="status" className="visually-hidden">
            {words}
          </p>
        </div>
      )}
    >
      <div css={styles.sheetChips}>
        {hasFilters ? <AppliedFiltersList search={search} withoutClear /> : <p>No filters chosen yet</p>}
      </div>
      {isFilled ? <FilterPanel search={search} facets={facets} /> : null}
    </Sheet>
  );
}
