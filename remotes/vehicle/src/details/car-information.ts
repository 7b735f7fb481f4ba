import type { Car } from 'shared-contracts/entities/car';
import { formatDate } from 'shared-rules/zoned-time';
import { formatCount } from 'shared-rules/money';

/** One labelled value. */
export interface InformationRow {
  label: string;
  value: string;
}

type Value = string | number | null | undefined;

/** A row for each value that says something: empty, null and "null" are left out (VEH-048). */
function rows(entries: readonly (readonly [label: string, value: Value])[]): InformationRow[] {
  return entries.flatMap(([label, value]) => {
    const text = typeof value === 'number' ? formatCount(value) : (value ?? '').trim();
    return text === '' || text.toLowerCase() === 'null' ? [] : [{ label, value: text }];
  });
}

const withUnit = (value: number | null | undefined, unit: string): string | null =>
  value === null || value === undefined || value === 0 ? null : `${formatCount(value)} ${unit}`;

/** Stock number, registration, dates, colours and safety (VEH-090). */
export const keyInformation = (car: Car): InformationRow[] =>
  rows([
    ['Stock No.', car.stocknum],
    ['VIN', car.vin],
    ['Registration Plate', car.regplate],
    ['Rego Expiry', car.rego_expiry && formatDate(car.rego_expiry)],
    ['Build Date', car.build_date && formatDate(car.build_date)],
    ['Compliance Date', car.compliance_date && formatDate(car.compliance_date)],
    ['Colour', car.colour],
    ['Interior Colour', car.interior_colour],
    ['ANCAP Rating', car.variant?.ancaprating ? `${car.variant.ancaprating} stars` : null],
  ]);

function engine(car: Car): string | null {
  const litres = car.engine_size_litres ?? car.variant?.enginesize_litres ?? null;
  const cylinders = car.variant?.cylinders ?? null;
  const parts = [
    litres ? `${litres.toFixed(1)} L` : null,
    cylinders ? `${cylinders} cylinders` : null,
    car.variant?.induction ?? null,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** What the car is and measures; caravans and trucks add their own rows. */
export const specifications = (car: Car): InformationRow[] =>
  rows([
    ['Body', car.body ?? car.simple_body],
    ['Configuration', car.bodyconfiguration ?? car.variant?.bodyconfiguration],
    ['Engine', engine(car)],
    ['Fuel', car.fuel ?? car.simple_fuel],
    ['Fuel use', withUnit(car.variant?.fuelconsumptioncombined, 'L/100km')],
    ['Transmission', car.trans ?? car.simple_transmission],
    ['Gears', car.gearnum],
    ['Drive', car.drive ?? car.simple_drive],
    ['Seats', car.seats],
    ['Doors', car.doors],
    ['Torque', withUnit(car.variant?.torque, 'Nm')],
    ['Towing, braked', withUnit(car.variant?.towingcapacitybraked, 'kg')],
    ['Gross vehicle mass', withUnit(car.variant?.grossvehiclemass, 'kg')],
    ['Length', withUnit(car.variant?.vehiclelength ?? car.specifications?.body_length, 'mm')],
    ['Width', withUnit(car.variant?.vehiclewidth ?? car.specifications?.body_width, 'mm')],
    ['Height', withUnit(car.variant?.vehicleheight, 'mm')],
    ['Tare weight', withUnit(car.specifications?.tare_weight, 'kg')],
    ['Aggregate trailer mass', withUnit(car.specifications?.aggregate_trailer_mass, 'kg')],
    ['Axles', car.specifications?.axle_type],
    ['Sleeps', car.specifications?.sleeps],
  ]);
