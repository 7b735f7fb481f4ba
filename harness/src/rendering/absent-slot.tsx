import { css } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { slotOwner, slotSpace, type SlotName } from 'shared-contracts/slots';
import { Button } from 'shared-ui/button';
import { color, fontSize, radius, space } from 'shared-ui/tokens';

const placeStyles = css({
  minHeight: 'var(--slot-height)',
  display: 'grid',
  placeItems: 'center',
  padding: space[8],
  border: `1px dashed ${color.line}`,
  borderRadius: radius.base,
  fontSize: fontSize[14],
  color: color.muted,
});

export interface AbsentSlotProps {
  name: SlotName;
  /** Why it is not there, and how to try again. */
  failure?: { reason: string; retry: () => void };
}

/** Stands where a slot of another remote would be, in the space that slot reserves. */
export function AbsentSlot({ name, failure }: AbsentSlotProps): ReactNode {
  const height = { '--slot-height': `${slotSpace[name].minHeight}px` } as CSSProperties; // a custom property is no known style key
  return (
    <div css={placeStyles} style={height} data-slot={name}>
      {name}, of {slotOwner(name)}
      {failure && (
        <>
          <p>{failure.reason}</p>
          <Button size="small" variant="text" onClick={failure.retry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
