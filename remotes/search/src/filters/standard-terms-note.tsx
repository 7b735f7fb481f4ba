import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useLastEvent } from 'shared-contracts/react';
import { color, fontSize, space } from 'shared-ui/tokens';

const noteStyles = css({ margin: `0 0 ${space[8]}`, fontSize: fontSize[14], color: color.muted });

/**
 * Which payments the weekly bands count, once the cards go by the shopper's own terms: the bands are those of the lender's
 * payments, which the index holds.
 */
export function StandardTermsNote(): ReactNode {
  const terms = useLastEvent('finance:terms-changed')?.terms ?? null;
  return terms && <p css={noteStyles}>On standard terms, not your own</p>;
}
