import { publicSite } from 'harness/testing';
import { emptySearchState } from 'shared-contracts/entities/search';
import { sampleVocabulary } from '../testing/sample-vocabulary';
import { confirmationQueries } from './confirm-reading';
import { interpret, makeLanguage, type Language } from './interpret';
import type { Vocabulary } from './vocabulary';

const withStock = (
  more: Partial<Vocabulary['values']>,
  noun = 'car',
  stated: Partial<Vocabulary['stated']> = {},
) =>
  makeLanguage({
    vocabulary: {
      ...sampleVocabulary,
      values: { ...sampleVocabulary.values, ...more },
      stated: { ...sampleVocabulary.stated, ...stated },
    },
    thisYear: 2026,
    sorts: [],
    hasDistance: true,
    noun,
  });
const read = (text: string, stock: Language) => {
  const { filters, exact, refused, ignored } = interpret(text, stock);
  return {
    ...filters,
    ...(exact.length > 0 ? { exact } : {}),
    ...(refused.length > 0 ? { refused } : {}),
    ...(ignored.length > 0 ? { ignored } : {}),
  };
};

test('[SRC-065] "4x4" is the drive of many cars where a few have it as their body', () => {
  const stock = withStock({ body: { suv: 9, ute: 9, '4x4': 2 } });
  expect(read('4x4 hilux', stock)).toEqual({ drive: ['4WD'], make: ['Toyota'], model: ['Hilux'] });
  expect(read('4x4 dual cab', stock)).toEqual({ body: ['ute'], seats: ['5'], drive: ['4WD'] });
  expect(read('4x4', withStock({ body: { '4x4': 2 }, drive: {} }))).toEqual({ body: ['4x4'] });
});

test('equipment that is refused is no wish, and what is not needed narrows nothing', () => {
  const stock = withStock({ filtered_features: { 'Leather seats': 9, Sunroof: 9, Canopy: 2 } });
  expect(read('suv no leather or sunroof', stock)).toEqual({
    body: ['suv'],
    refused: ['Leather seats', 'Sunroof'],
  });
  expect(read("suv don't want a canopy, with sunroof", stock)).toEqual({
    body: ['suv'],
    refused: ['Canopy'],
    exact: ['Sunroof'],
  });
  expect(read('suv red leather interior', stock)).toEqual({ body: ['suv'], exact: ['red leather'] });
  expect(read('suv do not need leather', stock)).toEqual({ body: ['suv'], ignored: ['do not need leather'] });
});

test('a site’s own word for what it sells narrows nothing', () => {
  const trucks = withStock({ body: { lightTruck: 9, cabChassis: 4 } }, 'truck');
  expect(read('isuzu trucks', trucks)).toEqual({ make: ['Isuzu'] });
  expect(read('light trucks', trucks)).toEqual({ body: ['lightTruck'] });
  expect(read('isuzu truck', withStock({}))).toEqual({ make: ['Isuzu'], body: ['lightTruck'] });
});

test('motorcycles have no body of their own: their word is looked for, and purposes of cars are ignored', () => {
  const bikes = withStock({}, 'car', { motorcycles: 7 });
  for (const words of ['motorbike', 'motorcycles', 'motor bikes', 'bike'])
    expect(read(words, bikes)).toEqual({ exact: ['Motorcycle'] });
  expect(read('motorbike under 10k', bikes)).toEqual({ price: ['-10000'], exact: ['Motorcycle'] });
  expect(read('learner bike', bikes)).toEqual({ exact: ['Motorcycle'], ignored: ['learner'] });
  expect(read('learner legal motorcycle', bikes)).toEqual({
    exact: ['Motorcycle'],
    ignored: ['legal', 'learner'],
  });
  expect(read('off road motorbike', bikes)).toEqual({ exact: ['Motorcycle'], ignored: ['off road'] });
  // What a car carries.
  expect(read('ute for bikes', bikes)).toEqual({ body: ['ute'], ignored: ['for', 'bikes'] });
  expect(read('mountain bike rack', bikes)).not.toHaveProperty('exact');
});

test('where no motorcycle is for sale, one for learners is no car for them', () => {
  expect(read('motorbike under 10k', withStock({}))).toEqual({ price: ['-10000'] });
  for (const words of ['learner bike', 'bike for a learner', 'learner legal motorcycle'])
    expect(read(words, withStock({}))).not.toHaveProperty('body');
  // Nothing of it is understood, so that the page says that there is none.
  expect(interpret('learner bike', withStock({}))).toMatchObject({
    runs: [['learner']],
    rest: 'learner bike',
  });
});

