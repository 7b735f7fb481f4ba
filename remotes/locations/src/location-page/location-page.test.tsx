import {
  type ApiAnswers,
  InPlatform,
  loadContext,
  publicSite,
  makeDocuments,
  stubApi,
  stubSearch,
} from 'harness/testing';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Review } from 'shared-contracts/entities/content';
import { makeLocation } from 'shared-contracts/testing';
import { locationJsonLd } from '../dealer-location/location-json-ld';
import { makeDealerLocation } from '../testing/dealer-locations';
import { LocationPage } from './location-page';
import { loadLocation } from './load-location';
import { stockSlots } from './stock-rail';

const springwood = makeLocation();
const service = makeLocation({
  id: 2,
  name: 'Springwood Service',
  slug: 'springwood-service',
  location_type: 'service',
  primary: false,
});
const hidden = makeLocation({ id: 3, name: 'Yard', slug: 'yard', visible: false });
const answers: ApiAnswers = {
  listLocations: [springwood, service, hidden],
  listSpecialHours: [],
};

const review = (id: number, change: Partial<Review> = {}): Review => ({
  id,
  customer_name: `Grace Hopper ${id}`,
  text: 'Friendly people.',
  rating: 5,
  created_at_time_ago_in_words: '2 weeks ago',
  review_date: null,
  review_date_in_words: null,
  image: '/site/face.svg',
  ...change,
});
const reviewed = (average: string, list: Review[]): ApiAnswers => ({
  ...answers,
  listReviews: list,
  getReviewAggregate: { count: 61, average_rating: average },
});

const load = (slug: string, from: ApiAnswers = answers, site = publicSite()) =>
  loadLocation(loadContext(`/locations/${slug}`, { site, api: stubApi(from), params: { slug } }));

async function open(slug: string, from: ApiAnswers = answers, site = publicSite()) {
  const data = await load(slug, from, site);
  const { container } = render(
    <InPlatform site={site}>
      <LocationPage data={data} />
    </InPlatform>,
  );
  await screen.findByRole('heading', { level: 1 });
  return container;
}

const statusOf = async (loading: Promise<unknown>) => {
  const answer: unknown = await loading.catch((reason: unknown) => reason);
  return answer instanceof Response ? answer.status : 'loaded';
};

test('[LOC-002] a slug opens the location, else the dealership with its locations grouped, else 404', async () => {
  const location = await load('springwood');
  expect(location).toMatchObject({ kind: 'location', location: { id: 1 }, siblings: [{ id: 2 }] });
  await open('harbour-springwood');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour Springwood');
  const groups = ['Sales', 'Service']
    .map((name) => screen.getByRole('region', { name }))
    .map((group) => [
      within(group).getByRole('heading', { level: 2 }).textContent,
      within(group).getByRole('heading', { level: 3 }).textContent,
    ]);
  expect(groups).toEqual([
    ['Sales', 'Springwood'],
    ['Service', 'Springwood Service'],
  ]);
  expect(await statusOf(load('zzz'))).toBe(404);
});

test('[LOC-007] a hidden location is not found', async () => {
  expect(await statusOf(load('yard'))).toBe(404);
  const data = await load('harbour-springwood');
  expect(data.kind === 'dealership' && data.locations.map(({ slug }) => slug)).toEqual([
    'springwood',
    'springwood-service',
  ]);
});

