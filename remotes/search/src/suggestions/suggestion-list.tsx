import { useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import type { SearchState } from 'shared-contracts/entities/search';
import { usePlatform } from 'shared-contracts/react';
import { browserStore, openStorage } from 'shared-contracts/storage';
import { formatCount } from 'shared-rules/money';
import { ClockIcon, FilterIcon, PinIcon, SearchIcon } from 'shared-ui/icons';
import { BodyIcon } from '../body-types/body-icon';
import type { Language } from '../plain-language/interpret';
import { siteLanguage } from '../plain-language/site-language';
import { useAfterInput } from '../rendering/paint';
import * as styles from './search-field.styles';
import { stockValues } from './match-values';
import { suggest, type Suggestion } from './suggest';
import { useListKeys, type KeyHandler, type ListState } from './use-list-keys';

export interface SuggestionListProps {
  id: string;
  text: string;
  state: SearchState;
  /** Gets what the box should do with a key. */
  keysRef: RefObject<KeyHandler | null>;
  onState: (state: ListState) => void;
  /** Called with the address of the line that is taken. */
  onTake: (href: string) => void;
}

/** The stock's words, requested once; null while they are on their way and when they cannot be had. */
function useLanguage(): Language | null {
  const { site, search, now } = usePlatform();
  const [language, setLanguage] = useState<Language | null>(null);
  useEffect(() => {
    let isLate = false;
    siteLanguage({ site, search, now }).then(
      (found) => isLate || setLanguage(found),
      // A box without suggestions is still a box.
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [site, search, now]);
  return language;
}

function Picture({ suggestion: { kind, label } }: { suggestion: Suggestion }): ReactNode {
  switch (kind) {
    case 'recent':
      return <ClockIcon />;
    case 'reading':
      return <FilterIcon />;
    case 'location_name':
      return <PinIcon />;
    case 'body':
    case 'item_type':
      return <BodyIcon types={[label]} width={32} />;
    case 'make':
    case 'model':
      return <SearchIcon />;
  }
}

/** Lines below a search box, moved through while the typing goes on (see `useListKeys`). */
export function SuggestionList({
  id,
  text,
  state,
  keysRef,
  onState,
  onTake,
}: SuggestionListProps): ReactNode {
  const { site } = usePlatform();
  const language = useLanguage();
  const values = useMemo(() => (language ? stockValues(language.vocabulary) : []), [language]);
  // Looking through every model must not hold up the next letter.
  const typed = useAfterInput(text);
  // Nor must an answer to the words, which changes nothing in what they may become.
  const { filters, near, sortBy } = state;
  const lines = useMemo(() => {
    if (!language) return [];
    const history = openStorage(site.site.slug, browserStore()).read('history');
    return suggest(typed, { query: '', filters, near, sortBy, page: 1 }, { language, values, history });
  }, [language, values, typed, filters, near, sortBy, site]);
  const { isOpen, active, idOf, take } = useListKeys({
    text,
    lines,
    keysRef,
    onState,
    onTake: ({ href }: Suggestion) => onTake(href),
  });
  const title = lines[0]?.kind === 'recent' ? 'Recent searches' : 'Popular';
  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen ? `${lines.length} ${lines.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </p>
      <div css={styles.panel} hidden={!isOpen}>
        {typed.trim() === '' ? <p css={styles.panelTitle}>{title}</p> : null}
        <div id={id} role="listbox" aria-label="Suggestions">
          {lines.map((line, at) => (
            <a
              key={`${line.kind} ${line.href}`}
              id={idOf(at)}
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              href={line.href}
              css={styles.option}
              // The box keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                take(line);
              }}
            >
              <Picture suggestion={line} />
              <span>{line.label}</span>
              {line.count === null ? null : <span>{formatCount(line.count)}</span>}
            </a>
          ))}
        </div>
      </div>
    </>
  );
}
