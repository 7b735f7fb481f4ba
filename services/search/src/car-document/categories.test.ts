import { makeDocument } from '../testing/search-platform';
import { emptyVariant } from '../testing/variant';
import { categoriesOf } from './categories';

/** A car that belongs to no category. */
const plain = {
  ...makeDocument(),
  body: null,
  fuel: null,
  drive: null,
  seats: null,
  km: null,
  price: null,
  car_type: 'used' as const,
  certified: false,
};

test.each<[Partial<typeof plain> | Record<string, unknown>, string[]]>([
  [{}, []],
  [{ fuel: 'Electric' }, ['Electric']],
  [{ body: 'ev' }, ['Electric']],
  [{ fuel: 'Hybrid' }, ['Hybrid']],
  [{ fuel: 'Plug-in hybrid' }, ['Hybrid']],
  [{ fuel: 'Petrol', body: 'sedan', drive: 'FWD' }, []],
  [{ drive: '4WD' }, ['4WD and AWD']],
  [{ drive: 'AWD' }, ['4WD and AWD']],
  [{ body: '4x4' }, ['4WD and AWD']],
  [{ seats: 6 }, []],
  [{ seats: 7 }, ['Seven seats or more']],
  ...['ute', 'van', 'cabChassis', 'lightTruck', 'bus'].map((body): [object, string[]] => [{ body }, ['Work vehicles']]),
  [{ body: 'peopleMover' }, ['People movers']],
  [{ name: '2019 Kia Carnival S', body: 'wagon' }, ['People movers']],
  [{ name: '2008 Toyota Estima', body: 'van' }, ['Work vehicles', 'People movers']],
  [{ name: '2021 LDV G10', body: 'wagon' }, ['People movers']],
  [{ name: '2021 LDV G10', body: 'van' }, ['Work vehicles']],
  [{ km: 0 }, ['Low kilometres']],
  [{ km: 49_999 }, ['Low kilometres']],
  [{ km: 50_000 }, []],
  [{ km: 10, car_type: 'new' }, []],
  [{ km: 10, car_type: 'demo' }, ['Low kilometres']],
  [{ price: 19_999 }, ['Under $20,000']],
  [{ price: 20_000 }, []],
  [{ certified: true }, ['Certified']],
])('%j belongs to %j', (changes, categories) => {
  expect(categoriesOf({ ...plain, ...changes }, null)).toEqual(categories);
}); // prettier-ignore

test.each([
  [null, 0],
  [1_499, 0],
  [1_500, 1],
  [1_999, 1],
  [2_000, 2],
  [2_500, 3],
  [3_000, 4],
  [3_500, 5],
])('with %p kg it reaches %i steps of towing', (kg, steps) => {
  expect(categoriesOf(plain, kg)).toHaveLength(steps);
  const variant = { ...emptyVariant, towingcapacitybraked: kg };
  const towing = makeDocument({ variant }).categories.filter((name) => name.startsWith('Tows'));
  expect(towing).toHaveLength(steps);
});
