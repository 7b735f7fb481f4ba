import type { CarDocument } from 'shared-contracts/search/index-document';
import { findDocuments } from './find-documents';

const documents = [
  { id: 1, price: null, make: 'Kia' },
  { id: 2, price: 10, make: 'Kia' },
  { id: 3, price: 20, make: 'Audi' },
] as CarDocument[]; // all that is read of them

test.each([
  [['price:asc'], [2, 3, 1]],
  [['price:desc'], [3, 2, 1]],
  [
    ['make:asc', 'price:desc'],
    [3, 2, 1],
  ],
  [
    ['make:desc', 'price:asc'],
    [2, 1, 3],
  ],
])('sorted by %j the cars are %j: those without a value come last', (sort, ids) => {
  expect(findDocuments(documents, { sort }, []).map(({ id }) => id)).toEqual(ids);
});
