import type { ReactNode } from 'react';
import type { SavedSearch } from 'shared-contracts/entities/saved-search-schema';
import { hrefs } from 'shared-contracts/routes';
import { queryToSearchState } from 'shared-contracts/search/url-state';
import { searchName } from 'shared-rules/search/search-name';
import { AppLink } from '../platform/app-link';
import { valuationListStyles } from './garage.styles';

const often: Record<SavedSearch['frequency'], string> = {
  now: 'Texts as soon as something changes',
  daily: 'A text once a day, at 8 am',
};

/** The visitor's saved searches with alerts by text, each with the way to change or stop them; nothing without any. */
export function SavedSearches({ searches }: { searches: readonly SavedSearch[] }): ReactNode {
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="garage-searches">
      <h2 id="garage-searches">Saved searches</h2>
      <ul css={valuationListStyles}>
        {searches.map(({ token, query, frequency }) => {
          const state = queryToSearchState(new URLSearchParams(query));
          const name = searchName(state);
          return (
            <li key={token}>
              <AppLink href={hrefs.search(state)}>{name}</AppLink>
              <AppLink href={hrefs.alert(token)} aria-label={`Change or stop alerts: ${name}`}>
                Change or stop
              </AppLink>
              <small>{often[frequency]}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
