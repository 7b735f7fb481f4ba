import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { measure } from 'shared-rules/information-rows';
import { formatKms } from 'shared-rules/money';
import { payablePrice } from 'shared-rules/price';
import { priceLine, priceText } from 'shared-rules/price-text';
import { carTypeLabels } from 'shared-rules/search/filter-labels';
import { isComingSoon, isSold } from 'shared-rules/status';

/** One line of the comparison; null where a car says nothing. */
export interface CompareRow {
  label: string;
  values: (string | null)[];
  /** The cars do not all say the same. */
  differs: boolean;
  /** Which cars have the best value of a line where one is better than another: less to pay, less driven, newer. */
  best: boolean[];
}

/** A figure by which one car is better than another, and which way. */
interface Merit {
  of: (car: Car) => number | null | undefined;
  isLessBetter: boolean;
}

const less = (of: Merit['of']): Merit => ({ of, isLessBetter: true });
const more = (of: Merit['of']): Merit => ({ of, isLessBetter: false });

export const priceLabel = 'Price';

/** Lines with a better and a worse; of the others, such as a colour, that is the shopper's to say. */
const merits: Partial<Record<string, Merit>> = {
  [priceLabel]: less(payablePrice),
  Year: more(({ year }) => year),
  Kilometres: less(({ km }) => km),
  'Fuel use': less(({ variant }) => variant?.fuelconsumptioncombined),
  'Towing, braked': more(({ variant }) => variant?.towingcapacitybraked),
  'ANCAP stars': more(({ variant }) => variant?.ancaprating),
};

/**
 * Marks the best of at least two cars that are not all alike; a car that states nothing is not compared. Prices are alike
 * only where they include the same.
 */
function bestOf(label: string, cars: readonly (Car | null)[], site: PublicTenantConfig): boolean[] {
  const types = new Set(
    cars.flatMap((car) => (car && payablePrice(car) !== null ? [priceTypeText(car, site)] : [])),
  );
  const merit = label === priceLabel && types.size > 1 ? undefined : merits[label];
  const figures = cars.map((car) => (merit && car ? (merit.of(car) ?? null) : null));
  const stated = figures.filter((figure) => figure !== null);
  const best = merit?.isLessBetter ? Math.min(...stated) : Math.max(...stated);
  const isComparable = new Set(stated).size > 1;
  return figures.map((figure) => isComparable && figure === best);
}

/** Names a car and says nothing about it, so it is never marked as a difference. */
const stockNumber = 'Stock number';

/** Litres and cylinders: "2.5 L, 4 cylinders". */
function engineText({ engine_size_litres, variant }: Car): string | null {
  const litres = engine_size_litres ?? variant?.enginesize_litres;
  const parts = [measure(litres, 'L'), measure(variant?.cylinders, 'cylinders')].filter(Boolean);
  return parts.join(', ') || null;
}

/** "8 December 2026" of a date without a time. */
const dateText = (date: string | null): string | null =>
  date && !Number.isNaN(Date.parse(date))
    ? new Date(date).toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
    : null;

/** What a price includes; nothing of a subscription, or where no price is shown. */
function priceTypeText(car: Car, site: PublicTenantConfig): string | null {
  const price = priceText(car, site.price.noPriceText);
  return 'priceType' in price ? (price.priceType ?? null) : null;
}

/** Whether the car can still be had. */
function availability(car: Car, { stock }: PublicTenantConfig): string {
  if (isSold(car)) return stock.soldLabel;
  if (car.reserved) return 'Reserved';
  return isComingSoon(car) ? 'Coming soon' : 'In stock';
}

/** What is compared, in the order shoppers ask for it. */
const facts: readonly [string, (car: Car, site: PublicTenantConfig) => string | null][] = [
  [priceLabel, (car, site) => priceLine(priceText(car, site.price.noPriceText))],
  ['Price type', priceTypeText],
  ['Availability', availability],
  ['Condition', ({ car_type }) => carTypeLabels[car_type]],
  ['Year', ({ year }) => String(year)],
  ['Kilometres', ({ km }) => (km === null ? null : formatKms(km))],
  ['Body', ({ simple_body, body }) => simple_body ?? body],
  ['Transmission', ({ simple_transmission, trans }) => simple_transmission ?? trans],
  ['Fuel', ({ simple_fuel, fuel }) => simple_fuel ?? fuel],
  ['Drive', ({ simple_drive, drive }) => simple_drive ?? drive],
  ['Engine', engineText],
  ['Fuel use', ({ variant }) => measure(variant?.fuelconsumptioncombined, 'L/100km')],
  ['Seats', ({ seats }) => (seats ? String(seats) : null)],
  ['Doors', ({ doors }) => (doors ? String(doors) : null)],
  ['Sleeps', ({ specifications }) => (specifications?.sleeps ? String(specifications.sleeps) : null)],
  [
    'Length',
    ({ variant, specifications }) => measure(variant?.vehiclelength ?? specifications?.body_length, 'mm'),
  ],
  ['Tare weight', ({ specifications }) => measure(specifications?.tare_weight, 'kg')],
  ['Trailer mass', ({ specifications }) => measure(specifications?.aggregate_trailer_mass, 'kg')],
  ['Axles', ({ specifications }) => specifications?.axle_type ?? null],
  ['Towing, braked', ({ variant }) => measure(variant?.towingcapacitybraked, 'kg')],
  ['ANCAP stars', ({ variant }) => (variant?.ancaprating ? String(variant.ancaprating) : null)],
  ['Colour', ({ colour }) => colour],
  ['Registered until', ({ rego_expiry }) => dateText(rego_expiry)],
  ['Location', ({ location }) => location?.name ?? null],
  [stockNumber, ({ stocknum }) => stocknum],
];

/** The lines of a comparison. What no car says anything about is left out; a car that is gone counts for nothing. */
export function compareRows(cars: readonly (Car | null)[], site: PublicTenantConfig): CompareRow[] {
  return facts
    .map(([label, valueOf]): CompareRow => {
      const values = cars.map((car) => (car ? valueOf(car, site)?.trim() || null : null));
      const listed = values.filter((_, index) => cars[index] !== null);
      return {
        label,
        values,
        differs: label !== stockNumber && new Set(listed).size > 1,
        best: bestOf(label, cars, site),
      };
    })
    .filter(({ values }) => values.some((value) => value !== null));
}
