import type { Car } from './car';

/**
 * The part of a car that a card in a list needs. A page inlines 21 of these, so it leaves out what only the
 * vehicle page shows.
 */
export const carCardFields = [
  'id',
  'slug',
  'path',
  'name',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'km',
  'price',
  'before_price',
  'offer_price',
  'subscription_price',
  'price_type',
  'status',
  'sold',
  'reserved',
  'preorder',
  'car_type',
  'item_type',
  'tag',
  'created_at',
  'certified',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'simple_drive',
  'seats',
  'colour',
  'stocknum',
  'primary_image_url',
  'photos_count',
  'views',
  'dealership_id',
  'dealership_slug',
  'payment_processors',
  'sold_date_timestamp',
] as const satisfies readonly (keyof Car)[];

type CarCardField = (typeof carCardFields)[number];

/** Measures of the catalogue variant that a card may lead with. */
export const cardMeasures = [
  'grossvehiclemass',
  'towingcapacitybraked',
  'enginesize_litres',
  'torque',
] as const;

type CardVariant = Pick<NonNullable<Car['variant']>, (typeof cardMeasures)[number]>;

/** What only some sites show on a card; left out where the car has none. */
export interface CardEvidence {
  /** Market prices, for the verdict on its own price. */
  autograb_data?: Car['autograb_data'] | undefined;
  /** Of caravans and trailers. */
  specifications?: Car['specifications'] | undefined;
  variant?: CardVariant | null | undefined;
}

/** A car in a list of results. */
export type CarCard = Pick<Car, CarCardField> & {
  /** Name of the location the car stands on, for the location overlay. */
  location_name: string | null;
  /** The suburb or town it stands in, where that is not a location's; for its distance (see `CarDocument`). */
  locality_id?: number | null | undefined;
  /** Only the entry of the site's own lender: 21 cards need not carry every lender. */
  finance_lenders: Car['finance_lenders'];
} & CardEvidence;

/** The evidence of a car, without what it does not have. */
export function cardEvidence({
  autograb_data,
  specifications,
  variant,
}: Pick<Car, 'autograb_data' | 'specifications' | 'variant'>): CardEvidence {
  return {
    ...(autograb_data ? { autograb_data } : {}),
    ...(specifications ? { specifications } : {}),
    ...(variant
      ? { variant: Object.fromEntries(cardMeasures.map((name) => [name, variant[name]])) as CardVariant } // exactly those measures
      : {}),
  };
}

/** The card of a whole car. */
export function toCarCard(car: Car): CarCard {
  const fields = Object.fromEntries(carCardFields.map((name) => [name, car[name]])) as unknown as CarCard; // exactly the fields of a card
  return {
    ...fields,
    location_name: car.location?.name ?? null,
    finance_lenders: car.finance_lenders,
    ...cardEvidence(car),
  };
}
