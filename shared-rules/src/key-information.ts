import type { Car } from 'shared-contracts/entities/car';
import { formatDate } from './zoned-time';
import { rows, type InformationRow } from './information-rows';

const stars = (rating: number | null | undefined): string | null =>
  rating ? `${rating} ${rating === 1 ? 'star' : 'stars'}` : null;

/** Stock number, registration, dates, colours and safety, each only when it has a value (VEH-090, D-67). */
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
    ['ANCAP Rating', stars(car.variant?.ancaprating)],
  ]);
