import type { MouseEvent, ReactNode } from 'react';
import { analyticsIds } from 'shared-contracts/analytics';
import type { Car } from 'shared-contracts/entities/car';
import { usePublish } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { ButtonLink } from 'shared-ui/button';
import { PrintIcon } from 'shared-ui/icons';
import { isPlainClick } from 'shared-ui/plain-click';
import { sender } from '../sender';

/** Opens the car's sheet of paper in a tab of its own (VEH-004). */
export function PrintLink({ car }: { car: Car }): ReactNode {
  const publish = usePublish(sender);
  const href = hrefs.print(car.slug);
  const open = (event: MouseEvent): void => {
    publish('analytics:tracked', { eventId: analyticsIds.print, params: { car_id: car.id } });
    if (!isPlainClick(event)) return;
    event.preventDefault();
    window.open(href, '_blank');
  };
  return (
    <ButtonLink variant="text" size="small" href={href} target="_blank" onClick={open}>
      <PrintIcon /> Print
    </ButtonLink>
  );
}