test('[LOC-008] the page has the name as its heading, a picture and a map', async () => {
  const container = await open('springwood');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Springwood$/);
  expect(screen.getByRole('img', { name: /in place of a picture of Springwood/ })).toBeInTheDocument();
  expect(container.querySelector('[data-map]')).not.toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('[LOC-008] a location’s own picture is shown', async () => {
  const picture = `picture:${'a'.repeat(32)}`;
  await open('springwood', {
    ...answers,
    listLocations: [makeLocation({ image: picture })],
  });
  const image = screen.getByRole('img', { name: 'Sales at Springwood' });
  expect(image).toHaveAttribute('src', expect.stringContaining('a'.repeat(32)));
});

test('a location’s own people are on its page, with a call to those who have a number', async () => {
  const grace = { name: 'Grace Hopper', role: 'Dealer principal', image: null, phone: '07 5550 0142' };
  const ada = { name: 'Ada Lovelace', role: 'Sales', image: '/site/ada.webp', phone: null };
  const from = { ...answers, listLocations: [makeLocation({ team: [grace, ada] }), service] };
  const container = await open('springwood', from);
  const team = screen.getByRole('region', { name: 'Who you’ll meet in Springwood' });
  const people = within(team).getAllByRole('listitem');
  expect(people.map((person) => person.textContent)).toEqual([
    'GHGrace HopperDealer principal 07 5550 0142',
    'Ada LovelaceSales',
  ]);
  expect(within(team).getByRole('link')).toHaveAttribute('href', 'tel:0755500142');
  expect(team.querySelector('img')).toHaveAttribute('src', '/site/ada.webp');
  expect(await axe(container)).toHaveNoViolations();
});

test('a location without people says nothing of them', async () => {
  const from = { ...answers, listLocations: [springwood, makeLocation({ ...service, team: [] })] };
  await open('springwood', from);
  expect(screen.queryByRole('heading', { name: /Who you’ll meet/ })).toBeNull();
});

test('[LOC-009] the page shows the full address and directions', async () => {
  const { address } = springwood;
  const from = {
    ...answers,
    listLocations: [makeLocation({ address: { ...address, place_url: 'https://maps.example/s' } })],
  };
  await open('springwood', from);
  expect(screen.getAllByText('1 Main St, Springwood QLD 4127')[0]).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', 'https://maps.example/s');
});

const heading = () => screen.queryByRole('heading', { name: 'What customers say' });

test.each([
  ['4.0', {}, false],
  ['4.1', {}, true],
  ['4.9', { hidden: true }, false],
  ['4.1', { minAverage: 4.5 }, false],
])('[LOC-026] an average of %s with %j', async (average, reviews, isShown) => {
  await open('springwood', reviewed(average, [review(1)]), publicSite({ reviews }));
  expect(heading() !== null).toBe(isShown);
});

test('[LOC-027] at most 12 reviews are listed, each with name, text, rating, time and image', async () => {
  const list = Array.from({ length: 20 }, (_, index) => review(index + 1));
  const container = await open('springwood', reviewed('4.9', list));
  const items = [...container.querySelectorAll('section[aria-labelledby=location-reviews] > ul > li')];
  expect(items).toHaveLength(12);
  const [first] = items as HTMLElement[]; // list items
  if (!first) throw new Error('There is no review.');
  expect(first).toHaveTextContent('Grace Hopper 1');
  expect(first).toHaveTextContent('Friendly people.');
  expect(first).toHaveTextContent('2 weeks ago');
  expect(within(first).getByRole('img', { name: '5.0 out of 5 stars' })).toBeInTheDocument();
  expect(first.querySelector('img')).toHaveAttribute('src', '/site/face.svg');
  expect(await axe(container)).toHaveNoViolations();
});

test('[LOC-027] without an image there are initials, without one time the other', async () => {
  const plain = review(1, {
    image: null,
    created_at_time_ago_in_words: null,
    review_date_in_words: 'in May 2026',
  });
  await open('springwood', reviewed('4.9', [plain]), publicSite({ reviews: { limit: 1 } }));
  expect(screen.getByText('GH')).toBeInTheDocument();
  expect(screen.getByText('in May 2026')).toBeInTheDocument();
});

test('[LOC-028] the aggregate shows average and count; one that is no number hides the block', async () => {
  await open('springwood', reviewed('4.9', [review(1)]));
  expect(heading()?.parentElement).toHaveTextContent('4.961 reviews');
  const data = await load('springwood', reviewed('abc', [review(1)]));
  expect(data).toMatchObject({ reviews: null });
});

test('the location’s own reviews come before the site’s', async () => {
  const own = makeLocation({ reviews: { average_rating: '4.8', count: 7, list: [review(5)] } });
  const data = await load('springwood', {
    ...reviewed('4.9', [review(1)]),
    listLocations: [own],
  });
  expect(data).toMatchObject({ reviews: { rating: { averageText: '4.8', count: 7 }, list: [{ id: 5 }] } });
});

const stocked = (count: number) => stubSearch({ cars: makeDocuments(count) });

test('the cars at a location are counted, and all of them are one link away', async () => {
  const fake = stocked(14);
  const site = publicSite();
  const context = loadContext('/locations/springwood', {
    site,
    api: stubApi(answers),
    search: fake.search,
    params: { slug: 'springwood' },
  });
  const data = await loadLocation(context);
  expect(fake.lastQuery().filter).toEqual(['location_name IN ["Springwood"]']);
  expect(stockSlots(data)).toEqual([
    {
      name: 'search.rail',
      key: 'location-stock',
      props: { title: 'In stock at Springwood', query: 'location_name=Springwood' },
    },
  ]);
  render(
    <InPlatform site={site}>
      <LocationPage data={data} />
    </InPlatform>,
  );
  expect(await screen.findByRole('link', { name: 'All 14 cars at Springwood' })).toHaveAttribute(
    'href',
    '/search?location_name=Springwood',
  );
});

test('a location without cars, or whose search fails, places no row of cars', async () => {
  expect(stockSlots(await load('springwood'))).toEqual([]);
  expect(stockSlots(await load('springwood-service'))).toEqual([]);
});

test('calling comes first, then directions, and the test drive and service of the dealership follow', async () => {
  await open('springwood');
  expect(screen.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:0731234567');
  expect(screen.getByRole('link', { name: 'Book a test drive' })).toHaveAttribute(
    'href',
    '/book-test-drive?dealership=harbour-springwood',
  );
  expect(screen.getByRole('link', { name: 'Ask about a service' })).toHaveAttribute(
    'href',
    '/enquire?location=springwood-service&category=Service+Enquiry',
  );
});

test('a location of a range that is towed offers no test drive', async () => {
  await open('springwood', answers, publicSite({ home: { bodyTypes: ['caravan', 'motorhome'] } }));
  expect(screen.getByRole('link', { name: 'Ask about a service' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Book a test drive' })).not.toBeInTheDocument();
});

test('structured data names the location, its address, its coordinates and its hours', () => {
  expect(locationJsonLd(makeDealerLocation(), publicSite())).toMatchObject({
    '@type': 'AutoDealer',
    name: 'Test Motors Springwood',
    url: 'https://test.example/locations/springwood',
    telephone: '0731234567',
    address: { streetAddress: '1 Main St', addressRegion: 'QLD', postalCode: '4127', addressCountry: 'AU' },
    geo: { latitude: -27.611, longitude: 153.129 },
    openingHours: expect.arrayContaining(['Mo 08:30-17:00', 'Sa 09:00-16:00']) as string[],
  });
});
