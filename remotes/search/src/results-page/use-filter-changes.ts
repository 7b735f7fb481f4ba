import { useAnswerWait } from '../rendering/paint';
import { useStable } from '../rendering/use-stable';
import { withFilter } from '../search-session/change-state';
import type { Search } from '../search-session/search';
import type { SessionData } from '../search-session/session-data';
import type { Choice, ChosenSearch } from './use-chosen-search';

type FilterChanges = Pick<Search, 'changeFilter' | 'toggleFilter'>;

/** Changes of the values of a filter. A range shows on the page at once, a toggle in its own control. */
export function useFilterChanges(data: SessionData, chosen: ChosenSearch): FilterChanges {
  const { state, latest, request, show } = chosen;
  const untilAnswered = useAnswerWait(data);
  const requestFilter = (...[name, change]: Parameters<Search['changeFilter']>): Choice => {
    const before = latest(state);
    return request(withFilter(before, name, change(before.filters[name])));
  };
  return {
    changeFilter: useStable((...args: Parameters<Search['changeFilter']>) => show(requestFilter(...args))),
    toggleFilter: useStable((...args: Parameters<Search['toggleFilter']>) => {
      const choice = requestFilter(...args);
      return untilAnswered(() => show(choice));
    }),
  };
}
