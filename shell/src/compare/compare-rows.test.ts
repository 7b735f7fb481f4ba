import { makeCar } from 'shared-contracts/testing';
import { publicSite } from 'harness/testing';
import { compareRows } from './compare-rows';

const plain = makeCar({ id: 1, price: 30_000, price_type: 'Drive Away', km: 27_134 });
const valueOf = (label: string, car: ReturnType<typeof makeCar>) =>
  compareRows([car], publicSite()).find((row) => row.label === label)?.values[0];

test('[SHL-072] measures read as on a car’s own page', () => {
  const specifications = {
    sleeps: 4,
    tare_weight: 2200,
    aggregate_trailer_mass: 2700,
    body_length: 7960,
    axle_type: 'Tandem',
  };
  const car = { ...plain, specifications: { ...plain.specifications, ...specifications } };
  expect(valueOf('Kilometres', plain)).toBe('27,134 kms');
  expect(valueOf('Tare weight', car as typeof plain)).toBe('2200 kg');
  expect(valueOf('Trailer mass', car as typeof plain)).toBe('2700 kg');
  expect(valueOf('Axles', car as typeof plain)).toBe('Tandem');
});

test('[SHL-072][CON-034] a price has its type, a subscription has none', () => {
  expect([valueOf('Price', plain), valueOf('Price type', plain)]).toEqual(['$30,000', 'Drive Away']);
  const rented = { ...plain, subscription_price: 469 };
  expect([valueOf('Price', rented), valueOf('Price type', rented)]).toEqual(['$469 per week', undefined]);
});

test.each([
  [
    [2021, 2023, null],
    [false, true, false],
  ],
  [
    [2023, 2023],
    [false, false],
  ],
  [
    [2021, null],
    [false, false],
  ],
])('of the years %j the best is marked: %j', (years, best) => {
  const cars = years.map((year) => (year === null ? null : { ...plain, year }));
  expect(compareRows(cars, publicSite()).find(({ label }) => label === 'Year')?.best).toEqual(best);
});

test('[SHL-072] the lower price is marked only among prices that include the same', () => {
  const bestOf = (...types: string[]) => {
    const cars = types.map((type, index) => ({ ...plain, price: 30_000 + index, price_type: type }));
    return compareRows(cars, publicSite()).find(({ label }) => label === 'Price')?.best;
  };
  expect(bestOf('Drive Away', 'Drive Away')).toEqual([true, false]);
  expect(bestOf('Excl. Govt. Charges', 'Drive Away')).toEqual([false, false]);
});

test('an engine is what the listing says, else what its variant has', () => {
  const variant = { ...makeCar().variant, enginesize_litres: 3, cylinders: 6 } as (typeof plain)['variant'];
  expect(valueOf('Engine', { ...plain, engine_size_litres: 2.8, variant })).toBe('2.8 L, 6 cylinders');
  expect(valueOf('Engine', { ...plain, engine_size_litres: null, variant })).toBe('3 L, 6 cylinders');
});

test('a comparison says of each car whether it can still be had', () => {
  const site = publicSite({ stock: { soldLabel: 'Gone' } });
  const cars = [
    plain,
    { ...plain, reserved: true },
    { ...plain, status: 'coming_soon' as const },
    { ...plain, reserved: true, status: 'sold' as const },
    null,
  ];
  expect(compareRows(cars, site).find(({ label }) => label === 'Availability')).toMatchObject({
    values: ['In stock', 'Reserved', 'Coming soon', 'Gone', null],
    differs: true,
  });
});
