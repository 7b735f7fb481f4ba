import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { usePublish, useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { buttonStyles } from 'shared-ui/button';
import { sender } from '../sender';
import { actionsStyles } from './car-card.styles';
import { cardActions, type CardAction } from './card-actions';

/** A click that would open a new tab or window is left to the browser. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Tells 21 buttons of one label apart. */
const nameOf = ({ label }: CardAction, car: CarCard): string => `${label}: ${car.name}`;

/** A link that works without script, and with it asks for the dialog instead. */
function LeadLink({
  action,
  car,
  quiet,
}: {
  action: Exclude<CardAction, { kind: 'view-details' }>;
  car: CarCard;
  quiet: boolean;
}): ReactNode {
  const publish = usePublish(sender);
  const about = { car_id: car.id, car_name: car.name };
  const request = (): void => {
    switch (action.kind) {
      case 'enquire':
        return publish('leads:enquiry-requested', { ...about, variant: 'quick' });
      case 'test-drive':
        return publish('leads:test-drive-requested', { car_id: car.id });
      case 'similar':
        return publish('leads:similar-requested', { ...about, subcategory: 'Find me something similar' });
    }
  };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    request();
  };
  return (
    <a
      css={buttonStyles(quiet ? 'text' : 'tonal', 'small')}
      href={hrefs.enquire({ carSlug: car.slug })}
      aria-label={nameOf(action, car)}
      onClick={handleClick}
    >
      {action.label}
    </a>
  );
}

/** The card's buttons; the first carries the colour. */
export function CardButtons({ car }: { car: CarCard }): ReactNode {
  const actions = cardActions(car, useSite());
  if (actions.length === 0) return null;
  return (
    <div css={actionsStyles} data-single={actions.length === 1 ? '' : undefined}>
      {actions.map((action, at) =>
        action.kind === 'view-details' ? (
          <Link
            key={action.kind}
            css={buttonStyles(at > 0 ? 'text' : 'tonal', 'small')}
            to={hrefs.vehicle(car.slug)}
            aria-label={nameOf(action, car)}
          >
            {action.label}
          </Link>
        ) : (
          <LeadLink key={action.kind} action={action} car={car} quiet={at > 0} />
        ),
      )}
    </div>
  );
}
