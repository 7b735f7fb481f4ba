import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Disclosure } from 'shared-ui/disclosure';
import { color, fontSize, space } from 'shared-ui/tokens';
import type { FaqItems } from './load-faq';

const headingStyles = css({ fontSize: fontSize[24], marginBottom: space[12] });
const listStyles = css({ borderTop: `1px solid ${color.line}` });
const answerStyles = css({ maxWidth: '66ch', whiteSpace: 'pre-line' });

/** Questions with answers that open; nothing where there are none (VEH-075). */
export function Faq({ items }: { items: FaqItems }): ReactNode {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="faq">
      <h2 id="faq" css={headingStyles}>
        Questions and answers
      </h2>
      <div css={listStyles}>
        {items.map(({ question, answer }) => (
          <Disclosure key={question} title={question} headingLevel={3}>
            <p css={answerStyles}>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
