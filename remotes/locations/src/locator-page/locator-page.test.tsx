import { type ApiAnswers, InPlatform, loadContext, publicSite, strictBus, stubApi } from 'harness/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'shared-routing';
import { axe } from 'jest-axe';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { LoadContext, PageMeta } from 'shared-contracts/remote/remote-module';
import { endpoints, endpointUrl } from 'shared-contracts/api/endpoints';
import { makeLocation } from 'shared-contracts/testing';
import { remote } from '../remote';
import { LocatorPage } from './locator-page';
import { loadLocator } from './load-locator';

/** A route as the shell calls it. */
interface Route {
  load: (context: LoadContext) => Promise<unknown>;
  meta: (data: unknown, context: object) => PageMeta;
}

const { address } = makeLocation();
const at = (lat: number, long: number) => ({ address: { ...address, lat, long } });
const brisbane = makeLocation({
  id: 1,
  name: 'Brisbane',
  slug: 'brisbane',
  manufacturers: ['toyota', 'kia'],
  ...at(-27.4698, 153.0251),
});
const albury = makeLocation({
  id: 2,
  name: 'Albury',
  slug: 'albury',
  manufacturers: ['kia'],
  ...at(-36.0737, 146.9135),
});
const sydney = makeLocation({
  id: 3,
  name: 'Sydney',
  slug: 'sydney',
  manufacturers: [],
  ...at(-33.8688, 151.2093),
});
const hidden = makeLocation({ id: 4, name: 'Hidden', slug: 'hidden', visible: false });

const answers: ApiAnswers = {
  listLocations: [albury, brisbane, hidden, sydney],
  listSpecialHours: [],
  listManufacturers: [{ id: 1, name: 'Toyota', slug: 'toyota', logo: { url: null } }],
};
const geocoded = (...points: { lat: number; lng: number }[]) => ({
  geocode: { results: points.map((location) => ({ geometry: { location } })) },
});

async function open(path: string, more: ApiAnswers = {}, site = publicSite()) {
  const api = jest.fn(stubApi({ ...answers, ...more }));
  const data = await loadLocator(loadContext(path, { site, api: api as CallApi /* records its calls */ }));
  const events = strictBus();
  const view = render(
    <InPlatform path={path} site={site} events={events}>
      <LocatorPage data={data} />
    </InPlatform>,
  );
  await screen.findByRole('heading', { level: 1 });
  const names = (level: 2 | 3) =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level }).textContent);
  return { ...view, geocoded: api.mock.calls.filter(([name]) => name === 'geocode'), data, names, events };
}

