import { useId, useRef, useState, type ReactNode } from 'react';
import type { SearchState } from 'shared-contracts/entities/search';
import { findKey } from 'shared-contracts/routes';
import { TextInput } from 'shared-ui/field';
import { SearchIcon } from 'shared-ui/icons';
import { useLazy } from 'shared-ui/use-lazy';
import { maxQueryLength } from '../search-session/query-href';
import * as styles from './search-field.styles';
import type { KeyHandler, ListState } from './use-list-keys';

const loadSuggestions = () => import(/* webpackChunkName: 'suggestions' */ './suggestion-list');

/** A device without a pointer that hovers types on its screen. */
const isTouched = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(hover:none)').matches;

const closed: ListState = { isOpen: false, activeId: undefined };

export interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
  /** The search that the words are added to. */
  state: SearchState;
  /** Called when the shopper is done with the box: with the address of the line taken, or none for the words. */
  onDone: (href: string | null) => void;
  label: string;
  placeholder: string;
  /** The list may be wider than the box: as wide as the nearest positioned element around it. */
  hasWideList?: boolean;
}

/**
 * A search box whose form leads through `?find=`. Suggestions are fetched when it is first used; from then on it is a
 * combobox with a list (ARIA 1.2). Without them, and without script, it is a plain search field.
 */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { text, onText, state, onDone, label, placeholder, hasWideList } = props;
  const listId = useId();
  const keysRef = useRef<KeyHandler>(null);
  const [isUsed, setUsed] = useState(false);
  // The box works without suggestions, and asks for them again with its next use.
  const suggestions = useLazy(isUsed, loadSuggestions);
  const [list, setListState] = useState(closed);
  const start = (frame: HTMLElement): void => {
    setUsed(true);
    // The list needs the space below the box, which a phone's keyboard takes the half of.
    if (isTouched() && !hasWideList) frame.scrollIntoView({ block: 'start' });
  };
  const combobox = suggestions
    ? {
        role: 'combobox',
        'aria-autocomplete': 'list' as const,
        'aria-expanded': list.isOpen,
        'aria-controls': listId,
        'aria-activedescendant': list.activeId,
      }
    : {};
  return (
    <div
      css={hasWideList ? styles.wideFrame : styles.frame}
      onFocus={({ currentTarget }) => start(currentTarget)}
      onBlur={() => {
        setUsed(false);
        setListState(closed);
      }}
    >
      <TextInput
        {...combobox}
        type="search"
        name={findKey}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={maxQueryLength}
        enterKeyHint="search"
        before={<SearchIcon />}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={(event) => {
          keysRef.current?.(event);
          if (event.key !== 'Enter' || event.defaultPrevented) return;
          onDone(null);
          const { form } = event.currentTarget;
          if (!isTouched() || !form) return;
          // The keyboard of a phone would cover the results. A field without the focus sends no form, so it is sent first.
          event.preventDefault();
          form.requestSubmit();
          event.currentTarget.blur();
        }}
      />
      {suggestions && isUsed ? (
        <suggestions.SuggestionList
          id={listId}
          text={text}
          state={state}
          keysRef={keysRef}
          onState={setListState}
          onTake={onDone}
        />
      ) : null}
    </div>
  );
}
