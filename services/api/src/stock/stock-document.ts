import { toCarDocument } from 'service-search';
import { unknownLocality, type CarDocument } from 'shared-contracts/search/index-document';
import { localityId } from '../geocode/localities';
import { toCar, type CarRow } from './car-rows';

/** Where a car stands by its own listing; null where that says no more than its location does. */
function localityOf({ data, location }: CarRow): number | null {
  const { city = null, state = null } = data;
  const carLocation = location?.address ?? null;
  if (city !== null) return localityId(city, state ?? carLocation?.state ?? '') ?? unknownLocality;
  return state === null || carLocation === null || state === carLocation.state ? null : unknownLocality;
}

/** The document that a stored car is found by. */
export const stockDocument = (car: CarRow, now: Date): CarDocument =>
  toCarDocument(toCar(car), { dealershipName: car.dealershipName, localityId: localityOf(car), now });
