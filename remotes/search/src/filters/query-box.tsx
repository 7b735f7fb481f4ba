import { useState, type FormEvent, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { findKey } from 'shared-contracts/routes';
import { plainQuery } from 'shared-contracts/search/exact-words';
import { stockNouns } from 'shared-rules/stock-noun';
import type { Search } from '../search-session/search';
import { SearchField } from '../suggestions/search-field';
import { useDebounced } from './use-debounced';

/** What the form around a query box does when it is sent: has the words understood. */
export const handleQuerySubmit =
  (search: Pick<Search, 'submitQuery' | 'change'>) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(findKey);
    if (typeof words === 'string' && words.trim() !== '') search.submitQuery(words.trim());
    else search.change({ query: '' });
  };

export interface QueryBoxProps {
  search: Search;
  placeholder: string;
  hasWideList?: boolean;
}

/**
 * The words of a search. They are read in the same way while they are typed, once the shopper stops (SRC-012), and when
 * the form is sent, which turns them into filters.
 */
export function QueryBox({ search, placeholder, hasWideList = false }: QueryBoxProps): ReactNode {
  const { queryDebounceMs } = useSite().search;
  const { addressState, originalQuery } = search;
  const query = plainQuery(addressState.query);
  const [text, setText] = useState(query);
  const [known, setKnown] = useState({ query, originalQuery });
  /** Words that were typed and are not answered yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [timesDone, setTimesDone] = useState(0);
  const ask = useDebounced(
    (words: string) => {
      setTyped(words === query ? null : words);
      search.typeQuery(words);
    },
    queryDebounceMs,
    timesDone,
  );
  // Words from elsewhere (back, clear all, understood ones) replace what is typed; the answer to what was typed does not.
  if (query !== known.query || originalQuery !== known.originalQuery) {
    if (query !== typed && (query !== known.query || originalQuery !== null)) setText(query);
    setKnown({ query, originalQuery });
    setTyped(null);
  }
  return (
    <SearchField
      text={text}
      onText={(typed) => {
        setText(typed);
        ask(typed.trim());
      }}
      state={addressState}
      onDone={(href) => {
        setTimesDone(timesDone + 1);
        if (href === null) return;
        setText('');
        search.openSuggestion(href);
      }}
      label={`Search our ${stockNouns(useSite())}`}
      placeholder={placeholder}
      hasWideList={hasWideList}
    />
  );
}
