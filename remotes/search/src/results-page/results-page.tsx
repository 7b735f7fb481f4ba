import { useState, type ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { ErrorPanel } from 'shared-ui/error-panel';
import { Pagination, type LinkRenderer } from 'shared-ui/pagination';
import { FilterPanel } from '../filters/filter-panel';
import { AppliedFilters, appliedFilters } from './applied-filters';
import { FilterSheet } from './filter-sheet';
import { countInWords, searchHeading } from './heading';
import type { ResultsData } from './load-results';
import { filtersId, PhoneBar } from './phone-bar';
import { ResultsList } from './results-list';
import { useResultsOnScreen } from './results-on-screen';
import { regionStyles } from './results-grid.styles';
import {
  asideStyles,
  asideTopStyles,
  countStyles,
  headStyles,
  lineStyles,
  noticeStyles,
  pagerStyles,
  pageStyles,
  sortFieldStyles,
} from './results-page.styles';
import { usePageView, useSearchEvents } from './search-events';
import { SortSelect } from './sort-select';
import { useSearch } from './use-search';

const renderLink: LinkRenderer = ({ href, ...rest }) => <Link to={href} {...rest} />;

/** The search failed while results are on screen; those stay (SRC-027). */
function FailedNotice(): ReactNode {
  const { revalidate, state } = useRevalidator();
  return (
    <div css={noticeStyles}>
      <ErrorPanel
        message="We could not update these results. Please try again."
        onRetry={() => void revalidate()}
        busy={state === 'loading'}
      />
    </div>
  );
}

/** A results page: filters, what is applied, the cars, and the way to more of them (SRC-014). */
export function ResultsPage({ data }: { data: ResultsData }): ReactNode {
  const site = useSite();
  const search = useSearch(data);
  const [isSheetOpen, setSheetOpen] = useState(false);
  useResultsOnScreen(data);
  usePageView();
  useSearchEvents(data, search.state, search.isBusy);
  const { result, state } = data;
  const hasFilters = appliedFilters(search.state).length > 0;
  return (
    <>
      <PhoneBar search={search} onFilters={() => setSheetOpen(true)} />
      <FilterSheet
        search={search}
        facets={result.facets}
        count={result.count}
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
      />
      <div css={pageStyles}>
        <aside css={asideStyles} id={filtersId} aria-label="Filters">
          <div css={asideTopStyles}>
            <h2>Filters</h2>
            {hasFilters ? <Link to={paths.search}>Clear all</Link> : null}
          </div>
          <FilterPanel search={search} facets={result.facets} />
        </aside>
        <div>
          <div css={headStyles}>
            <h1>{searchHeading(state, site)}</h1>
            <div css={lineStyles}>
              <p role="status" css={countStyles}>
                {countInWords(result.count, site)}
              </p>
              <AppliedFilters search={search} />
              <div css={sortFieldStyles}>
                <SortSelect search={search} look="field" />
              </div>
            </div>
          </div>
          {data.hasFailed ? <FailedNotice /> : null}
          <section css={regionStyles} aria-label="Results" aria-busy={search.isBusy}>
            <ResultsList cards={result.hits} />
          </section>
          <div css={pagerStyles}>
            <Pagination
              label="Pages of results"
              page={state.page}
              pageCount={result.pages}
              hrefOf={(page) => search.hrefOf({ ...search.state, page })}
              renderLink={renderLink}
            />
          </div>
        </div>
      </div>
    </>
  );
}
