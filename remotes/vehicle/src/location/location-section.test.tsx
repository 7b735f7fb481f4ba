import { render, screen } from '@testing-library/react';
import { InPlatform } from 'harness/testing';
import { makeCar } from 'shared-contracts/testing';
import { LocationSection, locationSlot } from './location-section';

const car = makeCar({ dealership_slug: 'harbour-springwood' });

test('[VEH-092] "See more from this dealer" leads to everything the dealership has', async () => {
  render(
    <InPlatform>
      <LocationSection car={car} />
    </InPlatform>,
  );
  expect(await screen.findByRole('link', { name: 'See more from this dealer' })).toHaveAttribute(
    'href',
    '/search/harbour-springwood',
  );
});

test('[VEH-072] the location stands in the element that #vehicle-map leads to', async () => {
  const { container } = render(
    <InPlatform>
      <LocationSection car={car} />
    </InPlatform>,
  );
  const card = await screen.findByTestId('slot:locations.card');
  expect(container.querySelector('#vehicle-map')).toContainElement(card);
  // The server fetches its data under the very placement that is rendered.
  expect(card).toHaveAttribute('data-placement', locationSlot(car).key);
});

test('[VEH-072] the location is the car’s own, or left to its dealership', () => {
  expect(locationSlot(car).props).toEqual({
    dealershipSlug: 'harbour-springwood',
    locationSlug: car.location?.slug,
  });
  expect(locationSlot(makeCar({ location: null })).props).toMatchObject({ locationSlug: null });
});
