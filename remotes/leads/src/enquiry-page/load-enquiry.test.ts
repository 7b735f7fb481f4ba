import { loadContext, publicSite, stubApi, type ApiAnswers } from 'harness/testing';
import { offerSchema } from 'shared-contracts/entities/content';
import { ApiFailure } from 'shared-contracts/errors';
import type { LoadContext } from 'shared-contracts/remote/remote-module';
import { makeCar, makeLocation } from 'shared-contracts/testing';
import { remote } from '../remote';
import { loadEnquiry, type EnquiryData } from './load-enquiry';

const context = (query: string, answers: ApiAnswers, site = publicSite()): LoadContext =>
  loadContext(`/enquire${query}`, { site, api: stubApi(answers) });

test('the car of the address is loaded, with a key of its own for every page', async () => {
  const answers = { getCar: () => makeCar({ id: 7 }) };
  const first = await loadEnquiry(context('?car=a-7', answers));
  expect(first).toMatchObject({ car: { id: 7, location: { slug: 'springwood' } }, isCarGone: false });
  expect(first.car).not.toHaveProperty('images');
  const second = await loadEnquiry(context('?car=a-7', answers));
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(second.key).not.toBe(first.key);
  expect(remote.routes.find(({ id }) => id === 'leads.enquire')).toMatchObject({ cache: 'private' });
});

test('a car that is gone makes it a general enquiry; a broken API does not', async () => {
  const gone = () => {
    throw new ApiFailure('not_found', 'Gone.');
  };
  const down = () => {
    throw new ApiFailure('unavailable', 'Down.');
  };
  expect(await loadEnquiry(context('?car=a-7', { getCar: gone }))).toMatchObject({
    car: null,
    isCarGone: true,
  });
  expect(await loadEnquiry(context('', {}))).toMatchObject({ car: null, isCarGone: false });
  await expect(loadEnquiry(context('?car=a-7', { getCar: down }))).rejects.toMatchObject({
    code: 'unavailable',
  });
});

const rav4Offer = {
  id: 42,
  name: 'RAV4 EOFY',
  model: { name: 'RAV4', slug: 'rav4', override_url: null },
};
const listed = [{ ...rav4Offer, id: 41, name: 'Other' }, rav4Offer].map((offer) =>
  offerSchema.parse({ ...offer, description: '', sanitized_description: '' }),
);
const down = (): never => {
  throw new ApiFailure('unavailable', 'Down.');
};
test.each<[string, string, ApiAnswers, EnquiryData['offer']]>([
  ['of the site', '42', { listOffers: listed }, { id: 42, offer: rav4Offer }],
  ['that has ended', '42', { listOffers: [] }, { id: 42, offer: null }],
  ['that cannot be looked up', '42', { listOffers: down }, { id: 42, offer: null }],
  ['whose id is none', '42;drop', {}, null],
])('[LEA-037] the address may name an offer %s', async (_, id, answers, expected) => {
  expect((await loadEnquiry(context(`?offer_id=${id}`, answers))).offer).toEqual(expected);
});

test('an address chooses only what the form offers', async () => {
  const chosen = await loadEnquiry(context('?category=Parts+Enquiry&location=springwood', {}));
  expect(chosen).toMatchObject({ category: 'Parts Enquiry', location: 'springwood' });
  const odd = await loadEnquiry(context('?category=Free+cars&location=%3Cb%3E', {}));
  expect(odd).toMatchObject({ category: '', location: '' });
});

test('[LOC-007] visible locations are loaded where a form asks for one; a dealership has the name of its main location', async () => {
  const site = publicSite({
    site: { dealerships: ['harbour-springwood', 'far-away'] },
    leads: { showLocation: true },
  });
  const listLocations = () => [
    makeLocation({ id: 1 }),
    makeLocation({ id: 2, name: 'Springwood Service', slug: 'service', primary: false }),
    makeLocation({ id: 3, name: 'Hidden', slug: 'hidden', visible: false }),
  ];
  expect((await loadEnquiry(context('', { listLocations }, site))).choices).toEqual({
    locations: [
      {
        value: 'springwood',
        label: 'Springwood',
        dealership: 'harbour-springwood',
        kind: 'sales',
        buysCars: false,
      },
      {
        value: 'service',
        label: 'Springwood Service',
        dealership: 'harbour-springwood',
        kind: 'sales',
        buysCars: false,
      },
    ],
    dealerships: [
      { value: 'harbour-springwood', label: 'Springwood' },
      { value: 'far-away', label: 'Far Away' },
    ],
  });
});
