import { useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'shared-routing';
import type { SearchState } from 'shared-contracts/entities/search';
import { usePublish } from 'shared-contracts/react';
import { hrefOf } from '../search-session/preset';
import type { SessionData } from '../search-session/session-data';
import { keepUnknownParameters } from '../search-session/unknown-parameters';
import { sender } from '../sender';

/** A search that was requested on a page of results. */
export interface Choice {
  state: SearchState;
  on: SessionData;
  href: string;
}

/** What the shopper has chosen, which may be ahead of the results. */
export interface ChosenSearch {
  /** What the page shows as chosen. */
  state: SearchState;
  /** The same with the words of the address as they stand. */
  addressState: SearchState;
  isBusy: boolean;
  hrefOf: (state: SearchState) => string;
  /** What was requested last, else `otherwise`; it shows nowhere but in its control until it is answered. For handlers only. */
  latest: (otherwise: SearchState) => SearchState;
  /** Navigates to a search, and leaves the page as it is. */
  request: (state: SearchState, options?: { replace?: boolean }) => Choice;
  /** Shows a choice on the page, before its results. */
  show: (choice: Choice) => void;
}

/** The URL is the state (SRC-011): every change navigates, and back and forward restore. */
export function useChosenSearch(data: SessionData): ChosenSearch {
  const navigate = useNavigate();
  const publish = usePublish(sender);
  const { location: next } = useNavigation();
  const { search: query } = useLocation();
  const nextHref = next && next.pathname + next.search;
  /** A choice counts on the page it was made on, and until its own page has come. */
  const counts = (choice: Choice | null): choice is Choice =>
    choice?.on === data || (choice !== null && choice.href === nextHref);
  const [shown, setShown] = useState<Choice | null>(null);
  const requested = useRef<Choice | null>(null);
  const addressOf = (state: SearchState): string => keepUnknownParameters(hrefOf(state, data.preset), query);
  return {
    state: counts(shown) ? shown.state : data.state,
    addressState: counts(shown) ? shown.state : data.addressState,
    isBusy: next !== undefined,
    hrefOf: addressOf,
    latest: (otherwise) => (counts(requested.current) ? requested.current.state : otherwise),
    request: (state, { replace = false } = {}) => {
      const href = addressOf(state);
      void navigate(href, { preventScrollReset: true, replace });
      publish('search:state-changed', { state, loading: true, hasData: true, hasError: data.hasFailed });
      return (requested.current = { state, on: data, href });
    },
    show: setShown,
  };
}
