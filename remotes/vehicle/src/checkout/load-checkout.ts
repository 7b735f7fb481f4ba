import type { Car } from 'shared-contracts/entities/car';
import { ApiFailure } from 'shared-contracts/errors';
import { newKey } from 'shared-contracts/idempotency-key';
import { notFound, type LoadContext } from 'shared-contracts/remote/remote-module';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { toCheckoutCar, type CheckoutCar } from './session/checkout-car';
import type { Flow } from './session/steps';

/** Critical data of the pages that reserve or sell a car. */
export interface CheckoutData {
  flow: Flow;
  car: CheckoutCar;
  /** Made with the page, for a form that is posted without script (D-22). */
  key: string;
}

async function carOf({ api, signal }: LoadContext, slug: string): Promise<Car> {
  try {
    return await api('getCar', { params: { slug } }, { signal });
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') throw notFound();
    throw error;
  }
}

/** The car of a slug or, where an address carries one, of an id. */
async function carOfAddress(context: LoadContext, slugOrId: string): Promise<Car> {
  if (!/^\d{1,9}$/.test(slugOrId)) return carOf(context, slugOrId);
  const { api, signal } = context;
  const [car] = await api('listCars', { query: { filter: `id = ${slugOrId}`, limit: 1 } }, { signal });
  if (!car) throw notFound();
  return car;
}

const dataOf = (flow: Flow, car: Car): CheckoutData => ({ flow, car: toCheckoutCar(car), key: newKey() });

/** A site has checkout under one of two segments; the other does not exist (VEH-002). */
export const loadCheckout =
  (segment: PublicTenantConfig['checkout']['pathSegment']) =>
  async (context: LoadContext): Promise<CheckoutData> => {
    if (context.site.checkout.pathSegment !== segment) throw notFound();
    return dataOf('reserve', await carOf(context, context.params['slug'] ?? ''));
  };

/** Without the site's switch, or without a car that is listed, there is no online purchase (VEH-003, SHL-083). */
export async function loadPurchase(context: LoadContext): Promise<CheckoutData> {
  const wanted = (context.url.searchParams.get('car_id') ?? '').trim();
  if (!context.site.site.flags.onlinePurchase || !wanted) throw notFound();
  return dataOf('purchase', await carOfAddress(context, wanted));
}
