import type { LeadFormValues } from 'shared-contracts/entities/lead';
import { toSlug } from 'shared-contracts/routes';
import type { CheckoutCar } from './checkout-car';

/** What a lead says about its car, under the specification's keys (LEA-007). */
export const leadFacts = (car: CheckoutCar) =>
  ({
    dealership_slug: car.dealership_slug,
    location: car.location?.slug ?? '',
    manufacturer_slug: toSlug(car.make),
    stock_number: car.stocknum ?? '',
    'Vehicle Make': car.make,
    'Vehicle Model': car.model,
    car_type: car.car_type,
    car_id: car.id,
    vehicle_status: car.status,
  }) satisfies Partial<LeadFormValues>;
