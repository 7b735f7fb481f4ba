import type { Car } from 'shared-contracts/entities/car';
import { isSold } from './status';

/**
 * Results in which consecutive sold cars collapse to the first of their run; where every car is sold, all stay
 * (SRC-046).
 */
export function collapseSoldRuns<Listed extends Pick<Car, 'status' | 'sold'>>(
  cars: readonly Listed[],
): readonly Listed[] {
  if (cars.every(isSold)) return cars;
  return cars.filter((car, at) => {
    const before = cars[at - 1];
    return !isSold(car) || before === undefined || !isSold(before);
  });
}
