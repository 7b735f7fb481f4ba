import { createHash } from 'node:crypto';
import { keywordOf } from 'shared-contracts/search/exact-words';
import { makeCar } from 'shared-contracts/testing';
import { START, makeDocument } from '../testing/search-platform';
import { emptyVariant } from '../testing/variant';
import { priceDisplay } from 'shared-rules/price';
import { priceRange, weeklyPriceRange } from './bands';
import { customRank } from './custom-rank';
import { toDrive, toFuel, toTransmission } from './drive-train';
import { filteredFeatures } from './features';
import { exactWords, modelAlias } from './model-alias';
import { documentVersion } from './to-car-document';

test('derives what filters name and a car lacks', () => {
  expect(
    makeDocument({
      make: 'Mazda',
      model: 'CX-5',
      price: 19_990,
      km: 12_000,
      seats: 7,
      simple_body: null,
      body: 'SUV',
      simple_fuel: 'Petrol - Premium ULP',
      simple_drive: 'Front Wheel Drive',
      standardEquipment: ['Apple CarPlay and Android Auto', 'Electric sunroof'],
      created_at: '2026-11-01T00:00:00Z',
    }),
  ).toMatchObject({
    make_model: 'Mazda CX-5',
    price_range: '$10,000 - $20,000',
    weekly_price_range: {},
    filtered_features: ['Android Auto', 'Apple CarPlay', 'Sunroof'],
    categories: ['Seven seats or more', 'Low kilometres', 'Under $20,000'],
    dealership_name: 'Harbour Springwood',
    location_name: 'Springwood',
    body: 'suv',
    fuel: 'Petrol',
    drive: 'FWD',
    transmission: 'Automatic',
    created_ts: Date.parse('2026-11-01T00:00:00Z') / 1000,
  });
});

test('words that say nothing never become values', () => {
  const dirty = makeDocument({
    badge: ' - ',
    colour: '- / -',
    tag: 'nan',
    item_type: 'Other',
    city: 'N/A',
    state: 'AU-VIC',
    seats: 0,
    price: 10,
    simple_body: 'Other',
    body: '-',
    simple_fuel: '-',
    fuel: 'Other',
    simple_drive: 'Other',
    simple_transmission: '-',
    location: null,
  });
  for (const name of [
    'badge',
    'colour',
    'tag',
    'item_type',
    'city',
    'state',
    'seats',
    'price',
    'price_range',
    'body',
    'fuel',
    'drive',
    'transmission',
    'location_name',
  ] as const) {
    // prettier-ignore
    expect([name, dirty[name]]).toEqual([name, null]);
  }
  expect(makeDocument({ make: 'Toyota', model: 'Other' })).toMatchObject({
    make: 'Toyota',
    model: '',
    make_model: 'Toyota',
  });
  expect(makeDocument({ colour: 'White / Black', state: 'qld' })).toMatchObject({
    colour: 'White',
    state: 'QLD',
  });
});

test('the status is the one the rules see', () => {
  expect(makeDocument({ status: 'in_stock', sold: true }).status).toBe('sold');
  expect(makeDocument({ status: 'withdrawn' }).status).toBe('sold');
  expect(makeDocument({ status: 'coming_soon' }).status).toBe('coming_soon');
});

test.each([
  [null, null],
  [11, 'Under $10,000'],
  [9_999.99, 'Under $10,000'],
  [10_000, '$10,000 - $20,000'],
  [99_999, '$90,000 - $100,000'],
  [100_000, '$100,000 - $200,000'],
  [999_999, '$500,000 - $1,000,000'],
  [1_000_000, '$1,000,000+'],
  [20_000, '$20,000 - $30,000'],
  [200_000, '$200,000 - $500,000'],
  [500_000, '$500,000 - $1,000,000'],
])('price %p is in the range %p', (price, range) => {
  expect(priceRange(price)).toBe(range);
});

test.each([
  [null, null],
  [0, null],
  [25, null],
  [25.01, 'Under $50'],
  [49.49, 'Under $50'],
  [49.5, '$50 - $100'],
  [49.995, '$50 - $100'],
  [50, '$50 - $100'],
  [-1, null],
  [200, '$200 - $250'],
  [399, '$300 - $400'],
  [499.49, '$400 - $500'],
  [499.5, '$500+'],
  [500, '$500+'],
])('%p a week is in the range %p', (amount, range) => {
  expect(weeklyPriceRange(amount)).toBe(range);
});

