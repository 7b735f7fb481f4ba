import { emptySearchState } from 'shared-contracts/entities/search';
import type { SearchHistoryEntry } from 'shared-contracts/entities/shopper';
import { makeLanguage } from '../plain-language/interpret';
import { sampleVocabulary } from '../testing/sample-vocabulary';
import { stockValues } from './match-values';
import { suggest } from './suggest';

const language = makeLanguage({
  vocabulary: sampleVocabulary,
  thisYear: 2026,
  sorts: [{ value: 'price:asc', label: 'Price: low to high' }],
  hasDistance: true,
  noun: 'car',
});
const values = stockValues(sampleVocabulary);
const lines = (text: string, history: SearchHistoryEntry[] = [], state = emptySearchState()) =>
  suggest(text, state, { language, values, history });
const first = (text: string) => lines(text)[0];

test.each([
  ['toy', 'Toyota', '/search?make=Toyota'],
  ['toyta', 'Toyota', '/search?make=Toyota'],
  ['toyt', 'Toyota', '/search?make=Toyota'],
  ['mercedes', 'Mercedes-Benz', '/search?make=Mercedes-Benz'],
  ['merc', 'Mercedes-Benz', '/search?make=Mercedes-Benz'],
  ['vw', 'Volkswagen', '/search?make=Volkswagen'],
  ['cx5', 'Mazda CX-5', '/search?make=Mazda&model=CX-5'],
  ['cx-5', 'Mazda CX-5', '/search?make=Mazda&model=CX-5'],
  ['rav 4', 'Toyota RAV4', '/search?make=Toyota&model=RAV4'],
  ['toyota rav', 'Toyota RAV4', '/search?make=Toyota&model=RAV4'],
  ['coroll', 'Toyota Corolla', '/search?make=Toyota&model=Corolla'],
  ['corrol', 'Toyota Corolla', '/search?make=Toyota&model=Corolla'],
  ['prado', 'Toyota Landcruiser Prado', '/search?make=Toyota&model=Landcruiser+Prado'],
  ['mg 3', 'MG3', '/search?make=MG&model=MG3'],
  ['mg mg3', 'MG3', '/search?make=MG&model=MG3'],
  ['wag', 'Wagon', '/search?body=wagon'],
  ['springw', 'Springwood', '/search?location_name=Springwood'],
  ['caravan', 'Caravan', '/search?item_type=Caravan'],
])('“%s” suggests %s first', (text, label, href) => {
  expect(first(text)).toMatchObject({ label, href });
});

test('a value carries the number of cars behind it', () => {
  expect(first('toyota')).toMatchObject({ kind: 'make', count: sampleVocabulary.values.make?.['Toyota'] });
});

test('makes come before their models, models by number of cars, six at most', () => {
  const labels = lines('to').map(({ label }) => label);
  expect(labels[0]).toBe('Toyota');
  expect(labels).toHaveLength(6);
});

test('a whole wish is offered as filters before anything else, and Enter would do the same', () => {
  expect(first('diesel ute under 40k')).toEqual({
    kind: 'reading',
    label: 'Up to $40,000, Ute, Diesel',
    count: null,
    href: '/search?find=diesel+ute+under+40k',
  });
});

test('an order has the site’s label', () => {
  expect(first('cheapest diesel ute')?.label).toBe('Diesel, Price: low to high, Ute');
  expect(first('cheapest')?.label).toBe('Price: low to high');
});

test('what is one value is not offered twice', () => {
  expect(lines('rav4').filter(({ kind }) => kind === 'reading')).toEqual([]);
});

test('the last words may be a beginning while those before them are understood', () => {
  expect(lines('used red toyo').find(({ kind }) => kind === 'make')).toMatchObject({
    label: 'Used, Red, Toyota',
    count: null,
    href: '/search?car_type=used&colour=Red&make=Toyota',
  });
});

test('what is chosen already stays, but for the filter that is named', () => {
  const state = emptySearchState();
  Object.assign(state.filters, { make: ['Kia'], model: ['Rio'], fuel: ['Petrol'] });
  expect(suggest('toyota', state, { language, values, history: [] })[0]?.href).toBe(
    '/search?make=Toyota&fuel=Petrol',
  );
});

test('[SRC-029] an empty box offers the last searches, latest first', () => {
  const history = [
    { refinements: { make: ['Kia'], price: ['-30000'] }, path: '/search' },
    { refinements: { query: 'tow bar' }, path: '/search' },
  ];
  expect(lines('', history)).toEqual([
    { kind: 'recent', label: 'Kia, Up to $30,000', count: null, href: '/search?make=Kia&price=-30000' },
    { kind: 'recent', label: '“tow bar”', count: null, href: '/search?query=tow+bar' },
  ]);
});

test('without a history an empty box offers what the site has most of', () => {
  expect(lines('')[0]).toMatchObject({ kind: 'make', label: 'Toyota' });
  expect(lines(' ')).toHaveLength(5);
});

test('letters that are nothing suggest nothing', () => {
  expect(lines('zzzz')).toEqual([]);
  expect(lines('"')).toEqual([]);
});