test('a cab has seats, and the body that a shopper names', () => {
  const stock = withStock({ body: { ute: 9, suv: 9, cabChassis: 4, van: 3 } });
  expect(read('dual cab', stock)).toEqual({ body: ['ute', 'cabChassis'], seats: ['5'] });
  expect(read('crew cab ute', stock)).toEqual({ body: ['ute', 'cabChassis'], seats: ['5'] });
  expect(read('ranger crew cab', stock)).toMatchObject({
    model: ['Ranger'],
    body: ['ute', 'cabChassis'],
    seats: ['5'],
  });
  expect(read('dual cab diesel suv', stock)).toMatchObject({ body: ['suv'], seats: ['5'] });
  // A question for the stock: are vans called so?
  expect(read('crew cab van', stock)).toEqual({ body: ['van'] });
  expect(interpret('crew cab van', stock).runs).toEqual([['crew', 'cab']]);
  expect(interpret('vito crew cab', stock)).toMatchObject({
    filters: { model: ['Vito'] },
    runs: [['crew', 'cab']],
  });
});

test('a cab with seats that nothing in stock has is ignored', () => {
  const trucks = withStock({ body: { lightTruck: 9, cabChassis: 4 }, seats: { '3': 9 } }, 'truck');
  expect(read('dual cab isuzu truck', trucks)).toEqual({ make: ['Isuzu'], ignored: ['dual cab'] });
  expect(read('isuzu not dual cab', trucks)).toEqual({ make: ['Isuzu'], ignored: ['not dual cab'] });
});

test('berths that no vehicle of the kind states are ignored', () => {
  const berths = { Caravan: 80 };
  const stock = withStock({ body: { motorhome: 2 } }, 'vehicle', { berths });
  expect(read('motorhome sleeps 4', stock)).toEqual({ body: ['motorhome'], ignored: ['Sleeps 4'] });
  expect(read('4 berth motorhome', stock)).toEqual({ body: ['motorhome'], ignored: ['Sleeps 4'] });
  expect(read('caravan sleeps 4', stock)).toEqual({ item_type: ['Caravan'], exact: ['Sleeps 4'] });
  expect(read('sleeps 4', stock)).toEqual({ exact: ['Sleeps 4'] });
  const motorhomes = withStock({ body: { motorhome: 2 } }, 'vehicle', { berths: { motorhome: 2 } });
  expect(read('motorhome sleeps 4', motorhomes)).toEqual({ body: ['motorhome'], exact: ['Sleeps 4'] });
});

test('words twice are one chip, and of two limits the lower holds', () => {
  const trucks = withStock({ body: { lightTruck: 9 }, item_type: {} }, 'truck');
  expect(read('truck under 4.5t car licence', trucks)).toEqual({ exact: ['GVM up to 4.5 t'] });
  const sorting = makeLanguage({ ...withStock({}), sorts: [{ value: 'price:asc', label: 'Cheapest' }] });
  expect(read('cheap reliable first car auto', sorting).price).toEqual(['-15000']);
  expect(read('first car cheap', sorting).price).toEqual(['-15000']);
});

test('a purpose of which the stock has nothing is ignored', () => {
  const trucks = withStock({ body: { lightTruck: 9 }, item_type: {} }, 'truck');
  expect(read('family truck isuzu', trucks)).toEqual({ make: ['Isuzu'], ignored: ['family'] });
});

test('a purpose says nothing of the law', () => {
  expect(read('p plate legal car', withStock({}))).toMatchObject({ ignored: ['legal'] });
});

test('a location is meant by its town too', () => {
  const showrooms = withStock({
    location_name: { 'Laverton Showroom': 5, 'Laverton Parts': 2, 'Wacol Showroom': 9 },
    city: {},
  });
  for (const words of ['laverton', 'ranger in laverton', 'laverton showroom'])
    expect(read(words, showrooms).location_name).toEqual(
      words.endsWith('showroom') ? ['Laverton Showroom'] : ['Laverton Showroom', 'Laverton Parts'],
    );
});

test('where no van is for sale a van is a caravan, which has no drive and no body of a car', () => {
  const caravans = withStock({ body: { motorhome: 2 } });
  expect(read('used vans', caravans)).toEqual({ car_type: ['used'], item_type: ['Caravan'] });
  expect(read('off road caravan', caravans)).toEqual({ item_type: ['Caravan'], ignored: ['off road'] });
  // "Family" is a badge too: the stock knows.
  expect(read('family caravan', caravans)).toEqual({ item_type: ['Caravan'] });
  const reading = interpret('family caravan', caravans);
  const queries = confirmationQueries({ reading, state: emptySearchState(), site: publicSite() });
  expect(queries[0]?.filter).toContain('keywords = "family"');
  expect(read('caravan sleeps 4 people', caravans)).toEqual({ item_type: ['Caravan'], exact: ['Sleeps 4'] });
  expect(read('suv sleeps two', withStock({ item_type: {} }))).toEqual({
    body: ['suv'],
    ignored: ['sleeps 2'],
  });
  expect(read('vans', withStock({}))).toEqual({ body: ['van'] });
});

