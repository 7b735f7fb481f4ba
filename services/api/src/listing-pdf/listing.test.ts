import { makeCar, makeLocation, makeSite } from 'shared-contracts/testing';
import { toListing } from './listing';

const listingOf = (car: Parameters<typeof makeCar>[0], site: Parameters<typeof makeSite>[0] = {}) =>
  toListing(makeCar(car), {
    dealershipName: 'Harbour Yard',
    location: makeLocation({ dealer_license_number: '1234567' }),
    config: makeSite(site),
    now: new Date('2026-11-21T15:00:00Z'),
  });

test('[API-022] the PDF names the car, its dealership and the address of its page', () => {
  const listing = listingOf(
    { year: 2021, make: 'Toyota', model: 'RAV4', badge: 'GXL', series: null, km: 45_000, slug: 'rav4-1' },
    { site: { url: 'https://harbour.example', name: 'Harbour Motors' } },
  );
  expect(listing).toMatchObject({
    siteName: 'Harbour Motors',
    day: '22 Nov 2026', // of the site's zone
    title: '2021 Toyota RAV4 GXL',
    address: 'https://harbour.example/cars/rav4-1',
    dealer: { name: 'Harbour Yard', lines: expect.arrayContaining(['Dealer licence 1234567']) },
  });
  expect(listing.facts[0]).toEqual({ label: 'Kilometres', value: '45,000 kms' });
});

const plain = { before_price: null, offer_price: null, price_type: null };
test.each([
  [
    'a price with its type',
    { ...plain, price: 35_990, price_type: 'Drive Away' },
    ['$35,990', '', 'Drive Away'],
  ],
  ['a reduced price', { ...plain, price: 35_990, before_price: 38_990 }, ['$35,990', '$38,990', '']],
  ['no price', { ...plain, price: 10 }, ['Enquire for price.', '', '']],
  ['a price by the week', { ...plain, subscription_price: 249 }, ['$249', '', 'per week']],
  ['a car that is sold', { ...plain, status: 'sold', price: 35_990 }, ['Sold', '', '']],
])('[API-022] %s', (_name, car, [amount, was, kind]) => {
  expect(listingOf(car).price).toEqual({ amount, was, kind });
});

test('[API-022] what says nothing is left out', () => {
  const listing = listingOf({
    km: null, stocknum: 'null', vin: ' ', colour: '🌈', standardEquipment: ['Tow bar', 'مكيف', ''],
  }); // prettier-ignore
  expect(listing.facts.map(({ label }) => label)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/Kilometres|Stock No\.|VIN|^Colour/)]),
  );
  expect(listing.features).toEqual(['Tow bar']);
});

test('[API-022] the disclaimer is that of the condition', () => {
  const disclaimer = { used: 'Used as seen.', new: 'New as built.' };
  expect(listingOf({ car_type: 'used' }, { vehicle: { disclaimer } }).disclaimer).toBe('Used as seen.');
  expect(listingOf({ car_type: 'demo' }, { vehicle: { disclaimer } }).disclaimer).toBe('');
});
