import { useEffect, useRef } from 'react';
import { useLocation } from 'shared-routing';
import { analyticsIds } from 'shared-contracts/analytics';
import { usePublish } from 'shared-contracts/react';
import type { SearchHistoryEntry } from 'shared-contracts/entities/shopper';
import type { SearchState } from 'shared-contracts/entities/search';
import { sender } from '../sender';
import type { SessionData } from '../search-session/session-data';

/**
 * Reports a page view once per entry, however often the search changes within it (SRC-077): a change of preset mounts
 * another page, with data that continues the search before.
 */
export function usePageView({ isContinued = false }: Pick<SessionData, 'isContinued'>): void {
  const publish = usePublish(sender);
  const onMount = useRef({ publish, isContinued });
  useEffect(() => {
    const { publish: send, isContinued: isOnward } = onMount.current;
    if (!isOnward) send('analytics:tracked', { eventId: analyticsIds.searchPageView });
  }, []);
}

/** The filters and words of a search as the history keeps them, or null for a search without any (SRC-029). */
function historyEntry(state: SearchState, path: string): SearchHistoryEntry | null {
  const chosen = Object.entries(state.filters).filter(([, values]) => values.length > 0);
  if (chosen.length === 0 && !state.query) return null;
  return {
    refinements: { ...Object.fromEntries(chosen), ...(state.query ? { query: state.query } : {}) },
    path,
  };
}

/** Publishes the state of the search, and each completed one exactly once (CON-026). */
export function useSearchEvents(data: SessionData, state: SearchState, isBusy: boolean): void {
  const publish = usePublish(sender);
  const { pathname } = useLocation();
  const send = useRef(publish);
  const reported = useRef<SessionData>(null);
  const path = useRef(pathname);
  useEffect(() => {
    send.current = publish;
    path.current = pathname;
  });
  const { hasFailed } = data;
  useEffect(() => {
    send.current('search:state-changed', { state, loading: isBusy, hasData: true, hasError: hasFailed });
  }, [state, isBusy, hasFailed]);
  useEffect(() => {
    if (reported.current === data) return;
    reported.current = data;
    if (data.hasFailed) {
      const message = 'The search could not be completed.';
      // oxlint-disable-next-line eslint/no-console -- required: what was on screen stays, so nothing else reports it (SRC-030)
      console.error(`[search] ${message} The results before it stay on the page.`);
      send.current('search:failed', { message });
      return;
    }
    const { count, pages, ms } = data.result;
    send.current('search:loaded', { count, pages, ms });
    const entry = historyEntry(data.state, path.current);
    if (entry) send.current('search:history-saved', { entry });
  }, [data]);
}
