import { endpoints } from 'shared-contracts/api/endpoints';
import type { Car } from 'shared-contracts/entities/car';
import { ask } from './ask';
import type { SiteName } from './sites';

/**
 * A car of a site that something is true of, from the hundred that stand first.
 *
 * @param what named in the error when there is none
 * @param filter search expression that narrows the hundred
 */
export async function findCar(
  site: SiteName,
  what: string,
  is: (car: Car) => boolean,
  filter = '',
): Promise<Car> {
  const query = filter ? `&filter=${encodeURIComponent(filter)}` : '';
  const { body } = await ask(site, `${endpoints.listCars.path}?limit=100${query}`);
  const car = (JSON.parse(body) as Car[]).find(is); // the API's own contract
  if (!car) throw new Error(`${site} has no car ${what}.`);
  return car;
}

/** For sale at a plain price: no offer, no subscription. */
export const hasPlainPrice = ({ price, offer_price: offer, subscription_price: rent, sold }: Car): boolean =>
  price !== null && price > 10 && offer === null && rent === null && !sold;
