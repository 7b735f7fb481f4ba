import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { InPlatform, publicSite } from 'harness/testing';
import { makeDealerLocation } from '../testing/dealer-locations';
import { LocationCard } from './location-card';
import { LocationCards } from './location-cards';

type Changes = NonNullable<Parameters<typeof makeDealerLocation>[0]>;

async function show(changes: Changes = {}, site = publicSite()) {
  const view = render(
    <InPlatform site={site}>
      <LocationCard location={makeDealerLocation(changes)} headingLevel={2} />
    </InPlatform>,
  );
  await screen.findByRole('article');
  return view;
}

const hours = makeDealerLocation().contact_detail.opening_hours;
const contact = (phone: string | null, landline: string | null) => ({
  contact_detail: { phone, landline_phone: landline, opening_hours: hours },
});

test('[LOC-013] the card shows address, phones, hours, licences, rating and both actions', async () => {
  const { container } = await show({
    ...contact('0731234567', '+61 7 5550 0144'),
    average_rating: '4.5',
    review_count: 12,
  });
  expect(screen.getByText('1 Main St, Springwood QLD 4127')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '07 3123 4567' })).toHaveAttribute('href', 'tel:0731234567');
  expect(screen.getByRole('link', { name: '07 5550 0144' })).toHaveAttribute('href', 'tel:0755500144');
  expect(screen.getByRole('row', { name: /Mon - Fri 8:30 am - 5:00 pm/ })).toBeInTheDocument();
  expect(screen.getByText('DL 123')).toBeInTheDocument();
  expect(screen.getByText('MRB 456')).toBeInTheDocument();
  expect(screen.getByText('4.5')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us/springwood');
  expect(screen.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    expect.stringContaining('-27.611,153.129'),
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('[LOC-013] numbers that are not there are left out', async () => {
  await show({ dealer_license_number: null, motor_vehicle_repairer: null });
  expect(screen.queryByText(/DL/)).not.toBeInTheDocument();
  expect(screen.queryByText(/MRB/)).not.toBeInTheDocument();
  expect(screen.queryByText(/null/)).not.toBeInTheDocument();
});

test('[LOC-014] a location without any phone says so', async () => {
  const { container } = await show(contact(null, null));
  expect(screen.getByText('Phone not available')).toBeInTheDocument();
  expect(container.querySelector('a[href^="tel:"]')).toBeNull();
});

test('[LOC-014] one phone is enough', async () => {
  await show(contact(null, '0755500144'));
  expect(screen.queryByText('Phone not available')).not.toBeInTheDocument();
});

test('[LOC-009] directions follow the location’s own link, else its coordinates; the address reads in one line', async () => {
  const { address } = makeDealerLocation();
  const own = await show({ address: { ...address, place_url: 'https://maps.example/springwood' } });
  expect(screen.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    'https://maps.example/springwood',
  );
  own.unmount();
  await show({ address });
  expect(screen.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    expect.stringContaining('-27.611,153.129'),
  );
  expect(screen.getByText('1 Main St, Springwood QLD 4127')).toBeInTheDocument();
});

test('directions without link and coordinates lead to the address', async () => {
  const { address } = makeDealerLocation();
  await show({ address: { ...address, lat: null, long: null } });
  expect(screen.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    expect.stringContaining('1%20Main%20St%2C%20Springwood%20QLD%204127'),
  );
});

test.each([
  [{ average_rating: null, review_count: null, reviews: { average_rating: '4.9', count: 61 } }, '4.9', '61'],
  [{ average_rating: '4.5', review_count: 12, reviews: { average_rating: '4.9', count: 61 } }, '4.5', '12'],
])('[LOC-010] the rating of %j', async (changes, average, count) => {
  const { container } = await show(changes);
  expect(screen.getByRole('img', { name: `${average} out of 5 stars` })).toBeInTheDocument();
  expect(container).toHaveTextContent(`${average}${count} reviews`);
});

test.each(['abc', '5.1'])('[LOC-028] an average of %j shows no rating', async (average) => {
  await show({ reviews: { average_rating: average, count: 61 } });
  expect(screen.queryByRole('img', { name: /out of 5/ })).not.toBeInTheDocument();
});

const locationsNamed = (names: string[]) =>
  names.map((name, index) => makeDealerLocation({ id: index + 1, name, slug: name.toLowerCase() }));

describe('more locations than fit', () => {
  // jsdom lays nothing out: a track of 1200 px in a window of 900.
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1200);
  });
  const show4 = async (names: string[], carouselAbove = 3) => {
    render(
      <InPlatform site={publicSite({ locations: { carouselAbove } })}>
        <LocationCards locations={locationsNamed(names)} label="Locations" />
      </InPlatform>,
    );
    await screen.findByText('A');
  };

  test('[LOC-005] three are a grid without controls', async () => {
    await show4(['A', 'B', 'C']);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });
  test('[LOC-005] four are a carousel with controls', async () => {
    await show4(['A', 'B', 'C', 'D']);
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
  });
  test('[LOC-005] the number is the site’s', async () => {
    await show4(['A', 'B', 'C', 'D'], 4);
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });
});
