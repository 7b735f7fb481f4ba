import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { stockNoun, stockNouns } from 'shared-rules/stock-noun';
import { Alert } from 'shared-ui/alert';
import { buttonStyles } from 'shared-ui/button';
import { Row, Stack } from 'shared-ui/layout';
import * as styles from './frame/checkout.styles';
import { useOwnReservation } from './reservation/use-own-reservation';
import type { CheckoutCar } from './session/checkout-car';

interface UnavailableProps {
  car: CheckoutCar;
  /** Somebody else was first while the shopper was paying. */
  isLost?: boolean;
}

/** The shopper has reserved the car herself, in another tab or on another device. */
function Own({ car, isLost, reference }: UnavailableProps & { reference: string }): ReactNode {
  const noun = stockNoun(useSite());
  return (
    <Stack gap={16}>
      <Alert variant="success" title={`You have reserved this ${noun}`}>
        {isLost ? 'You have not been charged a second time.' : null}
      </Alert>
      <p css={styles.reference}>
        Your reference <b>{reference}</b>
      </p>
      <Row gap={12}>
        <a css={buttonStyles('outline')} href={hrefs.vehicle(car.slug)}>
          Back to the {noun}
        </a>
      </Row>
    </Stack>
  );
}

/**
 * A car that cannot be reserved, or not any more: the way back to it and to others like it (VEH-088). Of one that the
 * shopper has reserved herself it says so.
 */
export function Unavailable({ car, isLost = false }: UnavailableProps): ReactNode {
  const site = useSite();
  const reference = useOwnReservation(car.id);
  if (reference !== null && (isLost || car.reserved)) {
    return <Own car={car} isLost={isLost} reference={reference} />;
  }
  return (
    <Stack gap={16}>
      <Alert variant="warning">This vehicle is no longer available to reserve.</Alert>
      <p>
        {isLost ? 'Somebody else was a moment faster, and you have not been charged. ' : ''}
        The dealership may have another one like it.
      </p>
      <Row gap={12}>
        <a css={buttonStyles('filled')} href={hrefs.makeModel(car.make, car.model)}>
          See similar {stockNouns(site)}
        </a>
        <a css={buttonStyles('outline')} href={hrefs.vehicle(car.slug)}>
          Back to the {stockNoun(site)}
        </a>
      </Row>
    </Stack>
  );
}

/** A car whose payment cannot be taken on this page: a person takes it. */
export function NoOnlinePayment({ car }: { car: CheckoutCar }): ReactNode {
  const noun = stockNoun(useSite());
  return (
    <Stack gap={16}>
      <Alert variant="info">
        The reserve amount for this {noun} cannot be paid on this site. Ask us, and we keep the {noun} for
        you.
      </Alert>
      <Row gap={12}>
        <a css={buttonStyles('filled')} href={hrefs.enquire({ carSlug: car.slug })}>
          Ask to reserve
        </a>
        <a css={buttonStyles('outline')} href={hrefs.vehicle(car.slug)}>
          Back to the {noun}
        </a>
      </Row>
    </Stack>
  );
}
