import { publicSite } from 'harness/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import { imageUrl, missingPicture } from 'shared-contracts/images';
import { makeCar } from 'shared-contracts/testing';
import { vehicleJsonLd } from './vehicle-json-ld';
import { vehicleMeta } from './vehicle-meta';

const site = publicSite();
const faq = [{ question: 'Can you hold it?', answer: 'Yes, for 48 hours.' }];

/** The object of a type among a car's structured data. */
function found(
  type: string,
  change: Partial<CarInput> = {},
  items = faq,
): Record<string, unknown> | undefined {
  const objects = vehicleJsonLd(makeCar(change), site, items) as Record<string, unknown>[];
  return objects.find((object) => [object['@type']].flat().includes(type));
}
const offerOf = (change: Partial<CarInput>): unknown => found('Car', change)?.['offers'];

test('[DEL-008] the head names the car, its price and its picture', () => {
  const meta = vehicleMeta(makeCar({ slug: 'a-1' }), site);
  expect(meta.title).toBe('2021 Toyota RAV4 GX | Test Motors');
  expect(meta.description).toContain('45,000 kms');
  expect(meta.description).toContain('$35,990 Drive Away');
  expect(meta).toMatchObject({ canonical: '/cars/a-1', noindex: false, priceAud: 35_990 });
  expect(meta.image).toMatch(/^\/images\/1200\//);
});

test('a sold car has no price to share, and stays in search engines as long as its page does', () => {
  const sold = vehicleMeta(makeCar({ sold: true, sold_date_timestamp: 1_780_000_000 }), site);
  expect(sold).toMatchObject({ noindex: false, priceAud: null });
  expect(sold.description).not.toContain('$');
  expect(vehicleMeta(makeCar({ sold: true, sold_date_timestamp: null }), site).noindex).toBe(true);
});

test('[DEL-008] a car about which nothing is known is still described in a sentence', () => {
  const bare = makeCar({ km: null, price: null, simple_fuel: null, simple_transmission: null });
  expect(vehicleMeta(bare, site).description).toMatch(
    /^Used 2021 Toyota RAV4 GX[^:]*\. See it at Test Motors\.$/,
  );
});

test.each([
  ['Springwood', 'QLD', ' in Springwood QLD:'],
  ['Gold Coast', 'QLD', ' on the Gold Coast QLD:'],
  [null, 'QLD', ' in QLD:'],
  [null, null, 'GX:'],
])('[DEL-008] a car of %s, %s is described as%s', (city, state, text) => {
  expect(vehicleMeta(makeCar({ location: null, city, state }), site).description).toContain(text);
});

test('a car is a product and a car, with its seller and facts, and nothing it does not say', () => {
  const car = found('Car', { slug: 'a-1', vin: null, doors: 5 });
  expect(car).toMatchObject({
    '@type': ['Product', 'Car'],
    name: '2021 Toyota RAV4 GX',
    url: 'https://test.example/cars/a-1',
    numberOfDoors: 5,
    mileageFromOdometer: { value: 45_000, unitCode: 'KMT' },
  });
  expect(car).not.toHaveProperty('vehicleIdentificationNumber');
  expect([car?.['image']].flat()[0]).toMatch(/^https:\/\/test\.example\/images\//);
  expect(offerOf({})).toMatchObject({
    '@type': 'Offer',
    seller: { '@type': 'AutoDealer', name: 'Springwood' },
  });
});

test('its description is what the dealer wrote, else the facts, and no longer than 500 characters', () => {
  expect(found('Car', { dealercomments: 'One owner 🚗' })?.['description']).toBe('One owner 🚗');
  expect(found('Car', { dealercomments: null })?.['description']).toContain('45,000 kms');
  expect([...String(found('Car', { dealercomments: '🚗'.repeat(501) })?.['description'])]).toHaveLength(500);
});

test('an offer has a real price only, and says what is sold', () => {
  expect(offerOf({})).toMatchObject({
    price: 35_990,
    priceCurrency: 'AUD',
    availability: 'https://schema.org/InStock',
  });
  expect(offerOf({ sold: true })).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  expect(offerOf({ status: 'coming_soon' })).toMatchObject({ availability: 'https://schema.org/PreOrder' });
  expect(offerOf({ offer_price: 30_000 })).toMatchObject({ price: 30_000 });
});

test.each([
  ['reserved', { reserved: true }, 'Reserved'],
  ['reserved before it has arrived', { reserved: true, status: 'coming_soon' }, 'Reserved'],
  ['reserved and sold meanwhile', { reserved: true, sold: true }, 'SoldOut'],
])('a car that is %s is not for sale to the next shopper', (_, change, availability) => {
  expect(offerOf(change)).toMatchObject({ availability: `https://schema.org/${availability}` });
});

test.each([
  ['a price that is none', { price: 10 }],
  ['no price', { price: null }],
  ['a preorder', { price: null, preorder: true }],
  ['a subscription', { subscription_price: 250 }],
])('with %s it is a car and no product, which would need an offer', (_, change) => {
  const car = found('Car', change);
  expect(car?.['@type']).toBe('Car');
  expect(car).not.toHaveProperty('offers');
});

test.each([
  ['no photos', []],
  ['photos that are not stored', [{ image: { url: 'https://e.example/a.jpg', thumb: { url: '' } } }]],
])('a car with %s has the drawn picture', (_, images) => {
  expect(found('Car', { images })?.['image']).toEqual([
    `https://test.example${imageUrl(site.images, missingPicture, { width: 1200 })}`,
  ]);
});

test('[VEH-008] the trail has absolute addresses', () => {
  const items = found('BreadcrumbList', { slug: 'a-1' })?.['itemListElement'] as { item: string }[];
  expect(items.map(({ item }) => item)).toEqual([
    'https://test.example/',
    'https://test.example/search/used-cars',
    'https://test.example/search/toyota',
    'https://test.example/search/toyota/rav4',
    'https://test.example/cars/a-1',
  ]);
});

test('[VEH-075] questions are given with their answers; without any there is no such object', () => {
  expect(found('FAQPage')).toMatchObject({
    mainEntity: [
      { '@type': 'Question', name: 'Can you hold it?', acceptedAnswer: { text: 'Yes, for 48 hours.' } },
    ],
  });
  expect(found('FAQPage', {}, [])).toBeUndefined();
});
