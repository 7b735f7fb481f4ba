import { endpoints } from 'shared-contracts/api/endpoints';
import type { Car } from 'shared-contracts/entities/car';
import { ask } from './ask';
import type { SiteName } from './sites';

const firstHundred = async (site: SiteName, filter: string): Promise<Car[]> => {
  const query = filter ? `&filter=${encodeURIComponent(filter)}` : '';
  const { body } = await ask(site, `${endpoints.listCars.path}?limit=100${query}`);
  return JSON.parse(body) as Car[]; // the API's own contract
};

/** Model years of demo stock. */
const years = Array.from({ length: 30 }, (_, age) => new Date().getFullYear() + 1 - age);

/**
 * A car of a site that something is true of: from the hundred that stand first, else from those of each model year.
 *
 * @param what named in the error when there is none
 * @param filter search expression that narrows the hundred, and leaves it at that
 */
export async function findCar(
  site: SiteName,
  what: string,
  is: (car: Car) => boolean,
  filter = '',
): Promise<Car> {
  for (const narrowed of filter ? [filter] : ['', ...years.map((year) => `year = ${year}`)]) {
    const car = (await firstHundred(site, narrowed)).find(is);
    if (car) return car;
  }
  throw new Error(`${site} has no car ${what}.`);
}

/** For sale at a plain price: no offer, no subscription. */
export const hasPlainPrice = ({ price, offer_price: offer, subscription_price: rent, sold }: Car): boolean =>
  price !== null && price > 10 && offer === null && rent === null && !sold;
