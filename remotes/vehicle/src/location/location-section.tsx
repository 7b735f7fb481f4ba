import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { Slot } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import type { SlotPlacement } from 'shared-contracts/slots';
import { textLinkStyles } from 'shared-ui/button';
import { ArrowIcon } from 'shared-ui/icons';
import { space } from 'shared-ui/tokens';

const sectionStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '& > a': { justifySelf: 'start' },
});

const placement = 'yard';

const locationProps = (car: Car) => ({
  dealershipSlug: car.dealership_slug,
  locationSlug: car.location?.slug ?? null,
});

/** The slot of this section, whose data is fetched beside the car's. */
export const locationSlot = (car: Car): SlotPlacement => ({
  name: 'locations.card',
  key: placement,
  props: locationProps(car),
});

/** Where the car stands, with a map to which `#vehicle-map` leads, and the way to its dealer's other cars (VEH-072, VEH-092). */
export function LocationSection({ car }: { car: Car }): ReactNode {
  return (
    <div id="vehicle-map" css={sectionStyles}>
      <Slot name="locations.card" placement={placement} {...locationProps(car)} />
      <a href={hrefs.dealershipStock(car.dealership_slug)} css={textLinkStyles}>
        See more from this dealer <ArrowIcon size={16} />
      </a>
    </div>
  );
}
