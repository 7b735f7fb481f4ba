import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, media, space } from '../foundation/tokens';
import { CheckIcon } from '../icons/action-icons';

/** Wide screens show the names of all steps instead. */
const lineStyles = css({
  marginBottom: space[8],
  fontSize: fontSize[14],
  color: color.muted,
  '& > b': { fontWeight: font.weightStrong, color: color.ink },
  [media.from(768)]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});
const listStyles = css({
  display: 'flex',
  gap: space[4],
  fontSize: fontSize[14],
  [media.from(768)]: { gap: space[8] },
  '& > li': {
    flex: '1 1 0',
    minWidth: 0,
    paddingTop: space[8],
    borderTop: `3px solid ${color.line}`,
    color: color.muted,
    [media.below(768)]: { paddingTop: 0 },
  },
  '& > li[data-done]': { borderTopColor: color.control },
  '& > li[aria-current]': {
    borderTopColor: color.control,
    color: color.ink,
    fontWeight: font.weightStrong,
  },
  // There the colours of the site are gone, and all bars would look done.
  '@media (forced-colors:active)': {
    '& > li': { borderTopColor: 'GrayText' },
    '& > li[data-done],& > li[aria-current]': { borderTopColor: 'Highlight' },
  },
  '& a, & > li > span': {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[4],
    minHeight: 24,
    color: 'inherit',
    // Phones have space for the bars; the line above them says the rest.
    [media.below(768)]: { display: 'none' },
  },
  '& a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& svg': { flex: 'none', marginTop: 3, color: color.successText },
});

export interface StepProgressProps {
  /** Name of each step; with `href` a step behind the current one is a link back. */
  readonly steps: readonly { readonly name: string; readonly href?: string | undefined }[];
  /** Index of the current step. */
  readonly current: number;
}

/** Where a shopper is among the steps of a form. Its links keep the page where it is scrolled to. */
export function StepProgress({ steps, current }: StepProgressProps): ReactNode {
  return (
    <nav aria-label="Steps">
      <p css={lineStyles}>
        Step {current + 1} of {steps.length}: <b>{steps[current]?.name}</b>
      </p>
      <ol css={listStyles}>
        {steps.map(({ name, href }, index) => {
          const isDone = index < current;
          return (
            <li
              key={name}
              aria-current={index === current ? 'step' : undefined}
              data-done={isDone ? '' : undefined}
            >
              {isDone && href !== undefined ? (
                <a href={href} data-keep-scroll="">
                  <CheckIcon size={16} />
                  {name}
                </a>
              ) : (
                <span>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
