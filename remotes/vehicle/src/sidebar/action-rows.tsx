import type { ReactNode } from 'react';
import { analyticsIds } from 'shared-contracts/analytics';
import type { Car } from 'shared-contracts/entities/car';
import { usePublish, useSite } from 'shared-contracts/react';
import {
  CalendarIcon,
  CameraIcon,
  CardIcon,
  ChevronRightIcon,
  CompareIcon,
  DocumentIcon,
  DollarIcon,
  ExternalIcon,
} from 'shared-ui/icons';
import { sender } from '../sender';
import { detailRows, type DetailRow } from './detail-rows';
import * as styles from './sidebar.styles';
import { useLeadLink } from './use-contact';

const icons: Record<DetailRow['kind'], ReactNode> = {
  purchase: <CardIcon />,
  finance: <DollarIcon />,
  'trade-in': <CompareIcon />,
  'test-drive': <CalendarIcon />,
  photos: <CameraIcon />,
  history: <DocumentIcon />,
};

function RowLink({ row, car }: { row: DetailRow; car: Car }): ReactNode {
  const publish = usePublish(sender);
  const leadLink = useLeadLink(car);
  const content = (
    <>
      {icons[row.kind]}
      <span>{row.label}</span>
    </>
  );
  switch (row.kind) {
    case 'purchase':
    case 'finance':
    case 'trade-in':
      return (
        <a href={row.href}>
          {content}
          <ChevronRightIcon size={16} />
        </a>
      );
    case 'history':
      return (
        <a
          href={row.href}
          target="_blank"
          rel="noopener"
          onClick={() =>
            publish('analytics:tracked', {
              eventId: analyticsIds.historyReport,
              params: { car_id: car.id },
            })
          }
        >
          {content}
          <ExternalIcon size={16} label="(opens in a new tab)" />
        </a>
      );
    case 'test-drive':
    case 'photos':
      return (
        <a {...leadLink(row.kind)}>
          {content}
          <ChevronRightIcon size={16} />
        </a>
      );
  }
}

/** Purchase, finance, trade-in, test drive, photos and history, one below the other (VEH-034 to VEH-039, VEH-082). */
export function ActionRows({ car }: { car: Car }): ReactNode {
  const rows = detailRows(car, useSite());
  if (rows.length === 0) return null;
  return (
    <ul css={styles.rows}>
      {rows.map((row) => (
        <li key={row.kind}>
          <RowLink row={row} car={car} />
        </li>
      ))}
    </ul>
  );
}
