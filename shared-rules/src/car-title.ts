import type { Car } from 'shared-contracts/entities/car';

/** Characters of the parts of a title: listings say anything, and a title has a place on a phone. */
const longest = { heading: 80, subheading: 100, title: 140 } as const;

/** A text of at most so many characters: cut between two words where there are some, with an ellipsis. */
function bounded(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const start = characters.slice(0, most - 1).join('');
  const whole = /^.+(?=\s\S*$)/s.exec(start)?.[0] ?? start;
  // A long last word would leave too little of the title.
  return `${(whole.length > start.length / 2 ? whole : start).trimEnd()}…`;
}

const joined = (parts: readonly (string | null)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');

/** Year, make, model, badge and series joined by single spaces; empty parts are left out (VEH-020). */
export const carTitle = (car: Pick<Car, 'year' | 'make' | 'model' | 'badge' | 'series'>): string =>
  bounded(joined([String(car.year), car.make, car.model, car.badge, car.series]), longest.title);

/** The short heading of a card: "2021 Toyota RAV4". */
export const carHeading = (car: Pick<Car, 'year' | 'make' | 'model'>): string =>
  bounded(joined([String(car.year), car.make, car.model]), longest.heading);

/** What stands beneath the heading: badge and series. */
export const carSubheading = (car: Pick<Car, 'badge' | 'series'>): string =>
  bounded(joined([car.badge, car.series]), longest.subheading);