test.each([
  [toFuel, 'Unleaded', 'Petrol'],
  [toFuel, 'Petrol/Electric Hybrid', 'Hybrid'],
  [toFuel, 'PHEV', 'Plug-in hybrid'],
  [toFuel, 'Electric', 'Electric'],
  [toFuel, 'Turbo Diesel', 'Diesel'],
  [toFuel, 'Water', null],
  [toDrive, 'Front', 'FWD'],
  [toDrive, '4x4 On Demand', '4WD'],
  [toDrive, 'All Wheel Drive', 'AWD'],
  [toDrive, 'Rear Wheel Drive', 'RWD'],
  [toDrive, '4x2', 'RWD'],
  [toTransmission, 'Sports Automatic Dual Clutch', 'Automatic'],
  [toTransmission, 'CVT', 'Automatic'],
  [toTransmission, 'Manual', 'Manual'],
] as const)('%p of "%s" is %p', (normalise, text, value) => {
  expect(normalise(text)).toBe(value);
});

test('features are named once, in one spelling', () => {
  const of = (equipment: readonly string[], title: string, interior: string | null = null) =>
    filteredFeatures({ equipment, title, interior, stars: null });
  const equipment = ['Sun roof', 'Panoramic glass roof', 'Sat nav', 'Cup holders'];
  expect(of(equipment, '2020 Kia Rio')).toEqual(['Navigation', 'Sunroof']);
  expect(of([], '2019 Hyundai Santa FE Elite Leather')).toEqual(['Leather seats']);
});

test.each([
  ['Leather', true],
  ['Black Leather', true],
  ['Black Leather/Suede', true],
  ['Black', false],
  ['Carbon Black Leatherette', false],
  ['Knight Black Synthetic Leather', false],
  ['Partial Leather Trim', false],
])('an interior in "%s" has leather seats: %s', (interior, hasLeather) => {
  expect(filteredFeatures({ equipment: [], title: '2014 Kia Sportage SLi', interior, stars: null })).toEqual(
    hasLeather ? ['Leather seats'] : [],
  );
});

test('a caravan that sleeps four is found by as many and by fewer, an interior by its leather', () => {
  const specifications = {
  body_width: null, body_length: null, tare_weight: null, axle_type: null, aggregate_trailer_mass: null,
}; // prettier-ignore
  const { keywords } = makeDocument({ specifications: { ...specifications, sleeps: 4 } });
  expect(keywords.filter((key) => key.startsWith('sleeps'))).toEqual([
    'sleeps1',
    'sleeps2',
    'sleeps3',
    'sleeps4',
  ]);
  expect(makeDocument({ interior_colour: 'Red Leather' }).keywords).toContain('redleather');
  expect(makeDocument({ interior_colour: 'Red' }).keywords).not.toContain('red');
});

test('[CON-034] a car is put in order and filtered by the price it shows, an offer as before, a subscription by none', () => {
  const offered = { price: 30_850, before_price: 33_000, offer_price: 28_990 };
  const document = makeDocument(offered);
  expect(document).toMatchObject({
    price: 28_990,
    before_price: 30_850,
    offer_price: null,
    payable_price: 28_990,
    price_range: '$20,000 - $30,000',
  });
  expect(priceDisplay({ ...makeCar(), ...document }, '')).toEqual(
    priceDisplay({ ...makeCar(), ...offered }, ''),
  );
  expect(makeDocument({ price: 30_000, offer_price: 31_000 })).toMatchObject({
    price: 30_000,
    offer_price: 31_000,
  });
  const rented = { price: 30_000, offer_price: 28_000, subscription_price: 279 };
  expect(makeDocument(rented)).toMatchObject({ price: null, payable_price: null, price_range: null });
});

