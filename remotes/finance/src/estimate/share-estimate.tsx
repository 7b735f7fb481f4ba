import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/field';
import { ShareIcon } from 'shared-ui/icons';
import { useShare } from './use-share';

/** One and the same function, so that React calls it for a field that appears and not for each of its renders. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

/** Shares a link that opens the car's calculator with this loan; no payment goes with it, which would need its rates. */
export function ShareEstimate({ car, url }: { car: Car; url: string }): ReactNode {
  const { share, isLinkShown } = useShare({ title: `Finance estimate for the ${car.name}`, url });
  return (
    <>
      <Button size="small" onClick={() => void share()}>
        <ShareIcon /> Share this estimate
      </Button>
      {isLinkShown ? (
        <TextField
          ref={focusOnce}
          label="Link to this estimate"
          hint="Copy the link to share it."
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : null}
    </>
  );
}
