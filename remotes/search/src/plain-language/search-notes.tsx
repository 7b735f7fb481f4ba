import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hrefs } from 'shared-contracts/routes';
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

/**
 * What a shopper should know of how the search came about: which words became filters, with the way back to the words
 * themselves, and why distances are missing.
 */
export function SearchNotes({ said }: { said: string | null }): ReactNode {
  const problem = useNearby()?.problem;
  return (
    <>
      {said === null ? null : (
        <p css={noteStyles}>
          <span>Understood as filters: “{said}”</span>
          <Link to={hrefs.search({ query: said })}>Search the words instead</Link>
        </p>
      )}
      {problem ? <Alert variant="warning">{problem}</Alert> : null}
    </>
  );
}
