import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { priceLine, priceText } from 'shared-rules/price-text';

/** One line of the comparison; null where a car says nothing. */
export interface CompareRow {
  label: string;
  values: (string | null)[];
  /** The cars do not all say the same. */
  differs: boolean;
}

/** Names a car and says nothing about it, so it is never marked as a difference. */
const stockNumber = 'Stock number';

const conditions: Record<Car['car_type'], string> = { new: 'New', used: 'Used', demo: 'Demo' };

const withUnit = (value: number | null | undefined, unit: string): string | null =>
  value ? `${value.toLocaleString('en-AU')} ${unit}` : null;

/** Litres and cylinders: "2.5 L, 4 cylinders". */
function engineText({ engine_size_litres, variant }: Car): string | null {
  const litres = engine_size_litres ?? variant?.enginesize_litres;
  const parts = [withUnit(litres, 'L'), withUnit(variant?.cylinders, 'cylinders')].filter(Boolean);
  return parts.join(', ') || null;
}

/** "8 December 2026" of a date without a time. */
const dateText = (date: string | null): string | null =>
  date && !Number.isNaN(Date.parse(date))
    ? new Date(date).toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
    : null;

/** What is compared, in the order shoppers ask for it. */
const facts: readonly [string, (car: Car, site: PublicTenantConfig) => string | null][] = [
  ['Price', (car, site) => priceLine(priceText(car, site.price.noPriceText))],
  ['Price type', ({ price_type }) => price_type],
  ['Condition', ({ car_type }) => conditions[car_type]],
  ['Year', ({ year }) => String(year)],
  ['Kilometres', ({ km }) => withUnit(km, 'km')],
  ['Body', ({ simple_body, body }) => simple_body ?? body],
  ['Transmission', ({ simple_transmission, trans }) => simple_transmission ?? trans],
  ['Fuel', ({ simple_fuel, fuel }) => simple_fuel ?? fuel],
  ['Drive', ({ simple_drive, drive }) => simple_drive ?? drive],
  ['Engine', engineText],
  ['Fuel use', ({ variant }) => withUnit(variant?.fuelconsumptioncombined, 'L/100 km')],
  ['Seats', ({ seats }) => (seats ? String(seats) : null)],
  ['Doors', ({ doors }) => (doors ? String(doors) : null)],
  ['Sleeps', ({ specifications }) => (specifications?.sleeps ? String(specifications.sleeps) : null)],
  [
    'Length',
    ({ variant, specifications }) => withUnit(variant?.vehiclelength ?? specifications?.body_length, 'mm'),
  ],
  ['Tare weight', ({ specifications }) => withUnit(specifications?.tare_weight, 'kg')],
  ['Towing, braked', ({ variant }) => withUnit(variant?.towingcapacitybraked, 'kg')],
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
      return { label, values, differs: label !== stockNumber && new Set(listed).size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== null));
}
