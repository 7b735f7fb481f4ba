import type { ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { ChipCross, chipClearStyles, chipStyles } from 'shared-ui/tag';
import { shownFilters } from '../search-session/applied-filters';
import type { Search } from '../search-session/search';
import * as styles from './results-page.styles';

export interface AppliedFiltersListProps {
  search: Search;
  /** "Clear all" stands elsewhere. */
  withoutClear?: boolean;
}

/** What narrows the search as links that take it away. */
export function AppliedFiltersList({ search, withoutClear }: AppliedFiltersListProps): ReactNode {
  const applied = shownFilters(search);
  if (applied.length === 0) return null;
  return (
    <ul css={styles.chips} aria-label="Applied filters">
      {applied.map(({ key, label: text, without }) => (
        <li key={key}>
          <a css={chipStyles} href={search.hrefOf(without)} data-keep-scroll="">
            <span className="visually-hidden">Remove </span>
            {text}
            <ChipCross />
          </a>
        </li>
      ))}
      {withoutClear ? null : (
        <li>
          <a css={chipClearStyles} href={paths.search} data-keep-scroll="">
            Clear all
          </a>
        </li>
      )}
    </ul>
  );
}
