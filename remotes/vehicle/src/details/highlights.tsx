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
import { measure, knownText } from 'shared-rules/information-rows';
import { engineSize } from 'shared-rules/specifications';
import * as styles from './details.styles';

/** As many as stand in one row. */
const shown = 4;

interface Highlight {
  label: string;
  value: string | null;
  icon: ReactNode;
}

const counted = (count: number | null | undefined): string | null => (count ? String(count) : null);

/** What the car uses, or what it runs on. */
function fuelOf({ variant, simple_fuel }: Car): Highlight {
  const consumption = measure(variant?.fuelconsumptioncombined, 'L/100km');
  if (consumption !== null) return { label: 'Fuel use', value: consumption, icon: <FuelIcon /> };
  const fuel = knownText(simple_fuel);
  return { label: 'Fuel', value: fuel, icon: fuel === 'Electric' ? <PlugIcon /> : <FuelIcon /> };
}

/** What a buyer of this kind of vehicle asks first, the most telling first; a home on wheels leads with its own. */
function highlightsOf(car: Car): Highlight[] {
  const { variant, specifications: towed } = car;
  return [
    { label: 'Sleeps', value: counted(towed?.sleeps), icon: <BedIcon /> },
    { label: 'Tare weight', value: measure(towed?.tare_weight, 'kg'), icon: <WeightIcon /> },
    { label: 'Trailer mass', value: measure(towed?.aggregate_trailer_mass, 'kg'), icon: <TowIcon /> },
    { label: 'Body length', value: measure(towed?.body_length, 'mm'), icon: <BodyIcon /> },
    { label: 'Engine', value: engineSize(car), icon: <EngineIcon /> },
    fuelOf(car),
    { label: 'Drive', value: knownText(car.simple_drive), icon: <DriveIcon /> },
    { label: 'Towing, braked', value: measure(variant?.towingcapacitybraked, 'kg'), icon: <TowIcon /> },
    { label: 'Seats', value: counted(car.seats), icon: <SeatIcon /> },
    { label: 'Torque', value: measure(variant?.torque, 'Nm'), icon: <OdometerIcon /> },
    { label: 'Doors', value: counted(car.doors), icon: <DoorIcon /> },
  ];
}

/** The car's four most telling facts below its pictures; fewer where it has fewer, and nothing without any. */
export function Highlights({ car }: { car: Car }): ReactNode {
  const facts = highlightsOf(car).filter(({ value }) => value !== null);
  if (facts.length === 0) return null;
  return (
    <section>
      <h2 className="visually-hidden">Highlights</h2>
      <dl css={styles.highlights}>
        {facts.slice(0, shown).map(({ label, value, icon }) => (
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
