import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import {
  BedIcon,
  BodyIcon,
  DoorIcon,
  DriveIcon,
  EngineIcon,
  FuelIcon,
  OdometerIcon,
  PlugIcon,
  SeatIcon,
  TowIcon,
  WeightIcon,
} from 'shared-ui/icons';
import { measure, knownText, type InformationRow } from 'shared-rules/information-rows';
import { engineSize } from 'shared-rules/specifications';
import * as styles from './details.styles';

/** As many as stand in one row. */
const shown = 4;

interface Highlight {
  label: string;
  value: string | null;
  icon: ReactNode;
  /** Label of the specification that says the same. */
  row: string;
}

const counted = (count: number | null | undefined): string | null => (count ? String(count) : null);

/** What the car uses, or what it runs on. */
function fuelOf({ variant, simple_fuel }: Car): Highlight {
  const consumption = measure(variant?.fuelconsumptioncombined, 'L/100km');
  if (consumption !== null) {
    return { label: 'Fuel use', value: consumption, icon: <FuelIcon />, row: 'Fuel Consumption' };
  }
  const fuel = knownText(simple_fuel);
  return { label: 'Fuel', value: fuel, icon: fuel === 'Electric' ? <PlugIcon /> : <FuelIcon />, row: 'Fuel' };
}

/** What a buyer of this kind of vehicle asks first, the most telling first; a home on wheels leads with its own. */
function highlightsOf(car: Car): Highlight[] {
  const { variant, specifications: towed } = car;
  return [
    { label: 'Sleeps', value: counted(towed?.sleeps), icon: <BedIcon />, row: 'Sleeps' },
    {
      label: 'Tare weight',
      value: measure(towed?.tare_weight, 'kg'),
      icon: <WeightIcon />,
      row: 'Tare Weight',
    },
    {
      label: 'Trailer mass',
      value: measure(towed?.aggregate_trailer_mass, 'kg'),
      icon: <TowIcon />,
      row: 'Aggregate Trailer Mass',
    },
    {
      label: 'Body length',
      value: measure(towed?.body_length, 'mm'),
      icon: <BodyIcon />,
      row: 'Body Length',
    },
    { label: 'Engine', value: engineSize(car), icon: <EngineIcon />, row: 'Engine' },
    fuelOf(car),
    { label: 'Drive', value: knownText(car.simple_drive), icon: <DriveIcon />, row: 'Drive' },
    {
      label: 'Towing, braked',
      value: measure(variant?.towingcapacitybraked, 'kg'),
      icon: <TowIcon />,
      row: 'Towing Capacity, Braked',
    },
    { label: 'Seats', value: counted(car.seats), icon: <SeatIcon />, row: 'Seats' },
    { label: 'Torque', value: measure(variant?.torque, 'Nm'), icon: <OdometerIcon />, row: 'Torque' },
    { label: 'Doors', value: counted(car.doors), icon: <DoorIcon />, row: 'Doors' },
  ];
}

/** The car's four most telling facts, or as many as it has. */
const shownHighlights = (car: Car): Highlight[] =>
  highlightsOf(car)
    .filter(({ value }) => value !== null)
    .slice(0, shown);

/**
 * Specifications with those first that neither the highlights nor the title and facts beside the pictures show already, so that no
 * fact stands twice before "Show More" (VEH-047).
 */
export function newFactsFirst(car: Car, rows: readonly InformationRow[]): InformationRow[] {
  const highlighted = new Set(shownHighlights(car).map(({ row }) => row));
  const beside = new Set([car.simple_body, car.simple_transmission, car.badge, car.series]);
  const isShown = ({ label, value }: InformationRow): boolean => highlighted.has(label) || beside.has(value);
  return [...rows.filter((row) => !isShown(row)), ...rows.filter(isShown)];
}

/** The car's four most telling facts below its pictures; fewer where it has fewer, and nothing without any. */
export function Highlights({ car }: { car: Car }): ReactNode {
  const facts = shownHighlights(car);
  if (facts.length === 0) return null;
  return (
    <section>
      <h2 className="visually-hidden">Highlights</h2>
      <dl css={styles.highlights}>
        {facts.map(({ label, value, icon }) => (
          <div key={label} css={styles.highlight}>
            <dt css={styles.label}>
              {icon}
              {label}
            </dt>
            <dd css={styles.highlightValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
