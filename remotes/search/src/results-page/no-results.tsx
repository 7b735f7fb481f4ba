import type { ReactNode } from 'react';
import type { SearchState } from 'shared-contracts/entities/search';
import { useSite } from 'shared-contracts/react';
import { buttonStyles } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { SaveSearchLink } from '../saved-search/save-search-link';

/** No car matches (SRC-025). */
export function NoResults({ state }: { state: SearchState }): ReactNode {
  const { clearFiltersPath } = useSite().search;
  return (
    <EmptyState
      title="No Results Available"
      action={
        <>
          <a css={buttonStyles('filled')} href={clearFiltersPath}>
            Clear Filters
          </a>
          <SaveSearchLink state={state}>Tell me when one arrives</SaveSearchLink>
        </>
      }
    >
      No results found for your search at this time. Please try adjusting the filters for more results.
    </EmptyState>
  );
}