test('a caravan is found by axles, feet and what it weighs at most, a truck by its gross mass', () => {
  const specifications = {
    body_width: null, body_length: 6100, tare_weight: 1990, axle_type: 'Tandem', aggregate_trailer_mass: 2500, sleeps: null,
  }; // prettier-ignore
  const caravan = makeDocument({ specifications }).keywords;
  for (const words of ['Tandem axle', '20 ft', 'Tare up to 2 t', 'ATM up to 2.5 t', 'ATM up to 4.5 t'])
    expect(caravan).toContain(keywordOf(words));
  for (const words of ['Tare up to 1.5 t', 'ATM up to 2 t', 'GVM up to 4.5 t'])
    expect(caravan).not.toContain(keywordOf(words));
  const truck = makeDocument({ variant: { ...emptyVariant, grossvehiclemass: 4_501 } }).keywords;
  expect(truck).toContain(keywordOf('GVM up to 6 t'));
  expect(truck).not.toContain(keywordOf('GVM up to 4.5 t'));
});

test('a car is found by exact words for its name, badge, series, engine and equipment', () => {
  const keys = (changes: Parameters<typeof makeDocument>[0]) => makeDocument(changes).keywords;
  const cruiser = keys({
    name: '2020 Toyota Landcruiser LC200 VX (4X4)',
    make: 'Toyota',
    model: 'Landcruiser',
    doors: 5,
    engine_size_litres: 4.5,
    variant: { ...emptyVariant, cylinders: 8, induction: 'Twin Turbo Intercooled' },
    standardEquipment: ['Apple CarPlay', 'Tow bar'],
  });

  for (const key of ['landcruiser', 'lc200', '200series', 'vx', 'v8', '8cylinders', '4.5litres', 'turbo', 'applecarplay', 'towbar', '5doors']) {
    expect(cruiser).toContain(key);
  } // prettier-ignore
  const badges = keys({ name: '2018 Holden Commodore SS-V Redline 6.2', make: 'Holden', model: 'Commodore' });
  for (const key of ['ssv', 'ss', 'ssvredline', '6.2', 'commodoressv']) expect(badges).toContain(key);
  expect(badges).not.toContain('v');
  expect(keys({ name: '2019 BMW 320I M Sport', make: 'BMW', model: '320I' })).toEqual(
    expect.arrayContaining(['320i', '3series', 'msport']),
  );
});

test('what a car may tow is indexed in steps', () => {
  const towing = (kg: number | null) =>
    makeDocument({ variant: { ...emptyVariant, towingcapacitybraked: kg } }).categories.filter((name) =>
      name.startsWith('Tows'),
    );
  expect(towing(null)).toEqual([]);
  expect(towing(1_499)).toEqual([]);
  expect(towing(2_000)).toEqual(['Tows 1.5 t or more', 'Tows 2 t or more']);
  expect(towing(3_500)).toHaveLength(5);
});

test.each([
  ['Mazda', 'CX-5', ['cx5', 'cx-5', 'cx 5']],
  ['Mazda', '3', ['mazda3', '3']],
  ['Mazda', 'Mazda3', ['mazda3', 'mazda 3']],
  ['Toyota', 'RAV4', ['rav4', 'rav 4']],
  ['Toyota', 'LandCruiser', ['landcruiser', 'land cruiser']],
  ['Toyota', 'Landcruiser', ['landcruiser', 'land cruiser']],
  ['Nissan', 'X-Trail', ['xtrail', 'x trail']],
  ['BMW', '320i', ['3 series', '320i']],
  ['BMW', '5 Series', ['5 series', 'bmw5']],
  ['BMW', 'X3', ['x3']],
  ['Mercedes-Benz', 'GLC250', ['glc-class', 'glc 250']],
  ['Hyundai', 'i30', ['i30', 'i 30']],
])('%s %s may be typed %j', (make, model, spellings) => {
  const alias = ` ${modelAlias(make, model)} `;
  for (const spelling of spellings) expect(alias).toContain(` ${spelling} `);
});

test('words matched as typed are those of letters and digits', () => {
  expect(exactWords('cx-5 cx5 rav4 corolla 86')).toEqual(['cx5', 'rav4']);
});

