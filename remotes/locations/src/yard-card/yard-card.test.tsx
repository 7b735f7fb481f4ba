import { endpoints } from 'shared-contracts/api/endpoints';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { makeLocation } from 'shared-contracts/testing';
import { loadOverview, Overview } from '../overview/overview';
import { InPlatform, loadContext, makePlace, publicSite } from '../testing/in-platform';
import { loadYard, YardCard } from './yard-card';

const answers = {
  [endpoints.listLocations.path]: [
    makeLocation({ id: 2, name: 'Albury', slug: 'albury', location_type: 'service', primary: false }),
    makeLocation({ id: 3, name: 'Nundah', slug: 'nundah', primary: false }),
    makeLocation(),
  ],
  [endpoints.listSpecialHours.path]: [],
};

test.each([
  ['nundah', 'nundah'],
  [null, 'springwood'],
  ['gone', 'springwood'],
])('the yard of location %j is %s', async (locationSlug, found) => {
  const place = await loadYard({ dealershipSlug: 'harbour-springwood', locationSlug }, loadContext(answers));
  expect(place?.slug).toBe(found);
});

test('a foreign dealership has no yard, and the card is left out', async () => {
  const place = await loadYard({ dealershipSlug: 'foreign', locationSlug: null }, loadContext(answers));
  expect(place).toBeNull();
  const { container } = render(
    <InPlatform>
      <YardCard data={null} />
    </InPlatform>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('the card says where the car stands, whether it is open, and how to get there', async () => {
  const { container } = render(
    <InPlatform>
      <YardCard data={makePlace()} />
    </InPlatform>,
  );
  await screen.findByRole('heading', { name: 'Springwood' });
  expect(container).toHaveTextContent('Open now until 5:00 pm');
  expect(screen.getByText('Today 8:30 am - 5:00 pm')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '07 3123 4567' })).toBeInTheDocument();
  expect(screen.getByText('1 Main St, Springwood QLD 4127')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get Directions' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hours and details' })).toHaveAttribute(
    'href',
    '/locations/springwood',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('with a map key the card has a map', async () => {
  const { container } = render(
    <InPlatform site={publicSite({ maps: { key: 'K' } })}>
      <YardCard data={makePlace()} />
    </InPlatform>,
  );
  await screen.findByRole('heading');
  expect(container.querySelector('iframe')).not.toBeNull();
});

test('the overview shows yards first, up to the limit, and leads to all', async () => {
  const data = await loadOverview({ limit: 2 }, loadContext(answers));
  expect(data.places.map(({ slug }) => slug)).toEqual(['nundah', 'springwood']);
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
