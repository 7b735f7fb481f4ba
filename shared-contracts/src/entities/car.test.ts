import { makeCar } from '../testing';
import { carSchema, type Car, type CarInput } from './car';

const keysOf = (value: object) => Object.keys(value);
const bare: CarInput = {
  id: 1,
  slug: 'a',
  path: '/cars/a',
  name: 'A',
  year: 2021,
  make: 'Toyota',
  model: 'RAV4',
  status: 'in_stock',
  car_type: 'used',
  created_at: '2026-01-01T00:00:00Z',
  dealership_id: 1,
  dealership_slug: 'd',
};

test('[CON-001] a car has the identity, price and status fields', () => {
  const fields = [
    'id', 'slug', 'path', 'name', 'year', 'make', 'model', 'badge', 'series', 'colour', 'interior_colour', 'km',
    'price', 'before_price', 'offer_price', 'subscription_price', 'price_type', 'status', 'sold', 'reserved',
    'preorder', 'car_type', 'item_type', 'tag', 'created_at', 'stocknum', 'vin', 'nvic', 'has_nvic',
  ]; // prettier-ignore
  expect(fields).toHaveLength(29);
  expect(keysOf(carSchema.parse(bare))).toEqual(expect.arrayContaining(fields));
  // @ts-expect-error "old" is no condition
  const wrong: Pick<Car, 'car_type'> = { car_type: 'old' };
  expect(carSchema.safeParse({ ...bare, ...wrong }).success).toBe(false);
});

test('[CON-002] a car has the registration, dating, place and sale fields', () => {
  const fields = [
    'regplate', 'rego_expiry', 'build_date', 'compliance_date', 'sold_date_timestamp', 'show_on_dealer_website',
    'location', 'dealership_id', 'dealership_slug', 'city', 'state', 'private_suburb', 'private_postcode',
    'carsales_title', 'file', 'payment_processors', 'favourites',
  ]; // prettier-ignore
  expect(fields).toHaveLength(17);
  expect(keysOf(carSchema.parse(bare))).toEqual(expect.arrayContaining(fields));
  expect(carSchema.parse({ ...bare, sold_date_timestamp: 1_790_000_000 }).sold_date_timestamp).toBe(
    1_790_000_000,
  );
  expect(carSchema.parse(bare).sold_date_timestamp).toBeNull();
  expect(carSchema.safeParse({ ...bare, sold_date_timestamp: '2026-01-01' }).success).toBe(false);
});

test('[CON-003] a car has pictures and hotspots by angle', () => {
  const image = (url: string) => ({ image: { url, thumb: { url: `${url}-thumb` } } });
  const spot = { position: { 0: { x: 0.1, y: 0.2 }, 1: { x: 0.3, y: 0.4 } }, description: 'Tow bar' };
  const car = carSchema.parse({
    ...bare,
    images: [image('a'), image('b')],
    hotspots: { exterior: [spot], interior: [] },
  });
  expect(car.images[0]?.image.thumb.url).toBe('a-thumb');
  expect(car.hotspots?.exterior[0]?.position['1']).toEqual({ x: 0.3, y: 0.4 });
  expect(keysOf(car)).toEqual(
    expect.arrayContaining(['thumbnails', 'primary_image_url', 'video_url', 'external_video_url', 'spin_images',
      'spin_code', 'spin_interior_image', 'photos_count']),
  ); // prettier-ignore
});

test('[CON-004] missing descriptions read as null', () => {
  const car = carSchema.parse(bare);
  const nullable = [
    'simple_body', 'simple_drive', 'simple_fuel', 'simple_transmission', 'body', 'drive', 'fuel', 'trans', 'seats',
    'doors', 'engine_size', 'engine_size_litres', 'gearnum', 'bodyconfiguration', 'views', 'dealercomments',
  ] as const; // prettier-ignore
  for (const field of nullable) expect([field, car[field]]).toEqual([field, null]);
  expect(car).toMatchObject({ certified: false, standardEquipment: [] });
  expect(nullable.length + 2).toBe(18);
});

test('[CON-005] a car nests specifications and variant', () => {
  const car = carSchema.parse({ ...bare, specifications: {}, variant: {} });
  expect(keysOf(car.specifications ?? {})).toHaveLength(6);
  expect(keysOf(car.variant ?? {})).toHaveLength(15);
  expect(carSchema.parse({ ...bare, specifications: null }).specifications).toBeNull();
});

test('[CON-006] finance, market and quote are nested and nullable', () => {
  const car = makeCar({ finance_lenders: { firstDrive: { interestRate: 8.5 } }, youxQuote: null });
  expect(car.finance_lenders?.['firstDrive']?.interestRate).toBe(8.5);
  expect(car).toMatchObject({ youxQuote: null, autograb_data: null });
  expect(makeCar({ youxQuote: {} }).youxQuote).toEqual({
    weeklyRepaymentAmount: null,
    comparisonRate: null,
    advertisedRate: null,
  });
});

test('[CON-007] a car location has its address and the address id', () => {
  const { location } = makeCar();
  expect(location).toMatchObject({ id: 1, name: 'Springwood', slug: 'springwood', phone: '0731234567' });
  expect(location?.address).toMatchObject({ id: 1, street: '1 Main St', postcode: '4127', place_url: null });
  expect(location?.distribution_locations).toEqual([]);
});
