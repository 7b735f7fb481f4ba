import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { makeDocument, publicSite, stubSearch } from 'harness/testing';
import { locationsApi, makeTestSite, openPage } from '../testing/in-site';
import { searchByPlace } from '../testing/search-by-place';
import { brisbane, carsOf, severalDealerships, locations } from '../testing/locations';

configure({ defaultHidden: true, asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);

const dealershipCars = [
  makeDocument({ id: 1, dealership_slug: 'harbour-springwood' }),
  makeDocument({ id: 2, slug: 'b', dealership_slug: 'harbour-lost' }),
];
const site = publicSite(severalDealerships);

async function open(path: string, config = site, cars = dealershipCars, distances = {}) {
  const requested: string[] = [];
  const known = locationsApi(locations, brisbane, distances);
  const api: typeof known = (name, ...rest) => {
    requested.push(name);
    return known(name, ...rest);
  };
  const facets = { make: { Kia: 2 }, model: { Rio: 2 } };
  const fake = stubSearch({ cars, facets });
  const { search } = fake;
  const index = searchByPlace(cars);
  // Only what stands at the requested dealerships, or the same car would come once for each of them.
  fake.search = async (queries, options) => {
    const hits = await index.search(queries);
    return (await search(queries, options)).map((answer, at) => ({ ...answer, ...hits[at] }));
  };
  const page = openPage(path, makeTestSite({ fake, site: config, api }));
  await screen.findByRole('heading', { level: 1 });
  return { ...page, asked: requested };
}
const postcode = () => screen.getByLabelText<HTMLInputElement>('Your postcode');

test('a postcode holds the search to the dealerships within fifty kilometres, with its fourth digit', async () => {
  const { address, fake } = await open('/search?make=Kia&page=2');
  await userEvent.type(postcode(), '4000');
  await waitFor(() => expect(address()).toBe('/search?make=Kia&near=4000&within=50'));
  await waitFor(() =>
    expect(fake.lastQuery().filter).toEqual([
      'make IN ["Kia"]',
      'dealership_slug IN ["harbour-springwood"] AND NOT locality_id >= 0',
    ]),
  );
  expect(await screen.findByRole('link', { name: 'Remove Within 50 km of 4000' })).toBeInTheDocument();
});

test('another radius does not geocode the postcode again', async () => {
  const { address, fake, asked: requested } = await open('/search?near=4000&within=50');
  expect(requested).toEqual(['listLocations', 'geocode', 'nearbyLocalities']);
  await userEvent.selectOptions(screen.getByLabelText('How far'), 'Within 100 km');
  await waitFor(() => expect(address()).toBe('/search?near=4000&within=100'));
  await waitFor(() =>
    expect(fake.lastQuery().filter).toEqual([
      'dealership_slug IN ["harbour-springwood", "harbour-southport"] AND NOT locality_id >= 0',
    ]),
  );
  expect(requested).toHaveLength(3);
});

test('cards say how far away they are, where that is known', async () => {
  await open('/search?near=4000');
  const [near, lost] = screen.getAllByRole('article');
  expect(within(near!).getByText('Springwood · 19 km')).toBeInTheDocument();
  expect(within(lost!).getByText('Springwood')).toBeInTheDocument();
});

test('a car whose listing names a suburb of its own is as far away as that, not as its dealership', async () => {
  const [far, nowhere] = carsOf({ 'harbour-springwood': 2 });
  const dealerships = [
    ...(far ? [{ ...far, locality_id: 77 }] : []),
    ...(nowhere ? [{ ...nowhere, locality_id: 0 }] : []),
  ];
  await open('/search?near=4000', site, dealerships, { '77': 3_599.6 });
  const cards = screen.getAllByRole('article');
  expect(within(cards[0]!).getByText('Springwood · 3600 km')).toBeInTheDocument();
  expect(within(cards[1]!).getByText('Springwood')).toBeInTheDocument();
});

test('[SRC-014] with a place there is an order by distance, which goes with it', async () => {
  const { address } = await open('/search?near=4000');
  const [sort] = screen.getAllByRole('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(sort!, 'Nearest first');
  await waitFor(() => expect(address()).toBe('/search?near=4000&sortBy=distance:asc'));
  await userEvent.click(screen.getByRole('link', { name: 'Remove Distance from 4000' }));
  await waitFor(() => expect(address()).toBe('/search'));
  await waitFor(() => expect(screen.queryAllByRole('option', { name: 'Nearest first' })).toEqual([]));
});

test('an order by distance without a place counts as none', async () => {
  const { fake } = await open('/search?sortBy=distance:asc');
  expect(fake.lastQuery().sort).toEqual(['custom_rank:desc']);
});

test('what is no postcode is reported at the field and changes nothing', async () => {
  const { address, fake } = await open('/search?make=Kia');
  await userEvent.type(postcode(), '40{Enter}');
  expect(screen.getByText('Invalid postcode. Please enter a 4-digit number.')).toBeInTheDocument();
  expect(postcode()).toBeInvalid();
  expect(address()).toBe('/search?make=Kia');
  expect(fake.requests).toHaveLength(1);
});

test('an unknown postcode in the address is reported, and the other filters hold', async () => {
  const { fake } = await open('/search?make=Kia&near=0001&within=5');
  expect(screen.getByRole('alert')).toHaveTextContent('We do not know the postcode 0001. Please check it.');
  expect(postcode()).toBeInvalid();
  expect(fake.lastQuery().filter).toEqual(['make IN ["Kia"]']);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('an emptied field takes the place away', async () => {
  const { address } = await open('/search?near=4000&within=50');
  await userEvent.clear(postcode());
  await userEvent.tab();
  await waitFor(() => expect(address()).toBe('/search'));
});

test('a site with one dealership has no distances', async () => {
  const { fake, asked: requested } = await open('/search?near=4000&within=5', publicSite());
  expect(screen.queryByLabelText('Your postcode')).not.toBeInTheDocument();
  expect(fake.lastQuery()).not.toHaveProperty('filter');
  expect(requested).toEqual([]);
});

test('the fields have no accessibility problem, with and without a message', async () => {
  const { container } = await open('/search?near=abc');
  expect(await axe(container)).toHaveNoViolations();
});
