import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changed } from '../search-session/change-state';
import { hrefOf } from '../search-session/preset';
import { findHref } from '../search-session/query-href';
import type { Search } from '../search-session/search';
import type { SessionData } from '../search-session/session-data';
import { keepUnknownParameters } from '../search-session/unknown-parameters';
import type { ChosenSearch } from './use-chosen-search';

/** Words of the search box while they are typed, when they are sent, and the suggestions below it. */
export function useTyping(data: SessionData, chosen: ChosenSearch): Pick<Search, 'type' | 'find' | 'take'> {
  const { asked, latest, request } = chosen;
  const navigate = useNavigate();
  const { search: parameters } = useLocation();
  const typedHref = useRef<string | null>(null);
  /** Whether typing led to the page in view, and nothing has led on from there. */
  const isTyped = (): boolean => typedHref.current === hrefOf(data.asked, data.preset);
  return {
    type: (query) => {
      const next = changed(latest(asked), { query });
      const replace = isTyped();
      typedHref.current = hrefOf(next, data.preset);
      // Rendering the page for what only the box shows would hold up the answer.
      request(next, { replace });
    },
    find: (words) =>
      void navigate(keepUnknownParameters(findHref(words, latest(asked)), parameters), {
        preventScrollReset: true,
        replace: isTyped(),
      }),
    take: (href) => void navigate(href, { replace: isTyped() }),
  };
}
