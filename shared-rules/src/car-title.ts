import type { Car } from 'shared-contracts/entities/car';

/** Year, make, model, badge and series joined by single spaces; empty parts are left out (VEH-020). */
export const carTitle = (car: Pick<Car, 'year' | 'make' | 'model' | 'badge' | 'series'>): string =>
  [String(car.year), car.make, car.model, car.badge, car.series]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');

/** The short heading of a card: "2021 Toyota RAV4". */
export const carHeading = (car: Pick<Car, 'year' | 'make' | 'model'>): string =>
  `${car.year} ${car.make} ${car.model}`;

/** What stands beneath the heading: badge and series. */
export const carSubheading = (car: Pick<Car, 'badge' | 'series'>): string =>
  [car.badge, car.series]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
