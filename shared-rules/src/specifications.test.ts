import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar } from 'shared-contracts/testing';
import { specifications } from './specifications';

/** A car that says nothing but what the test gives it. */
const bare = (given: Partial<CarInput>) =>
  makeCar({
    badge: null,
    colour: null,
    seats: null,
    doors: null,
    simple_body: null,
    simple_fuel: null,
    simple_transmission: null,
    simple_drive: null,
    ...given,
  });
const words = (given: Partial<CarInput>) =>
  specifications(bare(given)).map(({ label, value }) => `${label} ${value}`);

test('[VEH-048] specs without a value are hidden', () => {
  expect(words({ colour: '', badge: null, series: 'null', seats: 5 })).toEqual(['Seats 5']);
  expect(words({ body: '', fuel: 'null', trans: ' NULL ', drive: '  ', seats: 5 })).toEqual(['Seats 5']);
  expect(words({})).toEqual([]);
});

test('[VEH-049] a caravan leads with its own measures', () => {
  expect(
    words({
      item_type: 'caravan',
      simple_body: 'Caravan',
      specifications: {
        sleeps: 4,
        tare_weight: 2200,
        aggregate_trailer_mass: 2800,
        body_length: 6400,
        body_width: 2440,
        axle_type: 'Tandem',
      },
    }),
  ).toEqual([
    'Sleeps 4',
    'Tare Weight 2200 kg',
    'Aggregate Trailer Mass 2800 kg',
    'Body Length 6400 mm',
    'Body Width 2440 mm',
    'Axle Type Tandem',
    'Body Caravan',
  ]);
});

test('[VEH-049] a car without specifications has no such rows, and a caravan only those with a value', () => {
  const labels = specifications(makeCar({ specifications: null })).map(({ label }) => label);
  for (const label of ['Sleeps', 'Tare Weight', 'Aggregate Trailer Mass', 'Body Length', 'Axle Type'])
    expect(labels).not.toContain(label);
  expect(words({ specifications: { sleeps: 4, tare_weight: null, axle_type: '' } })).toEqual(['Sleeps 4']);
});

test('[VEH-049] a truck shows its configuration, torque and masses', () => {
  const variant = { grossvehiclemass: 22_500, torque: 1050, towingcapacitybraked: 3500, vehiclelength: 9900 };
  expect(words({ body: 'Truck', bodyconfiguration: 'Pantech', variant })).toEqual([
    'Body Truck',
    'Body Configuration Pantech',
    'Torque 1050 Nm',
    'Towing Capacity, Braked 3500 kg',
    'Gross Vehicle Mass 22,500 kg',
    'Length 9900 mm',
  ]);
});

test('[VEH-089] a car with every value has every row, in order', () => {
  const given = {
    body: 'Wagon',
    bodyconfiguration: '5dr',
    engine_size_litres: 2,
    trans: '8 speed automatic',
    fuel: 'Diesel',
    drive: 'AWD',
    badge: 'GXL',
    series: 'J300',
    seats: 7,
    doors: 5,
    gearnum: 8,
    variant: {
      cylinders: 6,
      induction: 'Turbo',
      torque: 700,
      fuelconsumptioncombined: 8.9,
      fuelcapacity: 110,
      towingcapacitybraked: 3500,
      grossvehiclemass: 3280,
      vehiclelength: 4980,
      vehiclewidth: 1980,
      vehicleheight: 1945,
    },
  };
  expect(words(given)).toEqual([
    'Body Wagon',
    'Body Configuration 5dr',
    'Engine 2.0 L',
    'Transmission 8 speed automatic',
    'Fuel Diesel',
    'Drive AWD',
    'Badge GXL',
    'Series J300',
    'Seats 7',
    'Doors 5',
    'Gears 8',
    'Cylinders 6',
    'Induction Turbo',
    'Torque 700 Nm',
    'Fuel Consumption 8.9 L/100km',
    'Fuel Capacity 110 L',
    'Towing Capacity, Braked 3500 kg',
    'Gross Vehicle Mass 3280 kg',
    'Length 4980 mm',
    'Width 1980 mm',
    'Height 1945 mm',
  ]);
});

test.each<[string, Partial<CarInput>, string]>([
  ['its own litres', { engine_size_litres: 2, variant: { enginesize_litres: 2.5 } }, 'Engine 2.0 L'],
  ["its variant's litres", { engine_size_litres: null, variant: { enginesize_litres: 2.5 } }, 'Engine 2.5 L'],
  ['its own cc', { engine_size: 1998, variant: { enginesize_litres: 2.5 } }, 'Engine 2.0 L'],
  ["its variant's cc", { variant: { enginesize: 2487 } }, 'Engine 2.5 L'],
  ["a motorcycle's cc", { simple_body: 'Motorcycle', engine_size: 689 }, 'Engine 689 cc'],
])('[VEH-089] the engine by %s', (_, given, row) => {
  expect(words(given)).toContain(row);
});

test('[VEH-089] an engine of 0 is none', () => {
  expect(words({ engine_size_litres: 0, engine_size: 0, variant: { enginesize: 0, cylinders: 0 } })).toEqual(
    [],
  );
});

test.each<[string | null, string | null, string[]]>([
  ['Dual Cab', 'Single Cab', ['Body Configuration Dual Cab']],
  [null, 'Single Cab', ['Body Configuration Single Cab']],
  ['null', 'Single Cab', ['Body Configuration Single Cab']],
  ['', null, []],
])("[VEH-089] body configuration %j before the variant's %j", (own, variants, rows) => {
  expect(words({ bodyconfiguration: own, variant: { bodyconfiguration: variants } })).toEqual(rows);
});

test.each([
  ['Prime Mover', 'prime mover', ['Body Prime Mover']],
  ['5 Door SUV', 'SUV', ['Body 5 Door SUV']],
  ['Dual Cab Ute', 'Ute Dual Cab', ['Body Dual Cab Ute']],
  ['Ute', 'Dual Cab Ute', ['Body Ute', 'Body Configuration Dual Cab Ute']],
])('[VEH-089] a body %j has no row for a configuration %j that only repeats it', (body, own, rows) => {
  expect(words({ body, variant: { bodyconfiguration: own } })).toEqual(rows);
});

test('[VEH-089] full values are preferred to simple ones', () => {
  expect(words({ fuel: 'Petrol - Unleaded', simple_fuel: 'Petrol', simple_drive: 'AWD' })).toEqual([
    'Fuel Petrol - Unleaded',
    'Drive AWD',
  ]);
});
