import { makeCar, makeSite } from 'shared-contracts/testing';
import { carTag } from './car-tag';

const now = new Date('2026-11-20T00:00:00Z');
const old = '2026-01-01T00:00:00Z';
const site = makeSite({
  card: { electricHybridTag: true, runoutTagGreen: true },
  stock: { soldLabel: 'Just Sold' },
});
const plain = makeSite();
const tag = (car: Parameters<typeof makeCar>[0], config = site) =>
  carTag(makeCar({ created_at: old, simple_fuel: 'Petrol', ...car }), config, now)?.text ?? null;

test('[SRC-048][SRC-049][SRC-050][SRC-051][SRC-052][SRC-053] tags stand in the order of the specification', () => {
  const everything = {
    simple_fuel: 'Electric',
    reserved: true,
    certified: true,
    tag: 'Runout Sale',
    status: 'coming_soon',
    created_at: now.toISOString(),
  };
  expect(tag({ ...everything, sold: true })).toBe('Just Sold');
  expect(tag(everything)).toBe('Electric');
  expect(tag({ ...everything, simple_fuel: 'Hybrid' })).toBe('Hybrid');
  expect(tag(everything, plain)).toBe('Reserved');
  expect(tag({ ...everything, reserved: false }, plain)).toBe('Toyota Certified');
  expect(tag({ ...everything, reserved: false, make: 'Mazda' }, plain)).toBe('Runout Sale');
  expect(tag({ ...everything, reserved: false, certified: false, tag: null }, plain)).toBe('COMING SOON');
  expect(tag({ created_at: now.toISOString() }, plain)).toBe('New');
  expect(tag({}, plain)).toBeNull();
});

test.each([
  ['a sold car', { sold: true }, 'Sold', 'Just Sold'],
  ['a car of another status', { status: 'wholesale' }, 'Sold', 'Just Sold'],
])('[SRC-048] %s has the site’s sold tag', (_, car, byDefault, own) => {
  expect(tag(car, plain)).toBe(byDefault);
  expect(tag(car)).toBe(own);
});

test.each([
  ['Electric', 'Electric'],
  ['Hybrid', 'Hybrid'],
  ['Plug-in hybrid', 'Hybrid'],
  ['Petrol', 'Reserved'],
  [null, 'Reserved'],
])(
  '[SRC-049] a reserved car with fuel %j is tagged %j where the site says so, else Reserved',
  (fuel, text) => {
    const car = { simple_fuel: fuel, reserved: true };
    expect(tag(car)).toBe(text);
    expect(tag(car, plain)).toBe('Reserved');
  },
);

test('[SRC-049][SRC-050] a car the site does not count as in stock has neither tag', () => {
  const strict = makeSite({ card: { electricHybridTag: true }, stock: { inStockStatuses: ['in_stock'] } });
  const coming = { simple_fuel: 'Electric', reserved: true, status: 'coming_soon' };
  expect(tag(coming, strict)).toBe('COMING SOON');
  expect(tag({ ...coming, status: 'in_stock' }, strict)).toBe('Electric');
});

test.each([
  [{ reserved: true }, 'Reserved'],
  [{}, 'Toyota Certified'],
  [{ make: 'TOYOTA' }, 'Toyota Certified'],
  [{ car_type: 'new' as const }, null],
  [{ make: 'Kia' }, null],
  [{ certified: false }, null],
])('[SRC-050] a certified used Toyota with %j is tagged %j', (change, expected) => {
  expect(tag({ certified: true, make: 'Toyota', car_type: 'used', ...change }, plain)).toBe(expected);
});

test('[SRC-051] a tag of the dealer’s own comes before COMING SOON', () => {
  expect(tag({ tag: 'Demo Special', status: 'coming_soon' }, plain)).toBe('Demo Special');
});

test('[SRC-052] a car that is still coming says so, however new it is', () => {
  expect(tag({ status: 'coming_soon', created_at: now.toISOString() }, plain)).toBe('COMING SOON');
});

test.each([
  ['7 days 23 hours', '2026-11-12T01:00:00Z', 'New'],
  ['8 days', '2026-11-12T00:00:00Z', 'New'],
  ['8 days and 1 ms', '2026-11-11T23:59:59.999Z', null],
  ['8 days and 1 minute', '2026-11-11T23:59:00Z', null],
  ['minus a day', '2026-11-21T00:00:00Z', null],
])('[SRC-053] a car listed %s ago (%s) is tagged %j', (_, created_at, expected) => {
  expect(tag({ created_at }, plain)).toBe(expected);
});

test('[SRC-053] window and word are the site’s', () => {
  const own = makeSite({ card: { newTagDays: 2, newTagLabel: 'Just in' } });
  expect(tag({ created_at: '2026-11-18T00:00:00Z' }, own)).toBe('Just in');
  expect(tag({ created_at: '2026-11-17T23:59:00Z' }, own)).toBeNull();
});

test('[SRC-053] a site’s own word is for a listing; a new car is new', () => {
  const own = makeSite({ card: { newTagLabel: 'Just in' } });
  const listed = (car_type: 'new' | 'demo' | 'used') =>
    carTag(makeCar({ created_at: now.toISOString(), simple_fuel: null, car_type }), own, now);
  expect(listed('new')).toEqual({ kind: 'new', text: 'New' });
  expect(listed('demo')).toEqual({ kind: 'just-listed', text: 'Just in' });
  expect(listed('used')).toEqual({ kind: 'just-listed', text: 'Just in' });
});

test('[SRC-051] only a runout tag is green, and only where the site says so', () => {
  const runout = makeCar({ created_at: old, simple_fuel: null, tag: 'Run-out Sale' });
  expect(carTag(runout, site, now)).toEqual({ kind: 'custom', text: 'Run-out Sale', green: true });
  expect(carTag(runout, plain, now)).toEqual({ kind: 'custom', text: 'Run-out Sale', green: false });
  expect(carTag({ ...runout, tag: 'Sale' }, site, now)).toMatchObject({ green: false });
});

test.each([
  [{ sold: true }, 'sold'],
  [{ simple_fuel: 'Hybrid' }, 'fuel'],
  [{ reserved: true }, 'reserved'],
  [{ certified: true, make: 'Toyota', car_type: 'used' as const }, 'certified'],
  [{ status: 'coming_soon' }, 'coming-soon'],
])('a card can style the tag of a car with %j by its kind, %s', (change, kind) => {
  const car = makeCar({ created_at: old, simple_fuel: 'Petrol', ...change });
  expect(carTag(car, site, now)).toMatchObject({ kind });
});
