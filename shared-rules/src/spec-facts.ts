import type { CarCard } from 'shared-contracts/entities/car-card';
import { towingBands } from 'shared-contracts/search/towing';
import { measure, rows, type InformationRow } from './information-rows';
import { statedKms } from './stated-kms';

/** As many as a card has places for. */
const shown = 6;

/** From this gross mass in kilograms a vehicle is bought by what it may weigh. */
const heavyFrom = 3_501;

const litres = ({ variant }: CarCard): string | null =>
  variant?.enginesize_litres ? `${variant.enginesize_litres.toFixed(1)} L` : null;

const gearbox = ({ simple_transmission }: CarCard): string | null =>
  simple_transmission?.replace(/^automatic\b.*/i, 'Auto') ?? null;

/** The least that a vehicle must be rated to tow, for a trailer of this mass in kilograms. */
function towRating(mass: number | null): string | null {
  const band = towingBands.find(({ kg }) => mass !== null && mass > 0 && kg >= mass);
  return band ? `${band.kg / 1000} t or more` : null;
}

/**
 * The facts that a buyer of this kind of vehicle looks for first: of a home on wheels its berths, weights and what can tow
 * it, of a truck its mass and engine, of what tows them its rating. Masses are kilograms, lengths millimetres.
 */
export function specFacts(car: CarCard): InformationRow[] {
  const { specifications: towed, variant } = car;
  const tows = measure(variant?.towingcapacitybraked, 'kg');
  const torque = measure(variant?.torque, 'Nm');
  if (towed && (towed.sleeps || towed.aggregate_trailer_mass)) {
    return rows([
      ['Sleeps', towed.sleeps],
      ['Tare', measure(towed.tare_weight, 'kg')],
      ['ATM', measure(towed.aggregate_trailer_mass, 'kg')],
      ['Tow rating', towRating(towed.aggregate_trailer_mass)],
      ['Length', measure(towed.body_length, 'mm')],
      ['Axles', towed.axle_type],
    ]).slice(0, shown);
  }
  const gross = variant?.grossvehiclemass ?? 0;
  return (
    gross >= heavyFrom
      ? rows([
          ['GVM', measure(gross, 'kg')],
          ['Axles', towed?.axle_type],
          ['Engine', litres(car)],
          ['Torque', torque],
          ['Odometer', statedKms(car)],
          ['Gearbox', gearbox(car)],
          ['Tows', tows],
          ['Seats', car.seats],
        ])
      : rows([
          ['Tows', tows],
          ['Odometer', statedKms(car)],
          ['Engine', litres(car)],
          ['Torque', torque],
          ['Gearbox', gearbox(car)],
          ['Seats', car.seats],
          ['Fuel', car.simple_fuel],
        ])
  ).slice(0, shown);
}
