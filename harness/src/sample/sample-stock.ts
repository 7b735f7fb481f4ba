import type { Car, CarInput } from 'shared-contracts/entities/car';
import type { Location } from 'shared-contracts/entities/location';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { makeCar } from 'shared-contracts/testing';

interface Kind {
  make: string;
  model: string;
  badge: string;
  body: string;
  fuel: string;
  /** Dollars of a new one. */
  priceAud: number;
  itemType?: string;
}

/** What the sample location sells; each kind comes in several years and colours. */
const kinds: readonly Kind[] = [
  { make: 'Toyota', model: 'RAV4', badge: 'GXL', body: 'SUV', fuel: 'Hybrid', priceAud: 48_990 },
  { make: 'Toyota', model: 'HiLux', badge: 'SR5', body: 'Ute', fuel: 'Diesel', priceAud: 62_490 },
  { make: 'Mazda', model: 'CX-5', badge: 'Akera', body: 'SUV', fuel: 'Petrol', priceAud: 54_000 },
  { make: 'Mazda', model: '3', badge: 'G20 Pure', body: 'Hatch', fuel: 'Petrol', priceAud: 33_500 },
  { make: 'Ford', model: 'Ranger', badge: 'Wildtrak', body: 'Ute', fuel: 'Diesel', priceAud: 71_190 },
  { make: 'Subaru', model: 'Outback', badge: 'Touring', body: 'Wagon', fuel: 'Petrol', priceAud: 55_990 },
  { make: 'Hyundai', model: 'i30', badge: 'Active', body: 'Hatch', fuel: 'Petrol', priceAud: 30_200 },
  {
    make: 'Kia',
    model: 'Carnival',
    badge: 'Platinum',
    body: 'People mover',
    fuel: 'Diesel',
    priceAud: 72_990,
  },
  { make: 'BMW', model: '320i', badge: 'M Sport', body: 'Sedan', fuel: 'Petrol', priceAud: 84_900 },
  { make: 'Tesla', model: 'Model 3', badge: 'Long Range', body: 'Sedan', fuel: 'Electric', priceAud: 71_900 },
  {
    make: 'Jayco',
    model: 'Journey',
    badge: 'Outback',
    body: 'Caravan',
    fuel: '',
    priceAud: 79_990,
    itemType: 'caravan',
  },
  {
    make: 'Isuzu',
    model: 'NLR 45-150',
    badge: 'Traypack',
    body: 'Light truck',
    fuel: 'Diesel',
    priceAud: 68_400,
  },
];

const colours = ['White', 'Silver', 'Black', 'Blue', 'Red'] as const;
const carsPerKind = 5;
const stepPerYear = 0.09;

/** Ways in which a car may be out of the ordinary, in turn: every state a page has to show occurs. */
const oddities: readonly Partial<CarInput>[] = [
  {},
  { tag: 'Low kms', certified: true },
  { before_price: 99_990 },
  { status: 'coming_soon' },
  { price: 0 },
  { reserved: true },
  { km: null, badge: null },
  { images: [], thumbnails: [], primary_image_url: null, photos_count: 0 },
  { status: 'sold', sold: true },
  { subscription_price: 249, payment_processors: ['subscription'] },
  { finance_lenders: null },
];

const interestRatePercent = 8.49;
const comparisonRatePercent = 9.12;

/** Prices of like cars are a little higher on average, so that the gauge has something to say. */
const marketShare = 1.04;

/** A lender's offer of five years on a price, near enough for looking at. */
const lenderEntry = (priceAud: number) => ({
  interestRate: interestRatePercent,
  comparisonRate: comparisonRatePercent,
  paymentWeek: Math.round(priceAud / 215),
  paymentMonth: Math.round(priceAud / 50),
});

/** Lender of the site's finance provider; null where the site has none. */
function lenderOf({ site, finance }: PublicTenantConfig): string | null {
  return (site.finance_provider && finance.providers[site.finance_provider]?.lender) || null;
}

const commentsOfDealer =
  'One owner, full service history and two keys. Comes with a fresh roadworthy, a tank of fuel and a three month ' +
  'warranty. Trade-ins are welcome and we deliver to your door, anywhere in the state. Call our team to book a test ' +
  'drive, or send an enquiry and we will answer within the hour. Finance is available to approved buyers. All our ' +
  'cars pass a hundred point inspection before they go on sale.';

/** Sixty vehicles that cover every state a page has to show; the same for the same site and locations. */
export function sampleStock(site: PublicTenantConfig, locations: readonly Location[]): Car[] {
  const lender = lenderOf(site);
  const sampleLocations = locations.filter(({ location_type: type }) => type === 'sales' || type === '');
  return Array.from({ length: kinds.length * carsPerKind }, (_, index) => {
    const kind = kinds[index % kinds.length] as Kind; // the index is within the list
    const age = Math.floor(index / kinds.length);
    const location = sampleLocations[index % Math.max(1, sampleLocations.length)];
    const price = Math.round((kind.priceAud * (1 - age * stepPerYear)) / 10) * 10;
    return makeCar({
      id: index + 1,
      year: 2026 - age,
      make: kind.make,
      model: kind.model,
      badge: kind.badge,
      price,
      km: age === 0 ? 12 : age * 17_500 + index * 37,
      car_type: age === 0 ? 'new' : age === 1 ? 'demo' : 'used',
      colour: colours[index % colours.length] ?? null,
      simple_body: kind.body,
      simple_fuel: kind.fuel || null,
      item_type: kind.itemType ?? null,
      created_at: new Date(Date.UTC(2026, 4, 1 + (index % 28))).toISOString(),
      standardEquipment: [
        'Adaptive cruise control',
        'Apple CarPlay',
        'Reversing camera',
        'Tow bar',
        'Keyless entry',
      ],
      dealercomments: commentsOfDealer,
      payment_processors: ['sandbox'],
      autograb_data:
        age === 0
          ? null
          : {
              state_average_market_price: Math.round(price * marketShare),
              average_market_price: Math.round(price * marketShare),
            },
      finance_lenders: lender ? { [lender]: lenderEntry(price) } : null,
      ...(location
        ? {
            dealership_id: location.dealership_id,
            dealership_slug: location.dealership_slug,
            city: location.address.city,
            state: location.address.state,
            location: {
              id: location.id,
              name: location.name,
              slug: location.slug,
              phone: location.contact_detail.phone,
              address: { ...location.address, id: location.id },
            },
          }
        : {}),
      ...oddities[index % oddities.length],
    });
  });
}
