import { useState, type ReactNode } from 'react';
import type { FilterName } from 'shared-contracts/entities/search';
import { toSlug } from 'shared-contracts/routes';
import { TextInput } from 'shared-ui/field';
import { SearchIcon } from 'shared-ui/icons';
import type { FacetOption } from './facet-options';
import { filterTitles, valueLabel } from 'shared-rules/search/filter-labels';
import * as styles from './filters.styles';
import { useMost } from './use-most';
import type { RestOfList } from './use-whole-list';

/** A list longer than this can be searched. */
const findFrom = 12;

/** Letters and digits only, so that "cx5" finds "CX-5" and "citroen" finds "Citroën". */
const plain = (text: string): string => toSlug(text).replaceAll('-', '');

/** Options whose words contain what is typed. */
export function findOptions(
  name: FilterName,
  options: readonly FacetOption[],
  words: string,
): readonly FacetOption[] {
  const wanted = plain(words);
  return options.filter(({ value }) => plain(valueLabel(name, value)).includes(wanted));
}

/** What the search of a list came to. */
function foundText(title: string, words: string, count: number, rest: RestOfList): string {
  if (count > 0) return `${count} found`;
  switch (rest) {
    case 'here':
      return `No ${title} matches “${words}”.`;
    case 'failed':
      return 'The whole list could not be loaded. Please try again in a moment.';
    case 'left-out':
    case 'loading':
      return 'Looking…';
  }
}

export interface FindInListProps {
  name: FilterName;
  options: readonly FacetOption[];
  /** Where the values are that `options` leave out. */
  rest: RestOfList;
  /** Called when the shopper types, because the value may be one that is missing. */
  onWanted: (() => void) | undefined;
  /** What stands below the field: the options found, or null while nothing is typed. */
  children: (found: readonly FacetOption[] | null) => ReactNode;
}

/** A field above a long list that narrows it while typing. Without script, where it could do nothing, it is hidden. */
export function FindInList({ name, options, rest, onWanted, children }: FindInListProps): ReactNode {
  const [words, setWords] = useState('');
  // A list that a search has made short may be long again with the next.
  const isLong = useMost(options.length > findFrom || rest !== 'here' ? 1 : 0) > 0;
  if (!isLong) return children(null);
  const found = plain(words) ? findOptions(name, options, words) : null;
  const title = filterTitles[name].toLowerCase();
  return (
    <>
      <div css={styles.find}>
        <TextInput
          type="search"
          aria-label={`Find ${title}`}
          placeholder={`Find ${title}`}
          autoComplete="off"
          maxLength={40}
          before={<SearchIcon />}
          value={words}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            onWanted?.();
          }}
          onKeyDown={(event) => {
            // The field only narrows the list; Enter would send the form around it.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      {children(found)}
      <p
        aria-live="polite"
        css={styles.foundNothing}
        className={found?.length === 0 ? undefined : 'visually-hidden'}
      >
        {found ? foundText(title, words.trim(), found.length, rest) : null}
      </p>
    </>
  );
}
