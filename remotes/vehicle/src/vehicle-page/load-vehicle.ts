import type { Car } from 'shared-contracts/entities/car';
import { ApiFailure } from 'shared-contracts/errors';
import { notFound, redirectTo, type LoadContext } from 'shared-contracts/remote/remote-module';
import type { DealerFacts } from '../dealer/dealer-facts';
import { loadDealer } from '../dealer/load-dealer';
import { loadFaq, type FaqItems } from '../faq/load-faq';
import { pageAfterSale } from '../sold/page-after-sale';
import { fetchMediaCode } from '../viewer/vehicle-media';
import { fetchSections } from './lazy';

/** Critical data of the vehicle page. */
export interface VehicleData {
  car: Car;
  faq: FaqItems;
  /** What is known of the location it stands at. */
  dealer: DealerFacts | null;
}

/** The car of a slug; unknown, hidden and foreign cars are the 404 page (VEH-001). */
async function loadCar({ api, params, signal }: LoadContext): Promise<Car> {
  try {
    return await api('getCar', { params: { slug: params['slug'] ?? '' } }, { signal });
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') throw notFound();
    throw error;
  }
}

/** The page's data, and the code it renders with. A car sold long ago redirects to its model's page. */
export async function loadVehicle(context: LoadContext): Promise<VehicleData> {
  const dealerOf = loadDealer(context);
  const [car, faq] = await Promise.all([loadCar(context), loadFaq(context), fetchSections()]);
  const elsewhere = await pageAfterSale(car, context);
  if (elsewhere !== null) throw redirectTo(elsewhere, 301);
  const [dealer] = await Promise.all([dealerOf(car.location), fetchMediaCode(car)]);
  return { car, faq, dealer };
}
