import { modelCategories, modelsIn, modelTitle, stockNames, withMake } from './model-range';

const model = (name: string, ...bodies: (string | null)[]) => ({
  name,
  status: null,
  manufacturer_body: bodies[0] ?? null,
  manufacturer_body2: bodies[1] ?? null,
  manufacturer_body3: bodies[2] ?? null,
});

test.each([
  ['new', 'All New Kluger'],
  ['current', 'All New Kluger'],
  ['', 'Kluger'],
  [null, 'Kluger'],
])('[SHL-049] with the status %j the name is %s', (status, title) => {
  expect(modelTitle({ name: 'Kluger', status })).toBe(title);
});

test('[SHL-048] the categories are the distinct bodies in any of the three fields', () => {
  const [a, b, c] = [model('A', 'SUV'), model('B', 'Ute', 'Commercial'), model('C', '', 'suv', 'People mover')];
  const categories = modelCategories([a, b, c]);
  expect(categories.map(({ label }) => label)).toEqual(['SUV', 'Ute', 'Commercial', 'People mover']);
  expect(categories.map(({ slug }) => slug)).toEqual(['suv', 'ute', 'commercial', 'people-mover']);
  const namesIn = (slug: string) => modelsIn([a, b, c], slug).map(({ name }) => name);
  expect(namesIn('commercial')).toEqual(['B']);
  expect(namesIn('suv')).toEqual(['A', 'C']);
  expect(namesIn('people-mover')).toEqual(['C']);
  expect(namesIn('xyz')).toEqual([]);
  expect(modelCategories([model('D')])).toEqual([]);
}); // prettier-ignore

test.each([
  ['Toyota', 'Corolla', 'Toyota Corolla'],
  ['Mazda', 'Mazda3', 'Mazda3'],
  ['Kia', 'EV6', 'Kia EV6'],
])('[SHL-020] the %s %s is called %s', (make, name, title) => {
  expect(withMake(make, name)).toBe(title);
});

test.each([
  ['Toyota', 'Corolla', ['Corolla']],
  ['Mazda', 'Mazda3', ['Mazda3', '3']],
  ['MG', 'MG 4', ['MG 4', '4']],
  ['MINI', 'Mini', ['Mini']],
])('[SHL-020] stock has the %s %s under %j', (make, name, names) => {
  expect(stockNames(make, name)).toEqual(names);
});
