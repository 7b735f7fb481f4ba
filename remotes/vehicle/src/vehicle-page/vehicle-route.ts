import type { Car } from 'shared-contracts/entities/car';
import { ApiFailure } from 'shared-contracts/errors';
import { defineRoute, notFound, redirectTo, type LoadContext } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { SlotPlacement } from 'shared-contracts/slots';
import { isSold } from 'shared-rules/status';
import { loadFaq, type FaqItems } from '../faq/load-faq';
import { vehicleJsonLd } from '../head/vehicle-json-ld';
import { vehicleMeta } from '../head/vehicle-meta';
import { yardSlot } from '../location/location-section';
import { pageAfterSale } from '../sold/page-after-sale';
import { mediaHero } from '../viewer/media-hero';
import { fetchMediaCode } from '../viewer/vehicle-media';
import { enquirySlot } from './enquiry-slot';
import { fetchSections } from './late-sections';
import { isTradeIn, tradeInPage } from './trade-in-page';
import { VehiclePage } from './vehicle-page';

/** Critical data of the vehicle page. */
export interface VehicleData {
  car: Car;
  faq: FaqItems;
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

/** What the page is made of, and the code that it is drawn with. A car sold long ago gives way to its model's page. */
export async function loadVehicle(context: LoadContext): Promise<VehicleData> {
  if (isTradeIn(context.params['slug'])) throw await tradeInPage(context);
  const [car, faq] = await Promise.all([loadCar(context), loadFaq(context), fetchSections()]);
  const elsewhere = await pageAfterSale(car, context);
  if (elsewhere !== null) throw redirectTo(elsewhere, 301);
  await fetchMediaCode(car);
  return { car, faq };
}

/** Slots of the page whose data is fetched beside the car's. */
const vehicleSlots = ({ car }: VehicleData, { site }: { site: PublicTenantConfig }): SlotPlacement[] => [
  ...(isSold(car)
    ? []
    : (['finance.box', 'finance.calculator'] as const).map((name) => ({
        name,
        key: 'page',
        props: { car },
      }))),
  yardSlot(car),
  enquirySlot(car, site),
];

export const vehicleRoute = defineRoute<VehicleData>({
  id: 'vehicle.detail',
  pattern: paths.vehicle,
  gate: 'none',
  cache: 'shared',
  load: loadVehicle,
  // A view is counted by the page itself (VEH-083).
  loadsAhead: true,
  Component: VehiclePage,
  meta: ({ car }, { site }) => vehicleMeta(car, site),
  jsonLd: ({ car, faq }, { site }) => vehicleJsonLd(car, site, faq),
  heroImage: ({ car }, { site }) => mediaHero(car, site),
  slots: vehicleSlots,
});
