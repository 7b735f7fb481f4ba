import type { Car } from 'shared-contracts/entities/car';
import { notFound, type LoadContext } from 'shared-contracts/remote/remote-module';
import { hrefs } from 'shared-contracts/routes';
import { findCar } from '../finance-page/find-car';
import { readLink } from '../finance-page/read-link';

/** Critical data of a car's own finance page. */
export interface PersonalisedData {
  car: Car;
  /** The page's own address. */
  canonical: string;
  /** Where Back leads from the sign-in page, where the site asks for it. */
  back: string;
}

/** The car of the link; the 404 page where it names none that is listed (FIN-002). */
export async function loadPersonalised(context: LoadContext): Promise<PersonalisedData> {
  const car = await findCar(context, readLink(context.url, context.site).carId);
  if (!car) throw notFound();
  return { car, canonical: hrefs.personalisedFinance(car.id), back: hrefs.vehicle(car.slug) };
}
