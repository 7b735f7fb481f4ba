import type { Car } from 'shared-contracts/entities/car';

/** The part of a car that a lead form shows and sends; a page inlines no more than this. */
const leadCarFields = [
  'id',
  'slug',
  'name',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'km',
  'simple_transmission',
  'price',
  'before_price',
  'offer_price',
  'subscription_price',
  'price_type',
  'preorder',
  'status',
  'sold',
  'car_type',
  'stocknum',
  'dealership_id',
  'dealership_slug',
  'primary_image_url',
] as const satisfies readonly (keyof Car)[];

/** The car a lead is about. */
export type LeadCar = Pick<Car, (typeof leadCarFields)[number]> & {
  /** The location that has the car. */
  location: { name: string; slug: string } | null;
};

export function toLeadCar(car: Car): LeadCar {
  const fields = Object.fromEntries(leadCarFields.map((name) => [name, car[name]])) as Pick<
    Car,
    (typeof leadCarFields)[number]
  >; // fromEntries widens the keys
  return { ...fields, location: car.location ? { name: car.location.name, slug: car.location.slug } : null };
}
