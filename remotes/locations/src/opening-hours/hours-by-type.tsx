import { useId, useState, type ReactNode } from 'react';
import { SegmentedControl } from 'shared-ui/segmented-control';
import {
  hasHours,
  locationTypeOf,
  locationTypes,
  locationTypeLabels,
  type DealerLocation,
  type LocationType,
} from '../dealer-location/dealer-location';
import { HolidayHours } from './holiday-hours';
import { HoursTable } from './hours-table';
import * as styles from './opening-hours.styles';

/** The location that gives the hours of each type: the page's own for its type, else the first of its dealership. */
function locationsByType(
  location: DealerLocation,
  siblings: readonly DealerLocation[],
): { type: LocationType; location: DealerLocation }[] {
  const candidates = [location, ...siblings].filter(hasHours);
  return locationTypes.flatMap((type) => {
    const found = candidates.find((candidate) => locationTypeOf(candidate) === type);
    return found ? [{ type, location: found }] : [];
  });
}

/** Hours of a location's sales, service and parts; only what has hours can be chosen (LOC-011, LOC-012). */
export function HoursByType({
  location,
  siblings,
}: {
  location: DealerLocation;
  siblings: readonly DealerLocation[];
}): ReactNode {
  const headingId = useId();
  const offered = locationsByType(location, siblings);
  const [chosen, setChosen] = useState<LocationType>(locationTypeOf(location));
  const type = offered.some((entry) => entry.type === chosen) ? chosen : offered[0]?.type;
  if (type === undefined) return <p>Please call us for our opening hours.</p>;
  return (
    <div css={styles.hours}>
      {offered.length > 1 ? (
        <div css={styles.selector}>
          <SegmentedControl
            label="Opening hours of"
            options={offered.map((entry) => ({ value: entry.type, label: locationTypeLabels[entry.type] }))}
            value={type}
            onChange={setChosen}
          />
        </div>
      ) : null}
      {offered.map((entry) => (
        <section
          key={entry.type}
          css={[styles.full, styles.panel]}
          data-hidden={entry.type === type ? undefined : ''}
          aria-labelledby={`${headingId}${entry.type}`}
        >
          <h3 id={`${headingId}${entry.type}`} css={styles.panelHeading}>
            {locationTypeLabels[entry.type]}
          </h3>
          <HoursTable location={entry.location} label={`${locationTypeLabels[entry.type]} opening hours`} />
          <HolidayHours location={entry.location} />
        </section>
      ))}
    </div>
  );
}
