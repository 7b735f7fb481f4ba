import { publicSite, stubApi } from 'harness/testing';
import { ApiFailure } from 'shared-contracts/errors';
import { makeCar, makeLocation } from 'shared-contracts/testing';
import { loadConfirmation } from './load-confirmation';

const site = publicSite({ site: { dealerships: ['harbour-springwood', 'harbour-southport'] } });
const springwood = makeLocation();
const workshop = makeLocation({
  id: 2,
  slug: 'springwood-service',
  name: 'Springwood Service',
  location_type: 'service',
  primary: false,
});
const southport = makeLocation({
  id: 3,
  slug: 'southport',
  name: 'Southport',
  dealership_slug: 'harbour-southport',
});
const hidden = makeLocation({ id: 4, slug: 'hidden', name: 'Hidden', visible: false });
const holiday = { date: '2026-12-25', status: 'Closed' as const, location_id: 3 };
const answers = {
  listCars: [makeCar({ id: 7 })],
  listLocations: [workshop, springwood, southport, hidden],
  listSpecialHours: [holiday, { ...holiday, location_id: 1 }],
};
const noPlace = { location: '', dealership: '' };

const load = (
  lead: Parameters<typeof loadConfirmation>[0],
  category: Parameters<typeof loadConfirmation>[1] = 'enquiry',
  given: Parameters<typeof stubApi>[0] = answers,
) => loadConfirmation(lead, category, { site, api: stubApi(given), signal: new AbortController().signal });

test.each([
  ['the location it names', { car_id: null, location: 'southport', dealership: '' }, 'southport'],
  ['its car’s', { car_id: 7, ...noPlace }, 'springwood'],
  ['its dealership’s', { car_id: null, location: '', dealership: 'harbour-southport' }, 'southport'],
  ['that of the site’s first dealership', { car_id: null, ...noPlace }, 'springwood'],
  ['a visible one', { car_id: null, location: 'hidden', dealership: '' }, 'springwood'],
])('the lead is with %s', async (_, lead, slug) => {
  expect((await load(lead)).location?.slug).toBe(slug);
});

test('a service booking is with the workshop', async () => {
  expect((await load({ car_id: null, ...noPlace }, 'service')).location?.slug).toBe('springwood-service');
});

test('the special hours are those of the location', async () => {
  const { specialDays } = await load({ car_id: null, location: 'southport', dealership: '' });
  expect(specialDays).toEqual([{ date: '2026-12-25', start: null, end: null }]);
});

test('what cannot be had is left out, and nothing is thrown', async () => {
  const down = new ApiFailure('unavailable', 'Down.');
  expect(
    await load({ car_id: 7, ...noPlace }, 'enquiry', {
      listCars: down,
      listLocations: down,
      listSpecialHours: down,
    }),
  ).toEqual({ car: null, location: null, specialDays: [], appointmentAt: null });
});
