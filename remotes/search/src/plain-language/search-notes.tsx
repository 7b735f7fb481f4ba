import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { hrefs } from 'shared-contracts/routes';
import { joinQuery } from 'shared-contracts/search/exact-words';
import { Alert } from 'shared-ui/alert';
import { color, fontSize, space } from 'shared-ui/tokens';
import { useNearby } from '../distance/nearby-context';

const noteStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  marginBottom: space[12],
  color: color.muted,
  fontSize: fontSize[14],
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    color: color.primaryText,
    fontWeight: 500,
  },
});

export interface SearchNotesProps {
  /** The words that this search was understood from; null when it was put together otherwise. */
  originalQuery: string | null;
  /** Words of them that narrow nothing. */
  ignored: readonly string[];
  /** The search looks for something, rather than for every car. */
  isNarrowed: boolean;
}

/** Every word in quotation marks, so that it is looked for as it stands. */
const asIndexed = (words: string): string =>
  joinQuery({ text: '', refused: [], exact: words.replaceAll('"', ' ').split(/\s+/).filter(Boolean) });

/**
 * What a shopper should know of how the search came about: which words became filters, with the way back to the words
 * themselves, and why distances are missing.
 */
export function SearchNotes({ originalQuery, ignored, isNarrowed }: SearchNotesProps): ReactNode {
  const problem = useNearby()?.problem;
  return (
    <>
      {originalQuery === null ? null : (
        <p css={noteStyles}>
          <span>
            {isNarrowed ? 'Understood as filters' : 'Nothing to filter by in'}: “{originalQuery}”
          </span>
          {isNarrowed && ignored.length > 0 ? <span>Ignored: {ignored.join(', ')}</span> : null}
          <a href={hrefs.search({ query: asIndexed(originalQuery) })}>Search the words instead</a>
        </p>
      )}
      {problem ? <Alert variant="warning">{problem}</Alert> : null}
    </>
  );
}
