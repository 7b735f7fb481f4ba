import { changeState } from '../search-session/change-state';
import type { Search } from '../search-session/search';
import type { SessionData } from '../search-session/session-data';
import { useChosenSearch } from './use-chosen-search';
import { useFilterChanges } from './use-filter-changes';
import { useTyping } from './use-typing';

/** The search of a results page. A choice shows at once, before its results do. */
export function useSearch(data: SessionData): Search {
  const chosen = useChosenSearch(data);
  const { state, addressState, isBusy, hrefOf, latest, request, show } = chosen;
  return {
    state,
    shown: data.state,
    isBusy,
    hrefOf,
    change: (change) => show(request(changeState(latest(state), change))),
    financeTerms: data.financeTerms,
    originalQuery: data.originalQuery,
    ignored: data.ignored,
    addressState,
    ...useTyping(data, chosen),
    ...useFilterChanges(data, chosen),
  };
}
