import { useRef, useState, type ReactNode } from 'react';
import { Slot, useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { searchStateToQuery } from 'shared-contracts/search/url-state';
import { Pagination } from 'shared-ui/pagination';
import { SkipLink } from 'shared-ui/skip-link';
import { useLazy } from 'shared-ui/use-lazy';
import { FinanceFootnote } from '../car-card/finance-footnote';
import { NearbyProvider } from '../distance/nearby-context';
import { FilterPanel } from '../filters/filter-panel';
import { SaveSearchLink } from '../saved-search/save-search-link';
import { SearchNotes } from '../plain-language/search-notes';
import { useAfterCars, useIsSlow } from '../rendering/paint';
import { relaxationsList } from './lazy';
import { PageFacts, PageTrail, RelatedPages } from '../presets/page-context';
import { shownFilters } from '../search-session/applied-filters';
import { AppliedFiltersList } from './applied-filters-list';
import { FailedNotice } from './failed-notice';
import { countLabel, searchHeading } from '../search-session/heading';
import { FocusInView } from './focus-in-view';
import { LimitedNotice } from './limited-notice';
import type { ResultsData } from './load-results';
import { filtersId, PhoneBar } from './phone-bar';
import { ResultsList } from './results-list';
import * as gridStyles from './results-grid.styles';
import * as styles from './results-page.styles';
import { usePageView, useSearchEvents } from './search-events';
import { SortSelect } from './sort-select';
import { useCounted } from './use-counted';
import { useKeptFocus } from './use-kept-focus';
import { usePaging } from './use-paging';
import { useSearch } from './use-search';
import { useTermsReload } from './use-terms-reload';

/** Id of the cars, which the link over the filters leads to. */
const resultsId = 'results';

const loadSheet = () => import(/* webpackChunkName: 'filter-sheet' */ './filter-sheet');

/** A results page: filters, what is applied, the cars, and the way to more of them (SRC-014). */
export function ResultsPage({ data }: { data: ResultsData }): ReactNode {
  const site = useSite();
  const search = useSearch(data);
  const [isSheetOpen, setSheetOpen] = useState(false);
  // Where its code cannot be fetched, the column that stands there without script serves.
  const sheet = useLazy(isSheetOpen, loadSheet, () => {
    setSheetOpen(false);
    window.location.hash = filtersId;
  });
  const counted = useCounted(data);
  usePageView(data);
  useTermsReload(data, search.isBusy);
  useSearchEvents(data, search.state, search.isBusy);
  const { result, state } = data;
  // Of an answer the shopper waits for, words and first rows come first; the counts of the filters and the other rows
  // follow. A page that was moved to comes whole, because it scrolls to its place.
  const rendered = useAfterCars(counted);
  const isSlow = useIsSlow(search.isBusy);
  const hasFilters = shownFilters(search).length > 0;
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isPaged, follow } = usePaging(data, heading);
  useKeptFocus(page, heading);
  return (
    <NearbyProvider nearby={data.nearby}>
      <PhoneBar
        search={search}
        onFilters={() => setSheetOpen(true)}
        onFiltersIntent={() => void loadSheet().catch(() => null)}
      />
      {sheet ? (
        <sheet.FilterSheet
          search={search}
          facets={counted.result.facets}
          count={result.count}
          hasFailed={counted.hasFailed}
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
        />
      ) : null}
      <div css={styles.page} ref={page}>
        <aside css={styles.aside} id={filtersId} aria-label="Filters">
          <SkipLink to={resultsId}>Skip to results</SkipLink>
          <div css={styles.asideTop}>
            <h2>Filters</h2>
            {hasFilters ? <a href={paths.search}>Clear all</a> : null}
          </div>
          <FocusInView>
            <FilterPanel search={search} facets={rendered.result.facets} />
          </FocusInView>
        </aside>
        <div>
          <PageTrail data={data} />
          <div css={styles.head}>
            <h1 ref={heading} tabIndex={-1}>
              {searchHeading(data, site)}
            </h1>
            <PageFacts data={data} />
            <div css={styles.line}>
              <p role="status" css={styles.count}>
                {countLabel(result.count, site)}
                {isPaged ? (
                  <span className="visually-hidden">
                    , page {state.page} of {result.pages}
                  </span>
                ) : null}
              </p>
              <div css={styles.terms}>
                <Slot name="finance.terms" placement="results" />
              </div>
              <AppliedFiltersList search={search} />
              <SaveSearchLink state={state} size="small">
                Save this search
              </SaveSearchLink>
              <div css={styles.sortField}>
                <SortSelect search={search} variant="field" />
              </div>
            </div>
          </div>
          <SearchNotes
            originalQuery={search.originalQuery}
            ignored={search.ignored}
            isNarrowed={searchStateToQuery({ ...state, page: 1 }) !== ''}
          />
          {counted.hasFailed ? <FailedNotice /> : null}
          {result.isLimited ? <LimitedNotice /> : null}
          <section
            css={gridStyles.region}
            id={resultsId}
            tabIndex={-1}
            aria-label="Results"
            aria-busy={search.isBusy || rendered !== counted}
            data-late={isSlow ? '' : undefined}
          >
            <ResultsList data={counted} rendered={rendered} />
            {result.count === 0 ? (
              <relaxationsList.Component
                relaxations={data.relaxations}
                preset={data.preset}
                isBusy={search.isBusy}
              />
            ) : null}
          </section>
          <FinanceFootnote />
          <div css={styles.pager}>
            <Pagination
              label="Pages of results"
              page={state.page}
              pageCount={result.pages}
              hrefOf={(page) => search.hrefOf({ ...search.state, page })}
              onFollow={follow}
            />
          </div>
          <RelatedPages data={rendered} />
        </div>
      </div>
    </NearbyProvider>
  );
}
