import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { useCompared, usePublish, useSite } from 'shared-contracts/react';
import { canCompare, isComparable, toFavouriteEntry } from 'shared-rules/save-controls';
import { Button } from 'shared-ui/button';
import { CheckIcon, CloseIcon, CompareIcon } from 'shared-ui/icons';
import { cardActions } from '../car-card/card-actions';
import { LeadLink } from '../car-card/card-buttons';
import { sender } from '../sender';

const rowStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  // Edge to edge with the card: the outer labels stand under its borders.
  justifyContent: 'space-between',
  '& > *': { minWidth: 'max-content' },
});

/** Puts a saved car beside others (SHL-072). */
function CompareButton({ car }: { car: CarCard }): ReactNode {
  const { isKept, toggle } = useCompared(sender, toFavouriteEntry(car));
  return (
    <Button
      variant="text"
      size="small"
      aria-pressed={isKept}
      aria-label={`Compare ${car.name}`}
      onClick={toggle}
    >
      {isKept ? <CheckIcon size={16} /> : <CompareIcon size={16} />}
      Compare
    </Button>
  );
}

/** Takes a car out of the watchlist; the shell answers (SHL-032). */
function RemoveButton({ car: { id, name, slug } }: { car: CarCard }): ReactNode {
  const publish = usePublish(sender);
  return (
    <Button
      variant="text"
      size="small"
      aria-label={`Remove ${name} from watchlist`}
      onClick={() => publish('watchlist:remove-requested', { car_id: id, car_name: name, slug })}
    >
      <CloseIcon size={16} />
      Remove
    </Button>
  );
}

/** What can be done with a saved car, as far as its card has no control for it. */
export function SavedActions({ car }: { car: CarCard }): ReactNode {
  const site = useSite();
  const actions = cardActions(car, site);
  const hasLead = actions.some(({ kind }) => kind === 'enquire' || kind === 'similar');
  const hasCompare = !isComparable(car, site) || canCompare(car, site);
  const hasRemove = site.card.saveControls.includes('watchlist');
  if (hasLead && hasCompare && hasRemove) return null;
  return (
    <div css={rowStyles}>
      {hasLead ? null : (
        <LeadLink
          action={{ kind: 'enquire', label: site.buttons.cardEnquiryLabel }}
          car={car}
          variant="text"
        />
      )}
      {hasCompare ? null : <CompareButton car={car} />}
      {hasRemove ? null : <RemoveButton car={car} />}
    </div>
  );
}
