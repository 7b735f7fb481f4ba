import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, space } from '../foundation/tokens';
import { ChevronDownIcon } from '../icons/direction-icons';

const faqStyles = css({
  maxWidth: 820,
  borderTop: `1px solid ${color.line}`,
  '& > details': { borderBottom: `1px solid ${color.line}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: 56,
    color: color.ink,
    fontWeight: font.weightStrong,
  },
  '& details[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& details > p': { paddingBottom: space[16], maxWidth: '68ch' },
});

export interface FaqListProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions that open to their answers, without a script too. */
export function FaqList({ items }: FaqListProps): ReactNode {
  return (
    <div css={faqStyles}>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <ChevronDownIcon />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
