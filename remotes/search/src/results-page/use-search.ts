import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import {
  chosenValues,
  defaultSortBy,
  nearestSortBy,
  type FilterName,
  type SearchState,
} from 'shared-contracts/entities/search';
import { usePublish } from 'shared-contracts/react';
import { findHref } from '../plain-language/find-href';
import { hrefOf } from '../presets/preset';
import { sender } from '../sender';
import { useStable } from '../use-stable';
import { keepForeign } from './foreign-keys';
import type { ResultsData } from './load-results';

/** What becomes of the values of a filter. */
export type FilterChange = (chosen: readonly string[]) => string[];

/** Search of the page on screen: what is asked for, and how to ask for something else. */
export interface Search {
  /** What the shopper has chosen, also while its results are still on their way. */
  state: SearchState;
  /** What the results on screen were asked for. */
  shown: SearchState;
  /** Results are on their way. */
  isBusy: boolean;
  hrefOf: (state: SearchState) => string;
  /** Asks for other words, another order or other filters; always from the first page (SRC-014). */
  change: (change: Partial<Pick<SearchState, 'query' | 'sortBy' | 'near'>>) => void;
  /**
   * Searches words while they are typed, read as sending them reads them. The address of what is typed on takes the place of the one before, so that Back
   * leads to the search before the typing.
   */
  type: (words: string) => void;
  /** Has words understood, and leads to the search they stand for; in place of the address that typing them led to. */
  find: (words: string) => void;
  /** Leads to the address of a suggestion; in place of the address that typing led to. */
  take: (href: string) => void;
  /** The words this search was understood from; null when it was put together otherwise. */
  said: string | null;
  /** Words of them that narrow nothing. */
  ignored: readonly string[];
  /** The search of the address, its words as they stand: what typing goes on from. */
  asked: SearchState;
  /** Keeps its identity, so that only the filters that change are drawn anew; so does `tickFilter`. */
  changeFilter: (name: FilterName, change: FilterChange) => void;
  /** As `changeFilter`, for a control that shows its change by itself until the promise resolves. */
  tickFilter: (name: FilterName, change: FilterChange) => Promise<void>;
}

/**
 * The page is drawn for a choice that its control shows by itself once the answer has taken this long, in milliseconds:
 * most come sooner, and drawing would hold them up.
 */
const quietMs = 100;

/** A search that was asked for on a page of results. */
interface Choice {
  state: SearchState;
  on: ResultsData;
  href: string;
}

/** A state after a change, on its first page. Without a place nothing is nearest. */
export function changed(
  state: SearchState,
  change: Partial<Pick<SearchState, 'query' | 'sortBy' | 'filters' | 'near'>>,
): SearchState {
  const next = { ...state, ...change, page: 1 };
  return next.near === null && next.sortBy === nearestSortBy ? { ...next, sortBy: defaultSortBy } : next;
}

/** A state with other values of one filter; a make that goes takes the choice of its models with it. */
export function withFilter(state: SearchState, name: FilterName, values: string[]): SearchState {
  const filters = { ...state.filters, [name]: values };
  if (name === 'make' && chosenValues(values).length === 0) filters.model = [];
  return changed(state, { filters });
}

/**
 * The URL is the state (SRC-011): every change navigates, and back and forward restore. A choice shows at once,
 * before its results do.
 */
export function useSearch(data: ResultsData): Search {
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
