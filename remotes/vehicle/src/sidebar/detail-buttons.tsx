import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { analyticsIds } from 'shared-contracts/analytics';
import { useLastEvent, usePublish, useSite } from 'shared-contracts/react';
import { dealerPhone } from 'shared-rules/dealer-phone';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { canFavourite, toFavouriteEntry } from 'shared-rules/save-controls';
import { isSold } from 'shared-rules/status';
import { Button, ButtonLink } from 'shared-ui/button';
import { HeartFilledIcon, HeartIcon, PhoneIcon, PrintIcon, ShareIcon } from 'shared-ui/icons';
import { useEnquiry, useSimilarRequest } from './use-enquiry';
import { useShare } from './use-share';
import * as styles from './sidebar.styles';

interface CarProps {
  car: Car;
}

function EnquireButton({ car }: CarProps): ReactNode {
  const enquiry = useEnquiry(car);
  if (isSold(car)) return null;
  return (
    <ButtonLink {...enquiry} variant="filled" block>
      Enquire Now
    </ButtonLink>
  );
}

/** Takes the place of every enquiry button once a car is sold. It follows its own rule, not the button list. */
export function SimilarButton({ car }: CarProps): ReactNode {
  const request = useSimilarRequest(car);
  return (
    <ButtonLink {...request} variant="filled" block>
      Find Me Something Similar
    </ButtonLink>
  );
}

function CallButton({ car }: CarProps): ReactNode {
  const site = useSite();
  const publish = usePublish('vehicle');
  const phone = dealerPhone(site, car);
  if (phone === null || isSold(car)) return null;
  const label = car.car_type === 'used' ? 'Used Car' : 'New Car';
  const track = () =>
    publish('analytics:tracked', { eventId: analyticsIds.phoneClick, label, params: { car_id: car.id } });
  return (
    <ButtonLink href={phoneHref(phone)} onClick={track} variant="outline" block>
      <PhoneIcon /> Call {formatPhone(phone)}
    </ButtonLink>
  );
}

function FavouriteButton({ car }: CarProps): ReactNode {
  const site = useSite();
  const publish = usePublish('vehicle');
  const favourites = useLastEvent('favourites:changed');
  if (!canFavourite(car, site)) return null;
  const saved = favourites?.items.some(({ id }) => id === car.id) ?? false;
  const toggle = () => {
    publish('favourites:toggled', { entry: toFavouriteEntry(car), source: 'vehicle' });
    if (!saved) publish('analytics:tracked', { eventId: analyticsIds.save, params: { car_id: car.id } });
  };
  return (
    <Button variant="text" aria-pressed={saved} onClick={toggle}>
      {saved ? <HeartFilledIcon /> : <HeartIcon />} {saved ? 'Saved' : 'Save'}
    </Button>
  );
}

function ShareButton({ car }: CarProps): ReactNode {
  const share = useShare(car);
  return (
    <Button variant="text" onClick={share}>
      <ShareIcon /> Share
    </Button>
  );
}

function PrintButton({ car }: CarProps): ReactNode {
  const publish = usePublish('vehicle');
  const print = () => {
    publish('analytics:tracked', { eventId: analyticsIds.print, params: { car_id: car.id } });
    window.print();
  };
  return (
    <Button variant="text" onClick={print}>
      <PrintIcon /> Print
    </Button>
  );
}

/** Every button of `buttons.detail` that exists, by its name; the others come with their pages. */
const mainButtons: Record<string, (props: CarProps) => ReactNode> = {
  'enquire-or-chat': EnquireButton,
  call: CallButton,
};
const quietButtons: Record<string, (props: CarProps) => ReactNode> = {
  favourite: FavouriteButton,
  share: ShareButton,
  print: PrintButton,
};

/** The site's buttons in its order: what to do next first, the quiet ones in a row below (SHL-004). */
export function DetailButtons({ car }: CarProps): ReactNode {
  const { buttons } = useSite();
  const inOrder = (table: typeof mainButtons) =>
    buttons.detail.flatMap((name) => {
      const ButtonOf = table[name];
      return ButtonOf ? [<ButtonOf key={name} car={car} />] : [];
    });
  const quiet = inOrder(quietButtons);
  return (
    <>
      <div css={styles.mainButtonsStyles}>
        {isSold(car) ? <SimilarButton car={car} /> : null}
        {inOrder(mainButtons)}
      </div>
      {quiet.length > 0 ? <div css={styles.quietButtonsStyles}>{quiet}</div> : null}
    </>
  );
}
