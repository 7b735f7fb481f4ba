import type { Car } from 'shared-contracts/entities/car';
import { measure, rows, knownText, type InformationRow } from './information-rows';

/** A value of the car itself, or of its catalogue variant where the car has none (VEH-089). */
const ownText = (own: string | null | undefined, variants: string | null | undefined): string | null =>
  knownText(own) ?? knownText(variants);

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/);

/** The configuration where it says more than the body: "SUV" adds nothing to "5 Door SUV". */
const beyondBody = (configuration: string | null, body: string | null): string | null => {
  const known = new Set(wordsOf(body ?? ''));
  return configuration && wordsOf(configuration).every((word) => known.has(word)) ? null : configuration;
};

const isMotorcycle = ({ body, simple_body }: Car): boolean =>
  /motor ?cycle|motor ?bike|scooter/i.test(`${simple_body ?? ''} ${body ?? ''}`);

/** Engine size: "2.5 L", and "689 cc" for a motorcycle; the car's own figure first (VEH-089). */
export function engineSize(car: Car): string | null {
  const own = car.engine_size_litres || (car.engine_size ?? 0) / 1000;
  const litres = own || car.variant?.enginesize_litres || (car.variant?.enginesize ?? 0) / 1000;
  if (!litres) return null;
  return isMotorcycle(car) ? measure(Math.round(litres * 1000), 'cc') : `${litres.toFixed(1)} L`;
}

/**
 * What the car is and measures. Caravans and trucks have their own measures first; a car without them has no such
 * rows (VEH-049). Full values are preferred to simple ones (VEH-089). Lengths are mm, masses kg.
 */
export function specifications(car: Car): InformationRow[] {
  const { variant, specifications: towed } = car;
  const body = ownText(car.body, car.simple_body);
  const configuration = ownText(car.bodyconfiguration, variant?.bodyconfiguration);
  return rows([
    ['Sleeps', towed?.sleeps],
    ['Tare Weight', measure(towed?.tare_weight, 'kg')],
    ['Aggregate Trailer Mass', measure(towed?.aggregate_trailer_mass, 'kg')],
    ['Body Length', measure(towed?.body_length, 'mm')],
    ['Body Width', measure(towed?.body_width, 'mm')],
    ['Axle Type', towed?.axle_type],
    ['Body', body],
    ['Body Configuration', beyondBody(configuration, body)],
    ['Engine', engineSize(car)],
    ['Transmission', ownText(car.trans, car.simple_transmission) ?? knownText(variant?.geartype)],
    ['Fuel', ownText(car.fuel, car.simple_fuel)],
    ['Drive', ownText(car.drive, car.simple_drive)],
    ['Badge', car.badge],
    ['Series', car.series],
    ['Seats', car.seats],
    ['Doors', car.doors],
    ['Gears', car.gearnum],
    ['Cylinders', variant?.cylinders || null],
    ['Induction', variant?.induction],
    ['Torque', measure(variant?.torque, 'Nm')],
    ['Fuel Consumption', measure(variant?.fuelconsumptioncombined, 'L/100km')],
    ['Fuel Capacity', measure(variant?.fuelcapacity, 'L')],
    ['Towing Capacity, Braked', measure(variant?.towingcapacitybraked, 'kg')],
    ['Gross Vehicle Mass', measure(variant?.grossvehiclemass, 'kg')],
    ['Length', measure(variant?.vehiclelength, 'mm')],
    ['Width', measure(variant?.vehiclewidth, 'mm')],
    ['Height', measure(variant?.vehicleheight, 'mm')],
  ]);
}
