import { useState, type ReactNode } from 'react';
import { TextInput } from 'shared-ui/field';
import { SearchIcon } from 'shared-ui/icons';
import { useDebounced } from './use-debounced';

export interface QueryBoxProps {
  query: string;
  debounceMs: number;
  placeholder: string;
  onSearch: (query: string) => void;
}

/** The words of a search. Asks once the shopper stops typing (SRC-012). */
export function QueryBox({ query, debounceMs, placeholder, onSearch }: QueryBoxProps): ReactNode {
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  const search = useDebounced((words: string) => {
    setKnown(words);
    onSearch(words);
  }, debounceMs);
  // Words from elsewhere (back, clear all) replace what is typed; the answer to what was typed does not.
  if (query !== known) {
    setKnown(query);
    setText(query);
  }
  return (
    <TextInput
      type="search"
      name="query"
      aria-label="Search our cars"
      placeholder={placeholder}
      autoComplete="off"
      maxLength={120}
      enterKeyHint="search"
      before={<SearchIcon />}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        search(value.trim());
      }}
    />
  );
}