test.each(['/dealer-locator', '/dealerships'])(
  '[LOC-001][LOC-006][LOC-007] %s shows every visible location by name, with a map',
  async (path) => {
    const { container, names } = await open(path);
    expect(names(2)).toEqual(['Albury', 'Brisbane', 'Sydney']);
    expect(container.querySelector('[data-map]')).not.toBeNull();
    expect(screen.queryByText('Hidden')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    expect(remote.routes.map(({ pattern }) => pattern)).toContain(path);
  },
);

test('[LOC-001] by brand each location is listed under each of its manufacturers', async () => {
  const { container } = await open('/dealerships?filter=brand');
  const groups = screen
    .getAllByRole('region')
    .filter((region) => within(region).queryAllByRole('article').length > 0);
  const shown = groups.map((group) => [
    within(group).getByRole('heading', { level: 2 }).textContent,
    within(group)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ]);
  expect(shown).toEqual([
    ['Kia', ['Albury', 'Brisbane']],
    ['Toyota', ['Brisbane']],
    ['Other locations', ['Sydney']],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('[LOC-006] locations stand in the order in which they come', async () => {
  const { names } = await open('/dealerships', { listLocations: [brisbane, sydney, albury] });
  expect(names(2)).toEqual(['Brisbane', 'Sydney', 'Albury']);
});

test('[LOC-030] only the locations of the site’s list are used; an empty list means all of its dealerships', async () => {
  const unknown = makeLocation({
    id: 9,
    name: 'Foreign',
    slug: 'foreign',
    dealership_slug: 'another-tenant',
  });
  const all = { listLocations: [brisbane, sydney, unknown] };
  const first = await open('/dealerships', all);
  expect(first.names(2)).toEqual(['Brisbane', 'Sydney']);
  first.unmount();
  const listed = await open('/dealerships', all, publicSite({ site: { locations: [3] } }));
  expect(listed.names(2)).toEqual(['Sydney']);
});

test('[LOC-023][LOC-025] the coordinates of a postcode order by distance, which is shown', async () => {
  const { names, geocoded: looked } = await open(
    '/dealer-locator?postcode=4000',
    geocoded({ lat: -27.4698, lng: 153.0251 }),
  );
  expect(looked.map(([name, input]) => endpointUrl(name, input))).toEqual([
    `${endpoints.geocode.path}?postal_code=4000&country=AU`,
  ]);
  expect(names(2)).toEqual(['Brisbane', 'Sydney', 'Albury']);
  const [nearest, second] = screen.getAllByRole('article');
  expect(nearest).toHaveTextContent('0 km');
  expect(second).toHaveTextContent('732 km');
});

test('[LOC-025] locations without coordinates come last, in their order, and have no distance', async () => {
  const nowhere = { address: { ...address, lat: null, long: null } };
  const more = {
    ...geocoded({ lat: -27.4698, lng: 153.0251 }),
    listLocations: [
      makeLocation({ id: 6, name: 'Aspley', slug: 'aspley', ...nowhere }),
      sydney,
      makeLocation({ id: 5, name: 'Acacia', slug: 'acacia', ...nowhere }),
      brisbane,
    ],
  };
  const { names } = await open('/dealer-locator?postcode=4000', more);
  expect(names(2)).toEqual(['Brisbane', 'Sydney', 'Aspley', 'Acacia']);
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => /\d+ km/.exec(card.textContent)?.[0])).toEqual([
    '0 km',
    '732 km',
    undefined,
    undefined,
  ]);
});

test.each([
  ['/dealer-locator', false],
  ['/dealerships?filter=brand', false],
  ['/dealer-locator?postcode=4000', true],
  ['/dealerships?filter=brand&postcode=4000', true],
  ['/dealer-locator?postcode=9999', true],
])(
  '%s is kept out of search engines: %s; each is the page of all locations to them',
  async (path, noindex) => {
    const pattern = path.split('?')[0];
    const route = remote.routes.find((candidate) => candidate.pattern === pattern) as unknown as Route; // what load gives goes to the route's own functions
    const found = path.includes('9999') ? geocoded() : geocoded({ lat: -27.4698, lng: 153.0251 });
    const data = await route.load(loadContext(path, { api: stubApi({ ...answers, ...found }) }));
    const meta = route.meta(data, { site: publicSite(), url: new URL(path, 'https://test.example') });
    expect(meta).toMatchObject({ noindex, canonical: '/dealer-locator' });
  },
);

const Address = () => <output aria-label="address">{useLocation().pathname + useLocation().search}</output>;

test.each([
  ['/dealerships?filter=brand', '4000', '/dealerships?filter=brand&postcode=4000'],
  ['/dealerships?filter=brand&postcode=4000', '2000', '/dealerships?filter=brand&postcode=2000'],
  ['/dealer-locator', '4000', '/dealer-locator?postcode=4000'],
  ['/dealer-locator?postcode=4000', '', '/dealer-locator'],
])('a postcode searched on %s stays with its brands: %j leads to %s', async (path, postcode, expected) => {
  const data = await loadLocator(
    loadContext(path, { api: stubApi({ ...answers, ...geocoded({ lat: -27.4698, lng: 153.0251 }) }) }),
  );
  render(
    <InPlatform path={path}>
      <LocatorPage data={data} />
      <Address />
    </InPlatform>,
  );
  const field = await screen.findByLabelText('Your postcode');
  // What a browser without JavaScript would send.
  const form = field.closest('form');
  await userEvent.clear(field);
  if (postcode !== '') await userEvent.type(field, postcode);
  const sent = new URLSearchParams([...new FormData(form ?? undefined)] as [string, string][]); // text fields only
  expect(sent.get('filter')).toBe(path.includes('filter=brand') ? 'brand' : null);
  await userEvent.click(screen.getByRole('button', { name: 'Find the nearest' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(expected);
});

test('[LOC-025] without a postcode there are no distances and the order is by name', async () => {
  const { names, geocoded: looked } = await open('/dealer-locator');
  expect(names(2)).toEqual(['Albury', 'Brisbane', 'Sydney']);
  expect(screen.queryByText(/\d km/)).not.toBeInTheDocument();
  expect(looked).toEqual([]);
});

test('[LOC-024] a postcode without a result is refused with the fixed text, and the locations stay', async () => {
  const { names } = await open('/dealer-locator?postcode=9999', geocoded());
  expect(screen.getByLabelText('Your postcode')).toHaveAccessibleDescription('Invalid postcode');
  expect(screen.getByLabelText('Your postcode')).toHaveValue('9999');
  expect(names(2)).toEqual(['Albury', 'Brisbane', 'Sydney']);
});

test('a geocoder that is down says so, and the locations stay', async () => {
  const { names } = await open('/dealer-locator?postcode=4000');
  expect(screen.getByLabelText('Your postcode')).toHaveAccessibleDescription(/could not look up/);
  expect(names(2)).toHaveLength(3);
});

test('[LOC-022] without a key for a map every location has a plain link to one, and no map is promised', async () => {
  const { container } = await open('/dealer-locator');
  const list = within(screen.getByRole('list', { name: 'Maps' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Albury.*1 Main St/),
    expect.stringMatching(/^Brisbane.*1 Main St/),
    expect.stringMatching(/^Sydney.*1 Main St/),
  ]);
  expect(list.getByRole('link', { name: /Brisbane/ })).toHaveAttribute(
    'href',
    expect.stringContaining('-27.4698,153.0251'),
  );
  expect(container.querySelectorAll('[data-map]')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'On the map' })).not.toBeInTheDocument();
});

test('[LOC-022] the key of one location is enough for the map', async () => {
  const listLocations = [albury, { ...brisbane, address: { ...brisbane.address, map_key: 'L' } }];
  const { container } = await open('/dealer-locator', { listLocations });
  expect(screen.getByRole('heading', { name: 'On the map' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Brisbane' }));
  expect(container.querySelector('iframe')).toHaveAttribute('src', expect.stringContaining('key=L'));
});

test('[LOC-029] a pin of the map chooses its location', async () => {
  const { events, container } = await open('/dealer-locator', {}, publicSite({ maps: { key: 'K' } }));
  const selected = jest.fn();
  events.subscribe('locations:selected', selected);
  await userEvent.click(screen.getByRole('button', { name: 'Sydney' }));
  expect(selected).toHaveBeenCalledWith({ location_slug: 'sydney', dealership_slug: 'harbour-springwood' });
  expect(screen.getByRole('button', { name: 'Sydney' })).toHaveAttribute('aria-pressed', 'true');
  expect(container.querySelector('[data-map]')).toHaveAttribute('title', 'Map of Sydney');
});

test('without special hours and brands the page is still there; without locations it fails', async () => {
  const down = new ApiFailure('unavailable', 'Down.');
  const bare = stubApi({ listLocations: [brisbane], listSpecialHours: down, listManufacturers: down });
  const data = await loadLocator(loadContext('/dealerships?filter=brand', { api: bare }));
  expect(data.locations).toHaveLength(1);
  const failed = loadLocator(loadContext('/dealerships', { api: stubApi({ listLocations: down }) }));
  await expect(failed).rejects.toMatchObject({ code: 'unavailable' });
});
