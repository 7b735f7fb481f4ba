import { sampleVocabulary } from '../testing/sample-vocabulary';
import { interpret, makeLanguage, type Language } from './interpret';

type Values = (typeof sampleVocabulary)['values'];

/** What the grammar reads with where the stock holds other values than the sample. */
const withStock = (more: Values, noun = 'car'): Language =>
  makeLanguage({
    vocabulary: { ...sampleVocabulary, values: { ...sampleVocabulary.values, ...more } },
    thisYear: 2026,
    sorts: [],
    hasDistance: true,
    noun,
  });
const counted = (...names: string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, 100]));
const read = (text: string, stock: Language) => {
  const { filters, exact, refused, ignored, runs } = interpret(text, stock);
  return { ...filters, exact, refused, ignored, unknown: runs.flat() };
};
/** A reading of these exact words alone. */
const only = (...exact: string[]) => ({ exact, refused: [], ignored: [], unknown: [] });

const caravans = withStock({
  body: { motorhome: 2 },
  filtered_features: counted(
    'Air conditioning', 'Awning', 'Cooktop', 'Diesel heater', 'Ensuite', 'External shower', 'Gas cooktop',
    'Grey water tank', 'Island bed', 'Lithium battery', 'Queen bed', 'Shower', 'Solar', 'Toilet', 'Washing machine',
  ),
  car_type: { used: 200 },
}); // prettier-ignore
const trucks = withStock(
  {
    body: { lightTruck: 9 },
    item_type: {},
    filtered_features: counted(
      'Air suspension', 'Exhaust brake', 'Hydraulics', 'PTO', 'Power tailgate', 'Reversing camera', 'Sleeper cab',
      'Tail lift', 'Toolbox',
    ),
  },
  'truck',
); // prettier-ignore

test.each([
  ['washing machine', ['Washing machine']],
  ['solar and lithium', ['Lithium battery', 'Solar']],
  ['ensuite', ['Ensuite']],
  ['separate shower and toilet', ['Ensuite']],
  ['toilet and shower', ['Ensuite']],
  ['shower', ['Shower']],
  ['external shower and awning', ['Awning', 'External shower']],
  ['external shower and toilet', ['External shower', 'Toilet']],
  ['gas cooktop', ['Gas cooktop']],
  ['gas and electric cooktop', ['Gas cooktop']],
  ['cooktop', ['Cooktop']],
  ['island bed', ['Island bed']],
  ['queen bed', ['Queen bed']],
  ['aircon and diesel heater', ['Air conditioning', 'Diesel heater']],
  ['air conditioning', ['Air conditioning']],
  ['grey water tank', ['Grey water tank']],
])('"%s" is equipment of a caravan', (words, exact) => {
  expect(read(words, caravans)).toEqual(only(...exact));
  expect(read(`caravan with ${words}`, caravans)).toEqual({ ...only(...exact), item_type: ['Caravan'] });
});

test.each([
  ['tail lift', ['Tail lift']],
  ['truck with tail lift and reversing camera', ['Reversing camera', 'Tail lift']],
  ['electric tailgate loader', ['Tail lift']],
  ['power tailgate', ['Power tailgate']],
  ['pto and exhaust brake', ['Exhaust brake', 'PTO']],
  ['sleeper cab', ['Sleeper cab']],
  ['sleeper', ['Sleeper cab']],
  ['air suspension', ['Air suspension']],
  ['airbag suspension', ['Air suspension']],
  ['hydraulics and toolbox', ['Hydraulics', 'Toolbox']],
])('"%s" is equipment of a truck', (words, exact) => {
  expect(read(words, trucks)).toEqual(only(...exact));
});

test('equipment that runs on a fuel says nothing of the fuel of the vehicle, whether the stock has it or not', () => {
  const cars = withStock({ fuel: { Diesel: 9, Electric: 2, LPG: 1 } });
  expect(read('diesel heater', cars)).toEqual({ ...only(), ignored: ['diesel heater'] });
  expect(read('suv electric windows', cars)).toMatchObject({ body: ['suv'], ignored: ['electric windows'] });
  expect(read('suv gas struts', cars)).toEqual({ ...only(), body: ['suv'], ignored: ['gas struts'] });
  expect(read('electric suv with heated seats', cars)).toMatchObject({ fuel: ['Electric'], body: ['suv'] });
  expect(read('caravan diesel heater', caravans)).not.toHaveProperty('fuel');
});

test('stars of ANCAP are the five that listings are known by, or nothing', () => {
  const rated = withStock({ filtered_features: counted('ANCAP 5 stars') });
  for (const words of ['5 star ancap', 'five star safety rating', 'ancap 5 stars', '5 star'])
    expect(read(`suv with ${words}`, rated)).toEqual({ ...only('ANCAP 5 stars'), body: ['suv'] });
  expect(read('suv with 5 star ancap', withStock({}))).toEqual({
    ...only(),
    body: ['suv'],
    ignored: ['5 star ancap'],
  });
  expect(read('suv 4 star ancap rating', rated)).toEqual({
    ...only(),
    body: ['suv'],
    ignored: ['4 star ancap rating'],
  });
});

test('what every car has and few listings say narrows nothing', () => {
  const mixed = withStock({ filtered_features: { 'Air conditioning': 5 }, car_type: { used: 100 } });
  expect(read('hatch with aircon', mixed)).toEqual({ ...only(), body: ['hatch'], ignored: ['aircon'] });
});
