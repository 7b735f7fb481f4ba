import { simpleBody, simpleDrive, simpleFuel, simpleTransmission } from './simple-values';

const rows: readonly (readonly [typeof simpleBody, string, readonly string[]])[] = [
  [simpleBody, 'People Mover', ['People Mover', 'peoplemover', 'MPV']],
  [simpleBody, 'Cab Chassis', ['Cab Chassis', 'CAB-CHASSIS', 'Dual cabchassis']],
  [simpleBody, 'Ute', ['Ute', 'Utility', 'Steel tray', 'Pick-up', 'Pickup', 'Pick up']],
  [simpleBody, 'SUV', ['SUV', 'Crossover coupe']],
  [simpleBody, 'Hatch', ['Hatchback']],
  [simpleBody, 'Wagon', ['4D Wagon', 'Estate']],
  [simpleBody, 'Sedan', ['Sedan', 'Saloon']],
  [simpleBody, 'Coupe', ['Coupe', 'Coupé']],
  [simpleBody, 'Convertible', ['Convertible', 'Cabriolet', 'Roadster']],
  [simpleBody, 'Motorhome', ['Motorhome', 'Motor home']],
  [simpleBody, 'Caravan', ['Caravan']],
  [simpleBody, 'Light Truck', ['Truck']],
  [simpleBody, 'Bus', ['Bus']],
  [simpleBody, 'Van', ['Van', 'Light commercial']],
  [simpleFuel, 'Plug-in hybrid', ['Plug-in hybrid', 'plug in', 'PLUGIN', 'PHEV']],
  [simpleFuel, 'Hybrid', ['Petrol hybrid']],
  [simpleFuel, 'Electric', ['Electric', 'EV']],
  [simpleFuel, 'Diesel', ['Turbo Diesel', 'D', 'dsl']],
  [simpleFuel, 'LPG', ['LPG', 'Gas']],
  [simpleFuel, 'Petrol', ['Petrol', 'Unleaded', 'Premium', 'ULP', 'PULP', '98 ulp', 'E10', 'p']],
  [
    simpleTransmission,
    'Automatic',
    [
      'Auto',
      'CVT',
      'DCT',
      'DSG',
      'S tronic',
      'Sequential',
      'Variable transmission',
      'Reduction gear',
      'Single speed',
      'single-speed',
      'AMT',
      'A',
      '6A',
      '10 a',
    ],
  ],
  [simpleTransmission, 'Manual', ['Manual', '5 speed man', 'M', '6M', '10 m']],
  [simpleDrive, '4WD', ['4WD', '4 wd', '4x4', '4 X 4']],
  [simpleDrive, 'AWD', ['AWD', 'All wheel drive', 'all-wheel', 'allwheel']],
  [simpleDrive, 'FWD', ['Front wheel drive', 'FWD']],
  [simpleDrive, 'RWD', ['Rear wheel drive', 'RWD', '4x2', '2WD', '4 x 2', '2 wd']],
];

test.each(rows.flatMap(([simple, value, texts]) => texts.map((text) => [text, value, simple] as const)))(
  '"%s" is %s',
  (text, value, simple) => expect(simple(text)).toBe(value),
);

test.each([
  [simpleBody, 'Hovercraft'],
  [simpleBody, 'Attribute'], // no ute
  [simpleBody, 'Incubus'],
  [simpleFuel, 'Seven'], // no EV
  [simpleFuel, 'pd'],
  [simpleFuel, 'dp'],
  [simpleFuel, 'E100'],
  [simpleTransmission, 'Human gears'],
  [simpleTransmission, 'a6'],
  [simpleTransmission, 'm6'],
  [simpleDrive, 'Tracks'],
] as const)('what is not known has no simple value', (simple, text) => {
  expect(simple(text)).toBeNull();
});

test('the first text that says something counts', () => {
  expect(simpleFuel(null, undefined, '', 'unknown', 'Diesel', 'Petrol')).toBe('Diesel');
  expect(simpleFuel()).toBeNull();
});
