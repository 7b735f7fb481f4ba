import { makeCard } from 'shared-contracts/testing';
import { specFacts } from './spec-facts';

type Changes = NonNullable<Parameters<typeof makeCard>[0]>;
const factsOf = (changes: Changes): string[] =>
  specFacts(makeCard(changes)).map(({ label, value }) => `${label} ${value}`);

const caravan = {
  body_width: 2400,
  body_length: 7960,
  tare_weight: 2310,
  axle_type: 'Tandem',
  sleeps: 5,
  aggregate_trailer_mass: 2700,
};
const engine = {
  cylinders: 6, enginesize: 12_800, enginesize_litres: 12.8, induction: 'Turbo', fuelconsumptioncombined: null,
  fuelcapacity: 1100, grossvehiclemass: 26_000, vehiclelength: 6800, vehicleheight: 3700, vehiclewidth: 2500,
  towingcapacitybraked: null, bodyconfiguration: null, torque: 2600, ancaprating: null, geartype: 'AMT',
}; // prettier-ignore

test('a caravan leads with berths, weights and the rating of what can tow it', () => {
  expect(factsOf({ specifications: caravan, km: null })).toEqual([
    'Sleeps 5', 'Tare 2310 kg', 'ATM 2700 kg', 'Tow rating 3 t or more', 'Length 7960 mm', 'Axles Tandem',
  ]); // prettier-ignore
});

test.each([
  [2500, 'Tow rating 2.5 t or more'],
  [2501, 'Tow rating 3 t or more'],
  [3500, 'Tow rating 3.5 t or more'],
  [3501, null],
])('a trailer of %d kg: %j', (aggregate_trailer_mass, fact) => {
  const facts = factsOf({ specifications: { ...caravan, aggregate_trailer_mass } });
  expect(facts.find((text) => text.startsWith('Tow rating')) ?? null).toBe(fact);
});

test('a truck leads with its gross mass and its engine', () => {
  expect(factsOf({ variant: engine, km: 110_179, seats: 2 })).toEqual([
    'GVM 26,000 kg', 'Engine 12.8 L', 'Torque 2600 Nm', 'Odometer 110,179 kms', 'Gearbox Auto', 'Seats 2',
  ]); // prettier-ignore
});

test('what tows them leads with its rating; a gross mass of up to 3,500 kg is no truck’s', () => {
  const variant = { ...engine, grossvehiclemass: 3500, towingcapacitybraked: 3500 };
  expect(factsOf({ variant })[0]).toBe('Tows 3500 kg');
  expect(factsOf({ variant: { ...variant, grossvehiclemass: 3501 } })[0]).toBe('GVM 3501 kg');
});

test('a car of which nothing is known has what a card has', () => {
  expect(factsOf({ km: null, seats: null, simple_transmission: null })).toEqual(['Fuel Hybrid']);
});

test('the few kilometres of a new car are no fact that a buyer looks for', () => {
  const known = { km: 12, seats: null, simple_transmission: null };
  expect(factsOf({ ...known, car_type: 'new' })).toEqual(['Fuel Hybrid']);
  expect(factsOf({ ...known, car_type: 'demo' })).toEqual(['Odometer 12 kms', 'Fuel Hybrid']);
});
