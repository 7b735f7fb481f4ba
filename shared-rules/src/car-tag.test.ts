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

test('tags stand in the order of the specification', () => {
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
  ['2026-11-12T00:00:00Z', 'New'],
  ['2026-11-11T23:59:59Z', null],
  ['2026-11-21T00:00:00Z', null],
])('a car created at %s is tagged %j eight days on', (created_at, expected) => {
  expect(tag({ created_at }, plain)).toBe(expected);
});

test('only a runout tag is green, and only where the site says so', () => {
  const runout = makeCar({ created_at: old, simple_fuel: null, tag: 'Run-out Sale' });
  expect(carTag(runout, site, now)).toEqual({ kind: 'custom', text: 'Run-out Sale', green: true });
  expect(carTag(runout, plain, now)).toEqual({ kind: 'custom', text: 'Run-out Sale', green: false });
  expect(carTag({ ...runout, tag: 'Sale' }, site, now)).toMatchObject({ green: false });
});
