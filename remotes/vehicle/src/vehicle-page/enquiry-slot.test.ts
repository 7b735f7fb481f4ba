import { publicSite } from 'harness/testing';
import { makeCar } from 'shared-contracts/testing';
import { enquiryProps } from './enquiry-slot';

test('[VEH-091] the form of a car in stock is about that car', () => {
  const car = makeCar();
  expect(enquiryProps(car, publicSite())).toEqual({ category: '', title: 'Ask about this vehicle', car });
});

test.each([
  ['sold', { sold: true }, {}],
  ['of another status', { status: 'wholesale' }, {}],
  [
    'of a status the site does not count',
    { status: 'coming_soon' },
    { inStockStatuses: ['in_stock' as const] },
  ],
])('[VEH-023] the form of a car that is %s asks for something similar', (_, change, stock) => {
  expect(enquiryProps(makeCar(change), publicSite({ stock }))).toMatchObject({
    car: { id: 1 },
    subcategory: 'Find me something similar',
  });
});
