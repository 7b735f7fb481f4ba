import { css } from '@emotion/react';
import { useId, useState, type ReactNode } from 'react';
import { color, font, size } from '../foundation/tokens';

const textStyles = css({ whiteSpace: 'pre-line' });

/** Where there is nothing to press the text is whole. */
const whole = '@media print,(scripting:none)';

/** The rest is in the page, so that it can be read without script. */
const restStyles = css({
  display: 'none',
  '[data-open] > &': { display: 'inline' },
  [whole]: { display: 'inline' },
});
const ellipsisStyles = css({
  '[data-open] > &': { display: 'none' },
  [whole]: { display: 'none' },
});

const toggleStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.tap,
  color: color.primaryText,
  fontWeight: font.weightStrong,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  [whole]: { display: 'none' },
});

export interface TextExpanderProps {
  readonly text: string;
  /** Characters shown while closed; exactly this many. */
  readonly cut?: number;
  /** Texts up to this length are never cut; the same as `cut` unless given. */
  readonly threshold?: number;
  readonly moreLabel?: string;
  readonly lessLabel?: string;
}

/**
 * A long text that shows its beginning and opens on request (UI-028). Cut by characters as people count
 * them, so that an emoji is never halved.
 */
export function TextExpander({
  text,
  cut = 400,
  threshold = cut,
  moreLabel = 'Read more',
  lessLabel = 'Read less',
}: TextExpanderProps): ReactNode {
  const textId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const characters = [...text];
  if (characters.length <= threshold) return <p css={textStyles}>{text}</p>;
  // After a space the ellipsis could stand alone on a line.
  const start = characters.slice(0, cut).join('').trimEnd();
  return (
    <div>
      <p css={textStyles} id={textId} data-open={isOpen ? '' : undefined}>
        {start}
        <span css={ellipsisStyles}>…</span>
        <span css={restStyles}>{text.slice(start.length)}</span>
      </p>
      <button
        type="button"
        css={toggleStyles}
        aria-expanded={isOpen}
        aria-controls={textId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? lessLabel : moreLabel}
      </button>
    </div>
  );
}
