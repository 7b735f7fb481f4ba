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
  return (
    <>
      <div css={previousStyles}>
        <IconButton
          veiled
          label="Previous picture"
          disabled={current === 0}
          onClick={() => onTurn(current - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
      </div>
      <div css={nextStyles}>
        <IconButton
          veiled
          label="Next picture"
          disabled={current === count - 1}
          onClick={() => onTurn(current + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </div>
    </>
  );
}
