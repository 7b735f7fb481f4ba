import { publicSite } from 'harness/testing';
import type { FilterName } from 'shared-contracts/entities/search';
import { facetOptions } from './facet-options';
import { findOptions } from './find-in-list';

const valuesOf = (
  name: FilterName,
  values: Record<string, number>,
  { chosen = [], site = publicSite() }: { chosen?: string[]; site?: ReturnType<typeof publicSite> } = {},
) => facetOptions(name, { values, stats: null }, chosen, site).map(({ value }) => value);

const evenly = (labels: readonly string[]) => Object.fromEntries(labels.map((label) => [label, 1]));

test('[SRC-036] price ranges are in the order of their first number', () => {
  const labels = [
    '$20,000 - $30,000',
    'Under $10,000',
    '$1,000,000+',
    '$100,000 - $200,000',
    '$10,000 - $20,000',
  ];
  expect(valuesOf('price_range', evenly(labels))).toEqual([
    'Under $10,000',
    '$10,000 - $20,000',
    '$20,000 - $30,000',
    '$100,000 - $200,000',
    '$1,000,000+',
  ]);
});

test('[SRC-036] equal first numbers keep their order, and counts do not matter', () => {
  expect(valuesOf('price_range', { '$10,000 to $12,000': 1, '$10,000 - $20,000': 9, '$5,000+': 3 })).toEqual([
    '$5,000+',
    '$10,000 to $12,000',
    '$10,000 - $20,000',
  ]);
});

test.each([
  [true, ['true']],
  [false, ['true', 'false']],
])('[SRC-037] certified stock only %s offers %j', (certifiedOnly, offered) => {
  const site = publicSite({ stock: { certifiedOnly } });
  expect(valuesOf('certified', { true: 9, false: 4 }, { site })).toEqual(offered);
});

test('[SRC-039] makes of the site’s own list come first, then those with most cars', () => {
  const makes = { Mazda: 30, Ford: 20, Kia: 3, Toyota: 2, Audi: 20 };
  const site = publicSite({ search: { facets: { makePreset: ['Toyota', 'Kia'] } } });
  expect(valuesOf('make', makes, { site })).toEqual(['Toyota', 'Kia', 'Mazda', 'Audi', 'Ford']);
  expect(valuesOf('make', makes)).toEqual(['Mazda', 'Audi', 'Ford', 'Kia', 'Toyota']);
});

test('seats come in the order of their number, conditions from new to used, however many cars are behind them', () => {
  expect(valuesOf('seats', { '12': 30, '7': 9, '10': 1, '2': 3, '5': 40 })).toEqual([
    '2',
    '5',
    '7',
    '10',
    '12',
  ]);
  expect(valuesOf('car_type', { used: 40, demo: 3, new: 9 })).toEqual(['new', 'demo', 'used']);
});

test('[SRC-041][SRC-042] bodies are in order of cars, then name descending, and only recognised ones', () => {
  expect(valuesOf('body', { ute: 7, hovercraft: 99, sedan: 7, suv: 10 })).toEqual(['suv', 'ute', 'sedan']);
});

test('a chosen value stays, also when no car is left for it', () => {
  expect(valuesOf('colour', { Red: 2 }, { chosen: ['Teal'] })).toEqual(['Red', 'Teal']);
  const site = publicSite({ search: { bodyTypes: { custom: ['ute'] } } });
  expect(valuesOf('body', { ute: 7, suv: 10 }, { chosen: ['suv'], site })).toEqual(['suv', 'ute']);
});

test.each([
  ['cx5', ['CX-5']],
  ['citroen', ['Citroën']],
  ['  r ', ['Land Cruiser', 'Citroën']],
  ['zzz', []],
])('a list that is searched for %j has %j', (words, found) => {
  const options = ['CX-5', 'Land Cruiser', 'Citroën'].map((value) => ({ value, count: 1, isChosen: false }));
  expect(findOptions('model', options, words).map(({ value }) => value)).toEqual(found);
});

test('a chosen value says no number while nothing is counted, and 0 when no car is left for it', () => {
  const chosen = ['Kia'];
  const kia = { value: 'Kia', isChosen: true };
  expect(facetOptions('make', undefined, chosen, publicSite())).toEqual([{ ...kia, count: null }]);
  expect(facetOptions('make', { values: {}, stats: null }, chosen, publicSite())).toEqual([
    { ...kia, count: 0 },
  ]);
});
