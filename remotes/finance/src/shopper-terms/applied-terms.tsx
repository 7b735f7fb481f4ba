import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { usePublish } from 'shared-contracts/react';
import { inlineButtonStyles } from 'shared-ui/inline-button';
import { color, fontSize } from 'shared-ui/tokens';
import { termsText } from '../loan-text/loan-text';
import { sender } from '../sender';
import { useTerms } from './use-terms';

/** One line whatever the terms are, so that nothing moves when it comes. */
const lineStyles = css({
  display: 'flex',
  alignItems: 'center',
  fontSize: fontSize[14],
  lineHeight: 1.5,
  color: color.text,
  whiteSpace: 'nowrap',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > button': { flex: 'none' },
});

/** The shopper's own terms that a list's payments go by, and one tap back to the standard ones; nothing without any. */
export function AppliedTerms(): ReactNode {
  const terms = useTerms();
  const publish = usePublish(sender);
  if (!terms) return null;
  return (
    <p css={lineStyles}>
      <span>Your terms: {termsText(terms)}</span>
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
