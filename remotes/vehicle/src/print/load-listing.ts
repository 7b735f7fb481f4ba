import type { Car } from 'shared-contracts/entities/car';
import type { Location } from 'shared-contracts/entities/location';
import { ApiFailure } from 'shared-contracts/errors';
import { notFound, type LoadContext } from 'shared-contracts/remote/remote-module';
import { hrefs } from 'shared-contracts/routes';
import { qrCode, type QrCode } from 'shared-rules/qr-code';
import { dateInZone } from 'shared-rules/zoned-time';

/** Data of a car's printed listing. */
export interface ListingData {
  car: Car;
  /** Location that sells the car; null where the site shows none. */
  location: Location | null;
  /** Absolute address of the car's page, and its code. */
  address: string;
  code: QrCode;
  /** YYYY-MM-DD in the site's zone: paper outlives prices. */
  date: string;
}

type Context = Pick<LoadContext, 'site' | 'api' | 'signal' | 'now' | 'url'>;

/** The car of a slug or, for digits that are no slug, of an id. */
async function findCar(reference: string, { api, signal }: Context): Promise<Car> {
  try {
    return await api('getCar', { params: { slug: reference } }, { signal });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'not_found') throw error;
  }
  if (!/^\d{1,15}$/.test(reference)) throw notFound();
  const [car] = await api(
    'listCars',
    { query: { filter: `id = ${Number(reference)}`, limit: 1 } },
    { signal },
  );
  if (!car) throw notFound();
  return car;
}

async function findLocation(car: Car, { api, signal }: Context): Promise<Location | null> {
  try {
    const locations = await api('listLocations', {}, { signal });
    const own = locations.filter(({ dealership_slug: slug }) => slug === car.dealership_slug);
    return (
      locations.find(({ slug }) => slug === car.location?.slug) ??
      own.find(({ primary }) => primary) ??
      own[0] ??
      null
    );
  } catch {
    // The car's own record still has its location.
    return null;
  }
}

/** The car of `?car_id=` with its dealer and the code of its page; an unknown one is the 404 page (VEH-005). */
export async function loadListing(context: Context): Promise<ListingData> {
  const { site, now, url } = context;
  const reference = url.searchParams.get('car_id')?.trim() ?? '';
  if (reference === '') throw notFound();
  const car = await findCar(reference, context);
  const address = new URL(hrefs.vehicle(car.slug), site.site.url).href;
  return {
    car,
    location: await findLocation(car, context),
    address,
    code: qrCode(address),
    date: dateInZone(now(), site.site.timezone).date,
  };
}
