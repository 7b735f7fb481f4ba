import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, space } from '../foundation/tokens';
import { CheckIcon } from '../icons/action-icons';

/** Width of one name in rem: no word of it breaks. */
const nameRem = 6;

/** Where all names have room they stand below the bars; elsewhere a line above them says where the shopper is. */
const atLeast = (steps: number): string => `@container (width >= ${steps * nameRem}rem)`;
const below = (steps: number): string => `@container (width < ${steps * nameRem}rem)`;

const navStyles = css({ containerType: 'inline-size' });
const lineStyles = (steps: number) =>
  css({
    marginBottom: space[8],
    fontSize: fontSize[14],
    color: color.muted,
    '& > b': { fontWeight: font.weightStrong, color: color.ink },
    [atLeast(steps)]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  });
const listStyles = (steps: number) =>
  css({
    display: 'flex',
    gap: space[8],
    fontSize: fontSize[14],
    '& > li': {
      flex: '1 1 0',
      minWidth: 0,
      paddingTop: space[8],
      borderTop: `3px solid ${color.line}`,
      color: color.muted,
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
    },
    '& a': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '& svg': { flex: 'none', marginTop: 3, color: color.successText },
    [below(steps)]: {
      gap: space[4],
      '& > li': { paddingTop: 0 },
      '& a, & > li > span': { display: 'none' },
    },
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
    <nav css={navStyles} aria-label="Steps">
      <p css={lineStyles(steps.length)}>
        Step {current + 1} of {steps.length}: <b>{steps[current]?.name}</b>
      </p>
      <ol css={listStyles(steps.length)}>
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
