import { useId, useState, type ReactNode } from 'react';
import type { SanitisedHtml } from 'shared-contracts/sanitised-html';
import { RichText } from 'shared-contracts/react/rich-text';
import { plainWords } from 'shared-rules/plain-words';
import { textLinkStyles } from 'shared-ui/button';
import { richTextStyles } from 'shared-ui/rich-text';
import * as styles from './offer-description.styles';

/** Characters of a description that are shown whole, and how many of a longer one at first (SHL-056). */
const wholeUpTo = 200;
const cutAt = 160;

/**
 * What a card says of an offer: all of it, or its first 160 characters until the shopper wants more (SHL-056). The rest is
 * in the page, so that it can be read without script.
 */
export function OfferDescription({ html, about }: { html: SanitisedHtml; about: string }): ReactNode {
  const textId = useId();
  const [isOpen, setIsOpen] = useState(false);
  // By characters as people count them, so that an emoji is never halved.
  const characters = [...plainWords(html)];
  if (characters.length <= wholeUpTo) return <RichText css={richTextStyles} html={html} />;
  return (
    <div>
      <div id={textId} data-open={isOpen ? '' : undefined}>
        <p css={styles.start}>
          {characters.slice(0, cutAt).join('')}
          <span aria-hidden="true">…</span>
        </p>
        <RichText css={[richTextStyles, styles.whole]} html={html} />
      </div>
      <button
        type="button"
        css={[textLinkStyles, styles.toggle]}
        aria-expanded={isOpen}
        aria-controls={textId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'View less' : 'View more'}
        <span className="visually-hidden">{` about ${about}`}</span>
      </button>
    </div>
  );
}
