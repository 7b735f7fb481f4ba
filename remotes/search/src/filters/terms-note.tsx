import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import { useLastEvent, usePublish } from 'shared-contracts/react';
import { inlineButtonStyles } from 'shared-ui/inline-button';
import { color, fontSize, space } from 'shared-ui/tokens';
import { sender } from '../sender';

const noteStyles = css({ margin: `0 0 ${space[8]}`, fontSize: fontSize[14], color: color.muted });

/**
 * Which payments the weekly bands count once the cards go by the shopper's own terms: those too, unless the cars could not
 * be found anew by them.
 *
 * @param used the terms that the results on screen go by; null for the site's
 */
export function TermsNote({ used }: { used: FinanceTerms | null }): ReactNode {
  const own = useLastEvent('finance:terms-changed')?.terms ?? null;
  const publish = usePublish(sender);
  if (!own) return null;
  if (!used) return <p css={noteStyles}>On standard terms, not your own</p>;
  return (
    <p css={noteStyles}>
      On your terms
      <button
        type="button"
        css={inlineButtonStyles}
        onClick={() => publish('finance:terms-requested', { terms: null })}
      >
        Standard terms
      </button>
    </p>
  );
}
