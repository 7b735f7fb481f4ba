import type { Car, CarLocation } from 'shared-contracts/entities/car';

/** The part of a car that checkout shows and needs; a page inlines no more than this. */
const fields = [
  'id', 'slug', 'name', 'year', 'make', 'model', 'badge', 'series', 'colour', 'km', 'simple_transmission',
  'simple_fuel', 'price', 'before_price', 'offer_price', 'subscription_price', 'price_type', 'preorder', 'status',
  'sold', 'reserved', 'car_type', 'stocknum', 'dealership_id', 'dealership_slug', 'primary_image_url',
  'payment_processors',
] as const satisfies readonly (keyof Car)[]; // prettier-ignore

/** The car that is to be reserved or bought. */
export type CheckoutCar = Pick<Car, (typeof fields)[number]> & {
  /** The location it stands on. */
  location: Pick<CarLocation, 'name' | 'slug' | 'phone' | 'address'> | null;
};

export function toCheckoutCar(car: Car): CheckoutCar {
  const picked = Object.fromEntries(fields.map((name) => [name, car[name]])) as Pick<
    Car,
    (typeof fields)[number]
  >; // fromEntries widens the keys
  const { location } = car;
  return {
    ...picked,
    location: location && {
      name: location.name,
      slug: location.slug,
      phone: location.phone,
      address: location.address,
    },
  };
}
