import type { MouseEvent, ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { usePublish, useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { buttonStyles, type ButtonVariant } from 'shared-ui/button';
import { isPlainClick } from 'shared-ui/plain-click';
import { sender } from '../sender';
import * as styles from './car-card.styles';
import { cardActions, type CardAction } from './card-actions';

/** Distinguishes 21 buttons of one label. */
const nameOf = ({ label }: CardAction, car: CarCard): string => `${label}: ${car.name}`;

/** The first button carries the colour; reserving is an offer of its own, the rest is quiet. */
const variantOf = ({ kind }: CardAction, at: number): ButtonVariant =>
  at === 0 ? 'tonal' : kind === 'reserve' ? 'outline' : 'text';

/** A link that works without script, and with it asks for the dialog instead. */
export function LeadLink({
  action,
  car,
  variant,
}: {
  action: Exclude<CardAction, { href: string }>;
  car: CarCard;
  variant: ButtonVariant;
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
      css={buttonStyles(variant, 'small')}
      href={
        action.kind === 'test-drive'
          ? hrefs.bookTestDrive({ carId: car.id })
          : hrefs.enquire({ carSlug: car.slug })
      }
      aria-label={nameOf(action, car)}
      onClick={handleClick}
    >
      {action.label}
    </a>
  );
}

/** The card's buttons (SHL-004). */
export function CardButtons({ car }: { car: CarCard }): ReactNode {
  const actions = cardActions(car, useSite());
  if (actions.length === 0) return null;
  return (
    <div css={styles.actions} data-part="actions" data-single={actions.length === 1 ? '' : undefined}>
      {actions.map((action, at) =>
        'href' in action ? (
          <a
            key={action.kind}
            css={buttonStyles(variantOf(action, at), 'small')}
            href={action.href}
            aria-label={nameOf(action, car)}
          >
            {action.label}
          </a>
        ) : (
          <LeadLink key={action.kind} action={action} car={car} variant={variantOf(action, at)} />
        ),
      )}
    </div>
  );
}