const leisure = withStock({ body: { motorhome: 2 } });
const heavy = withStock({ body: { lightTruck: 9 }, item_type: {} }, 'truck');
test.each([
  ['gvm under 8 tonne', heavy, 'GVM up to 8 t'],
  ['trucks under 7,500 kg gvm', heavy, 'GVM up to 6 t'],
  ['isuzu up to 12t', heavy, 'GVM up to 12 t'],
  ['truck on a car licence', heavy, 'GVM up to 4.5 t'],
  ['light rigid truck', heavy, 'GVM up to 8 t'],
  ['atm under 2.5 tonne', leisure, 'ATM up to 2.5 t'],
  ['caravan under 2000kg tare', leisure, 'Tare up to 2 t'],
  ['caravan no more than 1800 kg', leisure, 'ATM up to 1.5 t'],
  ['tare max 1500 kg', leisure, 'Tare up to 1.5 t'],
  ['single axle caravan', leisure, 'Single axle'],
  ['dual axle', leisure, 'Tandem axle'],
  ['20 foot caravan', leisure, '20 ft'],
  ['4 berth motorhome', leisure, 'Sleeps 4'],
  ['gvm over 10t', heavy, 'GVM over 10 t'],
  ['truck over 8 tonne gvm', heavy, 'GVM over 8 t'],
  ['isuzu over 9 tonne', heavy, 'GVM over 10 t'],
  ['gvm at least 12t', heavy, 'GVM from 12 t'],
  ['gvm no less than 12t', heavy, 'GVM from 12 t'],
  ['caravan over 2 tonne', leisure, 'ATM over 2 t'],
  ['atm is more than 2000 kg', leisure, 'ATM over 2 t'],
  ['light duty truck', heavy, 'GVM up to 8 t'],
  ['heavy duty', heavy, 'GVM over 8 t'],
])('%s is a measure', (words, stock, exact) => {
  expect(read(words, stock)).toMatchObject({ exact: [exact] });
  expect(read(words, stock)).not.toHaveProperty('ignored');
});

test.each([
  ['truck over 40 tonne', heavy, 'over 40 tonne'],
  ['gvm over 8 tonne', leisure, 'gvm over 8 tonne'],
  ['suv over 2 tonne', leisure, 'over 2 tonne'],
  ['100 tonne gcm', heavy, '100 tonne gcm'],
  ['gcm under 40 t', heavy, 'gcm under 40 t'],
  ['mr licence', withStock({ item_type: {} }), 'mr licence'],
  ['mc licence truck', heavy, 'mc licence'],
  ['caravan under 500 kg', leisure, 'under 500 kg'],
  ['suv under 2 tonne', leisure, 'under 2 tonne'],
  ['gvm under 8 tonne', leisure, 'gvm under 8 tonne'],
  ['pantech 4.5t', heavy, '4.5t'],
  ['car licence', withStock({ item_type: {} }), 'car licence'],
  ['tandem axle', heavy, 'tandem axle'],
  ['20 ft', heavy, '20 ft'],
  ['trucks over 500hp', heavy, 'over 500hp'],
  ['hatch with at least 150 kw', withStock({}), 'at least 150 kw'],
])('%s is no measure that this stock answers', (words, stock, ignored) => {
  expect(read(words, stock)).toMatchObject({ ignored: [ignored] });
  expect(read(words, stock)).not.toHaveProperty('exact');
});

test.each([
  'mr licence',
  'hr licence truck',
  'heavy rigid',
  'medium rigid licence',
  'truck on a HR license',
  'medium duty',
])('%s is for what is over eight tonnes and has no trailer', (words) => {
  expect(read(words, heavy)).toEqual({ exact: ['GVM over 8 t'], refused: ['Prime Mover'] });
});

test('a rigid truck is no prime mover', () => {
  expect(read('gvm over 10 tonne rigid', heavy)).toEqual({
    exact: ['GVM over 10 t'],
    refused: ['Prime Mover'],
  });
});

test('a make that took another name is both, whichever a shopper says', () => {
  const { values } = sampleVocabulary;
  const vocabulary = { ...sampleVocabulary, values: { ...values, make: { 'Great Wall': 2, GWM: 3 } } };
  const ofBoth = makeLanguage({ vocabulary, thisYear: 2026, sorts: [], hasDistance: true, noun: 'car' });
  for (const name of ['gwm', 'great wall'])
    expect(interpret(`${name} ute`, ofBoth).filters.make?.toSorted()).toEqual(['GWM', 'Great Wall']);
});
