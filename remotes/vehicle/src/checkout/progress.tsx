import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CheckIcon } from 'shared-ui/icons';
import { color, font, fontSize, media, space } from 'shared-ui/tokens';
import { stepNames, type Step } from './session/steps';
import type { Steps } from './frame/use-steps';

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
  '& a, & > li > span': {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[4],
    minHeight: 24,
    color: 'inherit',
    // Phones have room for the bars; the line above them says the rest.
    [media.below(768)]: { display: 'none' },
  },
  '& a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& svg': { flex: 'none', marginTop: 3, color: color.successText },
});

/** Where the shopper is among the steps; those behind are links back (VEH-087). */
export function Progress({ all, steps }: { all: readonly Step[]; steps: Steps }): ReactNode {
  const at = all.indexOf(steps.current);
  return (
    <nav aria-label="Steps">
      <p css={lineStyles}>
        Step {at + 1} of {all.length}: <b>{stepNames[steps.current]}</b>
      </p>
      <ol css={listStyles}>
        {all.map((step, index) => {
          const isDone = index < at;
          return (
            <li
              key={step}
              aria-current={index === at ? 'step' : undefined}
              data-done={isDone ? '' : undefined}
            >
              {isDone && steps.isOpen(step) ? (
                <a href={steps.hrefOf(step)} data-keep-scroll="">
                  <CheckIcon size={16} />
                  {stepNames[step]}
                </a>
              ) : (
                <span>{stepNames[step]}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
