import { header } from '../../testing/import-platform';
import { findMapping } from './find-mapping';
import type { Mapping } from './mapping';
import { unreadColumns } from './unread-columns';

const needed = ['make', 'model', 'year'];
const plain = () => findMapping('car-fields', []);
const dealer: Mapping = {
  name: 'dealer',
  detect: [],
  identity: [['Nr'], ['Stock No']],
  fields: {
    make: { column: 'Make', as: 'text' },
    model: { column: 'Model', as: 'text' },
    year: { column: 'Year', as: 'number' },
    badge: { column: ['Badge', 'Variant'], as: 'text' },
  },
};

test.each([
  ['a slip', 'colou', 'colour'],
  ['another letter', 'kms', 'km'],
  ['capitals', 'Price', 'price'],
  ['letters in another order', 'prcie', 'price'],
  ['a longer word', 'transmission', 'trans'],
  ['more words', 'Body type', 'body'],
  ['the longest name that it begins with', 'price_type_text', 'price_type'],
])('a column with %s is named with the one that was probably meant', async (_what, written, name) => {
  expect(unreadColumns(await plain(), [...needed, written])).toEqual([
    `Columns that are not read: "${written}" (did you mean "${name}"?).`,
  ]);
});

test.each([
  ['a name that is like no other', ['showroom'], '"showroom"'],
  ['a name like that of a column that the file has', ['price', 'prices'], '"prices"'],
  ['a few letters that are a name by chance', ['vintage'], '"vintage"'],
])('%s gets no suggestion', async (_what, columns, shown) => {
  expect(unreadColumns(await plain(), [...needed, ...columns])).toEqual([
    `Columns that are not read: ${shown}.`,
  ]);
});

test('all columns that are not read stand in one line, once each, those that may be misspelt first', async () => {
  const columns = ['showroom', '', 'Line\nbreak', 'prcie', 'showroom', ''];
  expect(unreadColumns(await plain(), [...needed, ...columns])).toEqual([
    'Columns that are not read: "prcie" (did you mean "price"?), "showroom", "Line\\nbreak".',
  ]);
});

test('columns of the mapping and of its identity are read', async () => {
  expect(unreadColumns(dealer, ['Nr', 'Stock No', 'Make', 'Model', 'Year', 'Badge', 'Variant'])).toEqual([]);
  expect(unreadColumns(dealer, ['Nr', 'Make', 'Model', 'Year', 'Varient', 'price'])).toEqual([
    'Columns that are not read: "Varient" (did you mean "Variant"?), "price".',
  ]);
  expect(unreadColumns(await findMapping('au-listings', []), header.split(','))).toEqual([]);
});
