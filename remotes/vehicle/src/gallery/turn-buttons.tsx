import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { IconButton } from 'shared-ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from 'shared-ui/icons';

export interface TurnButtonsProps {
  /** The slide in view, from 0. */
  current: number;
  count: number;
  onTurn: (index: number) => void;
  /** Where they stand. */
  previousStyles: SerializedStyles;
  nextStyles: SerializedStyles;
}

/** To the slide before and the one after; a single slide has none. */
export function TurnButtons({
  current,
  count,
  onTurn,
  previousStyles,
  nextStyles,
}: TurnButtonsProps): ReactNode {
  if (count < 2) return null;
  const hasPrevious = current > 0;
  const hasNext = current < count - 1;
  return (
    <>
      <div css={previousStyles}>
        <IconButton
          veiled
          label="Previous picture"
          // Stays focusable, so that the focus is not lost on the way to the first slide.
          aria-disabled={hasPrevious ? undefined : true}
          onClick={() => hasPrevious && onTurn(current - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
      </div>
      <div css={nextStyles}>
        <IconButton
          veiled
          label="Next picture"
          aria-disabled={hasNext ? undefined : true}
          onClick={() => hasNext && onTurn(current + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </div>
    </>
  );
}
