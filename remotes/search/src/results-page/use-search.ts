import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { FilterName, SearchState } from 'shared-contracts/entities/search';
import { usePublish } from 'shared-contracts/react';
import { findHref } from '../search-session/query-href';
import { hrefOf } from '../search-session/preset';
import { sender } from '../sender';
import { useStable } from '../rendering/use-stable';
import { keepForeign } from '../search-session/unknown-parameters';
import { changed, withFilter } from '../search-session/change-state';
import type { FilterChange, Search } from '../search-session/search';
import type { SessionData } from '../search-session/session-data';

/**
 * The page is drawn for a choice that its control shows by itself once the answer has taken this long, in milliseconds:
 * most come sooner, and drawing would hold them up.
 */
const quietMs = 100;

/** A search that was asked for on a page of results. */
interface Choice {
  state: SearchState;
  on: SessionData;
  href: string;
}

/**
 * The URL is the state (SRC-011): every change navigates, and back and forward restore. A choice shows at once,
 * before its results do.
 */
export function useSearch(data: SessionData): Search {
  const navigate = useNavigate();
  const publish = usePublish(sender);
  const { location: next } = useNavigation();
  const { search: query } = useLocation();
  const isBusy = next !== undefined;
  const nextHref = next && next.pathname + next.search;
  /** A choice counts on the page it was made on, and until its own page has come. */
  const counts = (choice: Choice | null): choice is Choice =>
    choice?.on === data || (choice !== null && choice.href === nextHref);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const state = counts(chosen) ? chosen.state : data.state;
  const askedRef = useRef<Choice | null>(null);
  /** What was asked for last; what was typed shows nowhere but in its box until it is answered. */
  const asked = (): SearchState => (counts(askedRef.current) ? askedRef.current.state : state);
  /** The same with the words of the address as they stand, which typing changes. */
  const typedOn = counts(chosen) ? chosen.state : data.asked;
  const unread = (): SearchState => (counts(askedRef.current) ? askedRef.current.state : typedOn);

  const addressOf = (next: SearchState): string => keepForeign(hrefOf(next, data.preset), query);

  const typedRef = useRef<string | null>(null);
  /** Whether typing led to the page in view, and nothing has led on from there. */
  const isTyped = (): boolean => typedRef.current === hrefOf(data.asked, data.preset);
  const ask = (next: SearchState, replace = false): Choice => {
    const href = addressOf(next);
    void navigate(href, { preventScrollReset: true, replace });
    const loaded = { hasData: true, hasError: data.hasFailed };
    publish('search:state-changed', { state: next, loading: true, ...loaded });
    return (askedRef.current = { state: next, on: data, href });
  };
  const go = (next: SearchState): void => setChosen(ask(next));
  const type = (query: string): void => {
    const next = changed(unread(), { query });
    const replace = isTyped();
    typedRef.current = hrefOf(next, data.preset);
    // Drawing the page for what only the box shows would hold up the answer.
    ask(next, replace);
  };
  const settle = useRef<() => void>(undefined);
  useEffect(() => settle.current?.(), [data]);
  const tickFilter = useStable((name: FilterName, change: FilterChange) => {
    const before = asked();
    const choice = ask(withFilter(before, name, change(before.filters[name])));
    settle.current?.();
    return new Promise<void>((resolve) => {
      const late = setTimeout(() => {
        startTransition(() => setChosen(choice));
        resolve();
      }, quietMs);
      settle.current = () => {
        clearTimeout(late);
        resolve();
      };
    });
  });
  const changeFilter = useStable<Parameters<Search['changeFilter']>>((name, change) => {
    const before = asked();
    go(withFilter(before, name, change(before.filters[name])));
  });
  return {
    state,
    shown: data.state,
    isBusy,
    hrefOf: addressOf,
    change: (change) => go(changed(asked(), change)),
    type,
    find: (words) =>
      void navigate(keepForeign(findHref(words, unread()), query), {
        preventScrollReset: true,
        replace: isTyped(),
      }),
    take: (href) => void navigate(href, { replace: isTyped() }),
    said: data.said,
    ignored: data.ignored,
    asked: typedOn,
    changeFilter,
    tickFilter,
  };
}