test('ranks by being for sale, pictures, price and freshness', () => {
  const best = makeCar({ id: 5, created_at: START.toISOString() });
  const rank = (changes: Partial<typeof best>) => customRank({ ...best, ...changes }, START);
  const worse: Partial<typeof best>[] = [
    { status: 'coming_soon' },
    { status: 'sold' },
    { sold: true },
    { reserved: true },
    { photos_count: 0 },
    { photos_count: 1 },
    { price: null },
    { price: 10 },
    { created_at: '2026-10-20T00:00:00Z' },
  ];
  for (const changes of worse) expect(rank(changes)).toBeLessThan(rank({}));
  expect(rank({ status: 'sold' })).toBeLessThan(rank({ status: 'coming_soon' }));
  expect(rank({ certified: true })).toBeGreaterThan(rank({}));
  expect(rank({ created_at: 'never' })).toBe(rank({ created_at: '2020-01-01T00:00:00Z' }));
  expect(rank({})).toBe(rank({}));
});

test('numbers that cannot be are none', () => {
  const seatsOf = (seats: number) => makeDocument({ seats }).seats;
  expect([seatsOf(1), seatsOf(100), seatsOf(101), seatsOf(-1)]).toEqual([1, 100, null, null]);
  expect(makeDocument({ created_at: 'never' }).created_ts).toBe(0);
  expect(makeDocument({ created_at: '1970-01-01T00:00:01.900Z' }).created_ts).toBe(1);
});

const entry = { interestRate: 8.5, comparisonRate: 9.1, paymentWeek: 120 };

test('each lender has the band of the payment that a card would show', () => {
  const finance_lenders = {
    stated: entry,
    rounded: { ...entry, paymentWeek: 149.5 },
    forTerm: { ...entry, paymentWeek: null, termMonths: 60, term5: 110 },
    monthOnly: { ...entry, paymentWeek: null, paymentMonth: 480 },
    tooSmall: { ...entry, paymentWeek: 25 },
    withoutRate: { ...entry, interestRate: null },
    withoutComparison: { ...entry, comparisonRate: null },
  };
  const { weekly_price_range, weekly_lenders } = makeDocument({ finance_lenders });
  expect(weekly_price_range).toEqual({
    stated: '$100 - $150',
    rounded: '$150 - $200',
    forTerm: '$100 - $150',
  });
  expect(weekly_lenders).toEqual(['stated', 'rounded', 'tooSmall', 'withoutRate', 'withoutComparison']);
});

test('a quote of the car’s own is no payment of a lender', () => {
  const youxQuote = { weeklyRepaymentAmount: 60, comparisonRate: 8, advertisedRate: 7 };
  expect(makeDocument({ youxQuote, finance_lenders: null })).toMatchObject({
    weekly_price_range: {},
    weekly_lenders: [],
  });
});

test('a car that is rented by the week has no weekly payment beside its subscription', () => {
  const rangesOf = (subscription_price: number | null) =>
    makeDocument({ finance_lenders: { lender: entry }, subscription_price }).weekly_price_range;
  expect([rangesOf(249), rangesOf(0), rangesOf(null)]).toEqual([
    {},
    { lender: '$100 - $150' },
    { lender: '$100 - $150' },
  ]);
});

test('texts of facets are clean', () => {
  const car = makeDocument({
    colour: ' / Black',
    state: ' vic ',
    city: ' Nambour ',
    make: 'Kia',
    model: 'Other',
  });
  expect([car.colour, car.state, car.city, car.make_model]).toEqual([null, 'VIC', 'Nambour', 'Kia']);
});

test('documents of another form have another version: raise it, then put the new hash here', () => {
  const documents = [
    makeDocument({ finance_lenders: { lender: entry }, standardEquipment: ['Apple CarPlay', 'Bull bar'] }),
    makeDocument(
      {
        id: 2,
        autograb_data: { state_average_market_price: 9_000, average_market_price: null },
        make: 'Mazda',
        model: '3',
        price: 8,
        status: 'sold',
        location: null,
      },
      7,
    ),
    makeDocument({ id: 3, make: 'Isuzu', model: 'NPR', item_type: 'Truck', simple_body: 'Other', km: null }),
    makeDocument({
      id: 4,
      name: '2020 Fuso eCanter S-Lift',
      standardEquipment: ['Tail lift', 'Diesel heater'],
    }),
  ];
  const hash = createHash('sha256').update(JSON.stringify(documents)).digest('hex').slice(0, 16);
  expect([documentVersion, hash]).toEqual([10, '779ad0e16cf2969b']);
});
