import type { Car } from 'shared-contracts/entities/car';
import { filterText } from 'shared-contracts/search/filter-text';
import type { BodyType } from 'shared-contracts/search/index-document';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { realPrice } from './price';

/**
 * What similarity goes by; `body` is the recognised body type of the index. Caravans and motorcycles have none and go
 * by what they are instead.
 */
export type Comparable = Pick<Car, 'id' | 'make' | 'model' | 'price' | 'item_type'> & {
  body: BodyType | null;
};

type Settings = Pick<PublicTenantConfig['similarCars'], 'bandBelow' | 'bandFrom' | 'bandSwitch'>;

/** Prices that count as close, in dollars, ends included; null for a car without a price (VEH-069). */
export function similarPriceBand(
  price: number | null,
  { bandBelow, bandFrom, bandSwitch }: Settings,
): { from: number; to: number } | null {
  const real = realPrice(price);
  if (real === null) return null;
  const width = real < bandSwitch ? bandBelow : bandFrom;
  return { from: real - width, to: real + width };
}

/** What every similar car is: for sale now, another one, and of a close price. */
function common(car: Comparable, settings: Settings): string[] {
  const band = similarPriceBand(car.price, settings);
  return [
    'status = in_stock',
    `id != ${car.id}`,
    ...(band ? [`price >= ${band.from}`, `price <= ${band.to}`] : []),
  ];
}

function kindFilter({ body, item_type: item }: Comparable): string[] | null {
  if (body) return [`body = ${filterText(body)}`];
  return item ? [`item_type = ${filterText(item)}`] : null;
}

/** Search filter for cars of these ids that may be offered beside a car. */
export const similarByIds = (car: Comparable, ids: readonly number[]): string[] => [
  'status = in_stock',
  `id != ${car.id}`,
  `id IN [${ids.join(', ')}]`,
];

/**
 * Search filters for similar cars, most alike first: the same model, then make and body, then body (D-25, VEH-069).
 * What the car itself does not say is not requested, so there may be none.
 */
export function similarFilters(car: Comparable, settings: Settings): string[][] {
  const make = car.make ? [`make = ${filterText(car.make)}`] : null;
  const kind = kindFilter(car);
  const base = common(car, settings);
  return [
    make && car.model ? [...make, `model = ${filterText(car.model)}`] : null,
    make && kind ? [...make, ...kind] : null,
    kind,
  ].flatMap((alike) => (alike ? [[...base, ...alike]] : []));
}
