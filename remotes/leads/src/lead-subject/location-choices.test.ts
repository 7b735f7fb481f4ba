import type { FormType } from 'shared-contracts/entities/lead';
import { makeLocation, makeSite } from 'shared-contracts/testing';
import { asksForLocation, loadLocationChoices, locationsFor } from './location-choices';

const site = (leads: Parameters<typeof makeSite>[0] = {}) =>
  makeSite({ site: { dealerships: ['coast', 'hills-motors'] }, ...leads });
const everywhere = site({ leads: { showLocation: true } });

/** The choices of a site with these locations. */
function choicesOf(...locations: Parameters<typeof makeLocation>[0][]) {
  const api = jest.fn().mockResolvedValue(locations.map((changes) => makeLocation(changes)));
  const services = { site: everywhere, api, signal: new AbortController().signal };
  return loadLocationChoices(services as never, { formType: 'enquiry', hasCar: true }); // the sites' locations are read
}

test.each<[FormType, boolean, boolean]>([
  ['enquiry', false, false],
  ['test-drive', true, false],
  ['test-drive', false, true],
  ['service', true, true],
  ['trade-in', false, false],
])(
  '[LEA-011] [LEA-038] a form of kind %s, about a car: %s, asks for a location: %s',
  (formType, hasCar, asks) => {
    expect(asksForLocation(site(), { formType, hasCar })).toBe(asks);
    expect(asksForLocation(everywhere, { formType, hasCar })).toBe(true);
  },
);

test('[LOC-006][LOC-007] the locations that are visible are offered, in the order of the site', async () => {
  const { locations } = await choicesOf(
    { slug: 'south', name: 'South' },
    { slug: 'hidden', name: 'Hidden', visible: false },
    { slug: 'north', name: 'North' },
  );
  expect(locations.map(({ value }) => value)).toEqual(['south', 'north']);
});

test('a dealership goes by the name of its main location, or its own where none is visible', async () => {
  const { dealerships } = await choicesOf(
    { name: 'Coast Parts', dealership_slug: 'coast', primary: false },
    { name: 'Coast Cars', dealership_slug: 'coast', primary: true },
    { name: 'Hills', dealership_slug: 'hills-motors', visible: false },
  );
  expect(dealerships).toEqual([
    { value: 'coast', label: 'Coast Cars' },
    { value: 'hills-motors', label: 'Hills Motors' },
  ]);
});

test('[LOC-012] a service is booked at a workshop, a car sold where cars are bought and driven where they are sold, or at any', async () => {
  const choices = await choicesOf(
    { slug: 'workshop', location_type: 'service' },
    { slug: 'yard', location_type: 'sales', location_subtype: ['buying'] },
    { slug: 'parts', location_type: 'parts' },
  );
  const offered = (formType: FormType, from = choices) =>
    locationsFor(formType, from).map(({ value }) => value).toSorted(); // prettier-ignore
  expect(offered('service')).toEqual(['workshop']);
  expect(offered('trade-in')).toEqual(['yard']);
  expect(offered('test-drive')).toEqual(['yard']);
  expect(offered('enquiry')).toEqual(['parts', 'workshop', 'yard']);
  expect(offered('service', await choicesOf({ slug: 'yard', location_type: 'sales' }))).toEqual(['yard']);
});
