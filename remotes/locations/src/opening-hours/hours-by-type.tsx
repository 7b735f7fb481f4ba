import { useId, useState, type ReactNode } from 'react';
import { SegmentedControl } from 'shared-ui/segmented-control';
import {
  hasHours,
  placeTypeOf,
  placeTypes,
  placeTypeWords,
  type Place,
  type PlaceType,
} from '../places/place';
import { HolidayHours } from './holiday-hours';
import { HoursTable } from './hours-table';
import * as styles from './opening-hours.styles';

/** The place whose hours stand for each type: the given one for its own, else the first of its dealership. */
function placesByType(place: Place, siblings: readonly Place[]): { type: PlaceType; place: Place }[] {
  const candidates = [place, ...siblings].filter(hasHours);
  return placeTypes.flatMap((type) => {
    const found = candidates.find((candidate) => placeTypeOf(candidate) === type);
    return found ? [{ type, place: found }] : [];
  });
}

/** Hours of a place's sales, service and parts; only what has hours can be chosen (LOC-011, LOC-012). */
export function HoursByType({ place, siblings }: { place: Place; siblings: readonly Place[] }): ReactNode {
  const headingId = useId();
  const offered = placesByType(place, siblings);
  const [chosen, setChosen] = useState<PlaceType>(placeTypeOf(place));
  const type = offered.some((entry) => entry.type === chosen) ? chosen : offered[0]?.type;
  if (type === undefined) return <p>Please call us for our opening hours.</p>;
  return (
    <div css={styles.hours}>
      {offered.length > 1 ? (
        <div css={styles.selector}>
          <SegmentedControl
            label="Opening hours of"
            options={offered.map((entry) => ({ value: entry.type, label: placeTypeWords[entry.type] }))}
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
            {placeTypeWords[entry.type]}
          </h3>
          <HoursTable place={entry.place} label={`${placeTypeWords[entry.type]} opening hours`} />
          <HolidayHours place={entry.place} />
        </section>
      ))}
    </div>
  );
}
