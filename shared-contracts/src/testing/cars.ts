import { carSchema, type Car, type CarInput } from '../entities/car';
import { toCarCard, type CarCard } from '../entities/car-card';
import { pictureRef } from '../images';

const hash = (seed: number) => seed.toString(16).padStart(32, '0');

/**
 * A used RAV4 in stock, changed where the test says so. `slug`, `path`, `name` and pictures follow from the
 * other fields unless they are given.
 */
export function makeCar(overrides: Partial<CarInput> = {}): Car {
  const id = overrides.id ?? 1;
  const year = overrides.year ?? 2021;
  const make = overrides.make ?? 'Toyota';
  const model = overrides.model ?? 'RAV4';
  const badge = overrides.badge === undefined ? 'GX' : overrides.badge;
  const slug = overrides.slug ?? `${year}-${make}-${model}-${id}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const pictures = [0, 1, 2, 3].map((angle) => pictureRef(hash(id * 16 + angle + 1)));
  return carSchema.parse({
    id,
    slug,
    path: `/cars/${slug}`,
    name: [year, make, model, badge].filter(Boolean).join(' '),
    year,
    make,
    model,
    badge,
    colour: 'White',
    km: 45_000,
    price: 35_990,
    price_type: 'Drive Away',
    status: 'in_stock',
    car_type: 'used',
    created_at: '2026-01-05T09:00:00+10:00',
    stocknum: `S${id}`,
    dealership_id: 1,
    dealership_slug: 'harbour-springwood',
    city: 'Springwood',
    state: 'QLD',
    location: {
      id: 1,
      name: 'Springwood',
      slug: 'springwood',
      phone: '0731234567',
      address: {
        street: '1 Main St',
        city: 'Springwood',
        state: 'QLD',
        postcode: '4127',
        place_url: null,
        id: 1,
      },
      distribution_locations: [],
    },
    images: pictures.map((url) => ({ image: { url, thumb: { url } } })),
    thumbnails: pictures,
    primary_image_url: pictures[0],
    photos_count: pictures.length,
    simple_body: 'SUV',
    simple_fuel: 'Hybrid',
    simple_transmission: 'Automatic',
    simple_drive: 'AWD',
    seats: 5,
    doors: 5,
    ...overrides,
  } satisfies CarInput);
}

/** The card of a car. */
export function makeCard(overrides: Partial<CarInput> = {}): CarCard {
  return toCarCard(makeCar(overrides));
}
