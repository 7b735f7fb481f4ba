import type { CarCard } from 'shared-contracts/entities/car-card';
import { carHeading, carSubheading } from 'shared-rules/car-title';
import { formatCount } from 'shared-rules/money';
import { carTypeLabels } from 'shared-rules/search/filter-labels';
import { statedKms } from 'shared-rules/stated-kms';

/** The car's name in two lines: "2021 Toyota RAV4" and what is left of it, else badge and series. */
export function nameLines(car: CarCard): { title: string; line: string } {
  const heading = carHeading(car);
  if (!car.name.startsWith(heading)) return { title: car.name, line: carSubheading(car) };
  return { title: heading, line: car.name.slice(heading.length).trim() || carSubheading(car) };
}

function distance(car: CarCard): string | null {
  const kms = statedKms(car);
  return car.car_type === 'used' ? kms : [carTypeLabels[car.car_type], kms].filter(Boolean).join(', ');
}

/** Kilometres, gearbox and fuel in one line; the body where two of them are unknown. */
export function cardFacts(car: CarCard): string[] {
  const gearbox = car.simple_transmission?.replace(/^automatic\b.*/i, 'Auto');
  const facts = [distance(car), gearbox, car.simple_fuel].flatMap((fact) => (fact ? [fact] : []));
  return facts.length < 2 && car.simple_body ? [...facts, car.simple_body] : facts;
}

/** "1,234 views", "1 view"; null for a car without views (SRC-059). */
export function viewsLabel(views: number | null): string | null {
  if (views === null || views <= 0) return null;
  return `${formatCount(views)} ${views === 1 ? 'view' : 'views'}`;
}
