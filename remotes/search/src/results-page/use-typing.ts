import { useRef } from 'react';
import { useLocation, useNavigate } from 'shared-routing';
import { changeState } from '../search-session/change-state';
import { hrefOf } from '../search-session/preset';
import { queryHref } from '../search-session/query-href';
import type { Search } from '../search-session/search';
import type { SessionData } from '../search-session/session-data';
import { keepUnknownParameters } from '../search-session/unknown-parameters';
import type { ChosenSearch } from './use-chosen-search';

/** Words of the search box while they are typed, when they are sent, and the suggestions below it. */
export function useTyping(
  data: SessionData,
  chosen: ChosenSearch,
): Pick<Search, 'typeQuery' | 'submitQuery' | 'openSuggestion'> {
  const { addressState, latest, request } = chosen;
  const navigate = useNavigate();
  const { search: parameters } = useLocation();
  const typedHref = useRef<string | null>(null);
  /** Whether typing led to the page in view, and nothing has led on from there. */
  const isTyped = (): boolean => typedHref.current === hrefOf(data.addressState, data.preset);
  return {
    typeQuery: (query) => {
      const next = changeState(latest(addressState), { query });
      const replace = isTyped();
      typedHref.current = hrefOf(next, data.preset);
      // Rendering the page for what only the box shows would hold up the answer.
      request(next, { replace });
    },
    submitQuery: (words) =>
      void navigate(keepUnknownParameters(queryHref(words, latest(addressState)), parameters), {
        preventScrollReset: true,
        replace: isTyped(),
      }),
    openSuggestion: (href) => void navigate(href, { replace: isTyped() }),
  };
}
