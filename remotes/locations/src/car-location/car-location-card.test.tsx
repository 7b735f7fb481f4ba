import { InPlatform, loadContext, publicSite, stubApi } from 'harness/testing';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { makeLocation } from 'shared-contracts/testing';
import { loadOverview } from '../overview/load-overview';
import { Overview } from '../overview/overview';
import { makeDealerLocation } from '../testing/dealer-locations';
import { CarLocationCard } from './car-location-card';
import { loadCarLocation } from './load-car-location';

const answers = {
  listLocations: [
    makeLocation({ id: 2, name: 'Albury', slug: 'albury', location_type: 'service', primary: false }),
    makeLocation({ id: 3, name: 'Nundah', slug: 'nundah', primary: false }),
    makeLocation(),
  ],
  listSpecialHours: [],
};

test.each([
  ['nundah', 'nundah'],
  [null, 'springwood'],
  ['gone', 'springwood'],
])('the card of location %j shows %s', async (locationSlug, found) => {
  const location = await loadCarLocation(
    { dealershipSlug: 'harbour-springwood', locationSlug },
    loadContext('/', { api: stubApi(answers) }),
  );
  expect(location?.slug).toBe(found);
});

test('a foreign dealership has no location, and the card is left out', async () => {
  const location = await loadCarLocation(
    { dealershipSlug: 'foreign', locationSlug: null },
    loadContext('/', { api: stubApi(answers) }),
  );
  expect(location).toBeNull();
  const { container } = render(
    <InPlatform>
      <CarLocationCard data={null} />
    </InPlatform>,
  );
  expect(container).toBeEmptyDOMElement();
});

/** The card of a location, once its name is shown. */
async function show(
  location: Parameters<typeof makeDealerLocation>[0],
  site?: Parameters<typeof publicSite>[0],
) {
  const { container } = render(
    <InPlatform site={publicSite(site)}>
      <CarLocationCard data={makeDealerLocation(location)} />
    </InPlatform>,
  );
  await screen.findByRole('heading', { name: 'Springwood' });
  return container;
}

test('a location in another zone than the site’s has the hours of its own day', async () => {
  // Saturday, half past midnight, in Sydney; Friday evening in Brisbane.
  const { container } = render(
    <InPlatform now={() => new Date('2026-11-06T13:30:00Z')}>
      <CarLocationCard
        data={makeDealerLocation({ address: { ...makeLocation().address, state: 'NSW', postcode: '2150' } })}
      />
    </InPlatform>,
  );
  await screen.findByRole('heading', { name: 'Springwood' });
  expect(container).toHaveTextContent('Closed now opens 9:00 am');
  expect(screen.getByText('Today 9:00 am - 4:00 pm')).toBeInTheDocument();
});

test('[VEH-072] the card says where the car is, whether the location is open, its rating, and how to get there', async () => {
  const container = await show({ average_rating: '4.87', review_count: 1234 });
  expect(container).toHaveTextContent('Open now until 5:00 pm');
  expect(screen.getByText('Today 8:30 am - 5:00 pm')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '07 3123 4567' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '4.9 out of 5 stars' })).toBeInTheDocument();
  expect(container).toHaveTextContent('1,234 reviews');
  expect(container.querySelector('[data-map=address]')).toHaveTextContent('1 Main St, Springwood QLD 4127');
  expect(screen.getByRole('link', { name: 'Open in maps' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hours and details' })).toHaveAttribute(
    'href',
    '/locations/springwood',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('[VEH-072] a location without a rating shows none', async () => {
  const container = await show({ average_rating: null, review_count: null, reviews: null });
  expect(screen.queryByRole('img', { name: /stars/ })).toBeNull();
  expect(container).not.toHaveTextContent('review');
});

test('[VEH-072] with a map key there is a map that loads lazily in a sandbox', async () => {
  const container = await show({}, { maps: { key: 'K' } });
  const map = container.querySelector('iframe');
  expect(map).toHaveAttribute('loading', 'lazy');
  expect(map?.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(screen.getByText('1 Main St, Springwood QLD 4127')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get Directions' })).toBeInTheDocument();
});

test('the overview shows locations that sell cars first, up to the limit, and leads to all', async () => {
  const data = await loadOverview({ limit: 2 }, loadContext('/', { api: stubApi(answers) }));
  expect(data.locations.map(({ slug }) => slug)).toEqual(['nundah', 'springwood']);
  const { container } = render(
    <InPlatform>
      <h2>Come and see us</h2>
      <Overview data={data} />
    </InPlatform>,
  );
  expect(await screen.findByRole('link', { name: 'See all 3 locations' })).toHaveAttribute(
    'href',
    '/dealer-locator',
  );
  expect(screen.getByRole('link', { name: 'Nundah' })).toHaveAttribute('href', '/locations/nundah');
  expect(await axe(container)).toHaveNoViolations();
});
