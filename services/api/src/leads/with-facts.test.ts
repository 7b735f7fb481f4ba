import { makeLeadValues } from 'shared-contracts/testing';
import { withFacts } from './derive-facts';

const dealership = { id: 1, slug: 'alpha-yard', name: 'Alpha Yard' };
const vehicle = {
  id: 7, slug: 'rav4-7', year: 2021, make: 'Land Rover', model: 'Defender', badge: null, carType: 'used', status: 'in_stock',
  stockNumber: 'S7', vin: null, price: null, km: null, colour: null,
} as const; // prettier-ignore
/** What a browser may claim about car and dealership. */
const claimed = {
  stock_number: 'FAKE', car_type: 'new', car_id: 99, vehicle_status: 'sold', dealership_slug: 'other-yard',
  'Vehicle Make': 'Ferrari', 'Vehicle Model': 'F40',
} as const; // prettier-ignore
const own = makeLeadValues({ message: 'Hello' });

test('[API-024] of a lead about a car everything about car and dealership is what the platform knows', () => {
  const values = makeLeadValues({ message: 'Hello', ...claimed, manufacturer_slug: 'ferrari' });
  expect(withFacts(values, { dealership, vehicle })).toEqual({
    ...own,
    dealership_slug: 'alpha-yard',
    manufacturer_slug: 'land-rover',
    stock_number: 'S7',
    'Vehicle Make': 'Land Rover',
    'Vehicle Model': 'Defender',
    car_type: 'used',
    car_id: 7,
    vehicle_status: 'in_stock',
  });
  const unnumbered = withFacts(values, { dealership, vehicle: { ...vehicle, stockNumber: null } });
  expect(unnumbered).not.toHaveProperty('stock_number');
});

test('[API-024] without a car the make and model are the shopper’s wish, and nothing else of it is kept', () => {
  const values = makeLeadValues({ message: 'Hello', ...claimed });
  const wish = { ...own, dealership_slug: 'alpha-yard', 'Vehicle Make': 'Ferrari', 'Vehicle Model': 'F40' };
  expect(withFacts(values, { dealership, vehicle: null })).toEqual(wish);
  const branded = { ...values, manufacturer_slug: 'ferrari' };
  expect(withFacts(branded, { dealership, vehicle: null })).toEqual({
    ...wish,
    manufacturer_slug: 'ferrari',
  });
});
