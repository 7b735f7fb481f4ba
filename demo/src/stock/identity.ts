import type { Random } from './random';

/** Letters of a vehicle identification number: without I, O and Q. */
const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const PLATE_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** Model year letters of ISO 3779, from 2010; they repeat after thirty years. */
const YEAR_LETTERS = 'ABCDEFGHJKLMNPRSTVWXY123456789';

const letters = (alphabet: string, count: number, random: Random): string =>
  Array.from({ length: count }, () => alphabet[random.whole(0, alphabet.length - 1)]).join('');

const digits = (count: number, random: Random): string => letters('0123456789', count, random);

/**
 * A vehicle number of the right shape that no vehicle has: its maker code begins with 6Z9, which no maker has.
 */
export function vehicleNumber(make: string, year: number, random: Random): string {
  const maker = make
    .replace(/[^A-Z]/gi, '')
    .toUpperCase()
    .replace(/[IOQ]/g, 'X')
    .padEnd(3, 'X')
    .slice(0, 3);
  const yearLetter = YEAR_LETTERS[(year - 2010 + 30) % 30];
  return `6Z9${maker}${letters(VIN_LETTERS, 3, random)}${yearLetter}${letters(VIN_LETTERS, 2, random)}${digits(5, random)}`;
}

/** National vehicle identification code: three letters, two digits, a letter. */
export const catalogueCode = (random: Random): string =>
  `${letters(PLATE_LETTERS, 3, random)}${digits(2, random)}${letters(PLATE_LETTERS, 1, random)}`;

/** Letters that plates of demo cars are made of: no state has issued combinations of these two alone. */
const FICTIONAL_LETTERS = 'XZ';

/** A number plate in the current pattern of the state, of a series that is not on the road: it begins with 0 or has only X and Z. */
export function registrationPlate(state: string, random: Random): string {
  const some = (count: number): string => letters(FICTIONAL_LETTERS, count, random);
  switch (state) {
    case 'QLD':
      return `0${digits(2, random)}${some(2)}${digits(1, random)}`;
    case 'NSW':
      return `${some(3)}0${digits(1, random)}${some(1)}`;
    case 'VIC':
      return `0${some(2)}${digits(1, random)}${some(2)}`;
    default:
      return `${some(1)}0${digits(2, random)}${some(3)}`;
  }
}
