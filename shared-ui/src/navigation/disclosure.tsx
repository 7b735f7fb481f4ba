import { css } from '@emotion/react';
import { useId, useState, type ReactNode } from 'react';
import { color, font, fontSize, motion, size, space } from '../foundation/tokens';
import { ChevronDownIcon } from '../icons/direction-icons';

const frameStyles = css({ borderBottom: `1px solid ${color.line}` });

const headStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  width: '100%',
  minHeight: 56,
  padding: `${space[8]} 0`,
  textAlign: 'left',
  fontSize: fontSize[16],
  fontWeight: font.weightStrong,
  color: color.ink,
  '& > svg': { transition: `transform ${motion.slow} ${motion.ease}` },
  '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
});

const noteStyles = css({ marginLeft: space[8], fontSize: fontSize[14], fontWeight: 400, color: color.muted });

const plainHeadingStyles = css({ fontFamily: 'inherit', letterSpacing: 'normal', fontSize: 'inherit' });

/** Rows of a grid can be animated to the content's own height; a height in px could not. */
const panelStyles = css({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows ${motion.slow} ${motion.ease},visibility ${motion.slow}`,
  '&[data-open]': { gridTemplateRows: '1fr', visibility: 'visible' },
  '& > div': {
    overflow: 'hidden',
    minHeight: 0,
    // Space at the sides, or the clipping would cut focus rings.
    marginInline: -6,
    paddingInline: 6,
    // What is closed is not laid out: a page may hold twenty long lists.
    contentVisibility: 'hidden',
    transition: `content-visibility ${motion.slow} allow-discrete`,
  },
  '&[data-open] > div': { contentVisibility: 'visible' },
  [`@media (scripting:none)`]: {
    gridTemplateRows: '1fr',
    visibility: 'visible',
    '& > div': { contentVisibility: 'visible' },
  },
});

const contentStyles = css({ padding: `${space[4]} 0 ${space[16]}`, minHeight: size.tap });

export interface DisclosureProps {
  readonly title: ReactNode;
  /** A short muted text behind the title, for example the current choice. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
  readonly defaultOpen?: boolean;
  /** Controls the state from outside, together with `onOpenChange`. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Wraps the button in a heading, so that the titles make an outline. */
  readonly headingLevel?: 2 | 3 | 4;
}

/**
 * A title that shows and hides what is below it in 300 ms (at once with reduced motion). Without script the
 * content is visible.
 */
export function Disclosure({
  title,
  note,
  children,
  defaultOpen = false,
  open,
  onOpenChange,
  headingLevel,
}: DisclosureProps): ReactNode {
  const panelId = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const toggle = (): void => {
    setOwnOpen(!isOpen);
    onOpenChange?.(!isOpen);
  };
  const button = (
    <button type="button" css={headStyles} aria-expanded={isOpen} aria-controls={panelId} onClick={toggle}>
      <span>
        {title}
        {note ? <span css={noteStyles}>{note}</span> : null}
      </span>
      <ChevronDownIcon />
    </button>
  );
  const Heading = headingLevel ? (`h${headingLevel}` as const) : undefined;
  return (
    <div css={frameStyles}>
      {Heading ? <Heading css={plainHeadingStyles}>{button}</Heading> : button}
      <div id={panelId} css={panelStyles} data-open={isOpen ? '' : undefined}>
        <div>
          <div css={contentStyles}>{children}</div>
        </div>
      </div>
    </div>
  );
}
