import { nearName } from 'shared-contracts/near-name';
import { knownMakes } from '../names/known-names';
import { nameKey } from '../names/name-key';
import type { StockCar } from '../stock';

/** The known make that was probably meant by an unknown one: filters would have both. */
function unknownMake(make: string): string[] {
  if (knownMakes.has(nameKey(make))) return [];
  const names = [...knownMakes.values()].map((known) => known.make);
  const near = nearName(make, names);
  return near === null ? [] : [`make "${make}" is not known; did you mean "${near}"?`];
}

/**
 * Notices about a car that the other rows of its file decide: a VIN that an earlier row has, and, once for each make, a
 * make that is nearly a known one.
 *
 * @returns for a car and its place in the file, such as `line 3`
 */
export function createComparison(): (car: StockCar, place: string) => string[] {
  const placeOfVin = new Map<string, string>();
  const makes = new Set<string>();
  return ({ make, vin }, place) => {
    const notices = makes.has(make) ? [] : unknownMake(make);
    makes.add(make);
    const earlier = vin ? placeOfVin.get(vin) : undefined;
    if (earlier !== undefined)
      notices.push(`VIN ${vin} is in ${earlier} too, so one vehicle is on sale twice`);
    else if (vin) placeOfVin.set(vin, place);
    return notices;
  };
}
