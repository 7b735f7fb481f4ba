import { peopleMovers } from 'shared-contracts/search/people-movers';
import { towingBands } from 'shared-contracts/search/towing';
import type { CarDocument } from 'shared-contracts/search/index-document';

type Described = Pick<
  CarDocument,
  'name' | 'body' | 'fuel' | 'drive' | 'seats' | 'km' | 'price' | 'car_type' | 'certified'
>;

/** Under this many kilometres a used car counts as little driven. */
const LOW_KM = 50_000;
const BUDGET_PRICE = 20_000;
const FAMILY_SEATS = 7;

/** Models that carry people, whatever a dealer calls their body. */
const MOVERS =
  /\b(?:alphard|caravelle|carnival|commuter|elgrand|estima|evalia|granvia|mifa|multivan|noah|odyssey|previa|rondo|serena|stavic|tarago|trajet|valente|vellfire|viano|voxy|voyager)\b/i;
/** Models that come as a van for goods too. */
const MOVERS_OR_VANS = /\b(?:delica|g10|imax|staria|v-?class)\b/i;

const CATEGORIES: readonly (readonly [string, (car: Described) => boolean])[] = [
  ['Electric', ({ fuel, body }) => fuel === 'Electric' || body === 'ev'],
  ['Hybrid', ({ fuel }) => fuel === 'Hybrid' || fuel === 'Plug-in hybrid'],
  ['4WD and AWD', ({ drive, body }) => drive === '4WD' || drive === 'AWD' || body === '4x4'],
  ['Seven seats or more', ({ seats }) => (seats ?? 0) >= FAMILY_SEATS],
  [
    'Work vehicles',
    ({ body }) => body !== null && ['ute', 'van', 'cabChassis', 'lightTruck', 'bus'].includes(body),
  ],
  [
    peopleMovers,
    ({ name, body }) =>
      body === 'peopleMover' || MOVERS.test(name) || (body !== 'van' && MOVERS_OR_VANS.test(name)),
  ],
  ['Low kilometres', ({ km, car_type }) => car_type !== 'new' && km !== null && km < LOW_KM],
  ['Under $20,000', ({ price }) => price !== null && price < BUDGET_PRICE],
  ['Certified', ({ certified }) => certified],
];

/**
 * Groups a shopper may look through, derived from what is known of the car (D-65).
 *
 * @param braked what the car may tow with brakes, in kilograms; null when unknown
 */
export const categoriesOf = (car: Described, braked: number | null): string[] => [
  ...CATEGORIES.filter(([, belongs]) => belongs(car)).map(([name]) => name),
  ...towingBands.filter(({ kg }) => (braked ?? 0) >= kg).map(({ category }) => category),
];
