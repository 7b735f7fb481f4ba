import type { Car } from 'shared-contracts/entities/car';
import { ApiFailure } from 'shared-contracts/errors';
import { defineRoute, notFound, type LoadContext } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import type { SlotPlacement } from 'shared-contracts/slots';
import { slideSources } from '../gallery/slide-sources';
import { vehicleJsonLd, vehicleMeta } from './vehicle-head';
import { VehiclePage } from './vehicle-page';
import { VehicleSkeleton } from './vehicle-skeleton';

/** Critical data of the vehicle page. */
export interface VehicleData {
  car: Car;
}

/** The car of a slug; unknown, hidden and foreign cars are the 404 page (VEH-001). */
export async function loadVehicle({ api, params, signal }: LoadContext): Promise<VehicleData> {
  try {
    return { car: await api('getCar', { params: { slug: params['slug'] ?? '' } }, { signal }) };
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') throw notFound();
    throw error;
  }
}

/** Slots of the page whose data is fetched beside the car's. */
const vehicleSlots = ({ car }: VehicleData): SlotPlacement[] => [
  {
    name: 'locations.card',
    key: 'yard',
    props: { dealershipSlug: car.dealership_slug, locationSlug: car.location?.slug ?? null },
  },
];

export const vehicleRoute = defineRoute<VehicleData>({
  id: 'vehicle.detail',
  pattern: paths.vehicle,
  gate: 'none',
  cache: 'shared',
  load: loadVehicle,
  Component: VehiclePage,
  Skeleton: VehicleSkeleton,
  meta: ({ car }, { site }) => vehicleMeta(car, site),
  jsonLd: ({ car }, { site }) => vehicleJsonLd(car, site),
  heroImage: ({ car }, { site }) => slideSources(car, site)[0] ?? null,
  slots: vehicleSlots,
});
