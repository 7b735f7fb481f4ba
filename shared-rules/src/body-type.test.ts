import { bodyTypes } from 'shared-contracts/search/index-document';
import { toBodyType } from './body-type';

/** Spellings seen in listings. */
const spellings: Partial<Record<string, readonly string[]>> = {
  cabChassis: [
    'Cab Chassis',
    'CAB-CHASSIS',
    'cabchassis 2dr',
    'Single Cab Chassis',
    'Tray Back',
    'Trayback',
    'C/C 4x4',
  ],
  lightTruck: ['Light Truck', 'Light Commercial Truck', 'LightTruck', 'Truck', 'Tipper', 'Prime Mover'],
  peopleMover: ['People Mover', 'PeopleMover 8 seats', 'MPV 7 seats', 'Minivan'],
  motorhome: ['Motor Home', 'Motorhome 4 berth', 'Camper Van', 'Campervan'],
  ute: [
    'Ute / Tray',
    'Utility',
    'Tray',
    'Pick up',
    'Pick-up',
    'Pickup',
    'Dual Cab',
    'DualCab',
    'Crew Cab',
    'CrewCab',
  ].concat(['Extra Cab', 'ExtraCab', 'Double Cab', 'DoubleCab Pick-Up']),
  suv: ['SUV', 'SUV - Medium', 'Crossover'],
  wagon: [
    'Station Wagon',
    'StationWagon 5dr',
    'Estate',
    'Sports Tourer',
    'Sportback',
    'Touring',
    'Wagon 4dr',
  ],
  hatch: ['Hatchback', '5dr Hatch'],
  softtop: ['Soft Top', 'Softtop 2dr'],
  hardtop: ['Hard Top', 'Hardtop 2dr'],
  convertible: ['Convertible', '2dr Cabriolet', 'Roadster', 'Spyder', 'Spider'],
  coupe: ['2dr Coupe', 'Coupé'],
  sedan: ['4dr Sedan', 'Saloon'],
  van: ['Panel Van', 'Commercial'],
  bus: ['Bus 24 seats', 'Minibus', 'Coach'],
  '4x4': ['4 x 4', '4x4 off-road', '4WD'],
  prestige: ['Prestige car', 'Luxury'],
  ev: ['EV city', 'Electric'],
};

test.each(Object.entries(spellings).flatMap(([key, texts = []]) => texts.map((text) => [text, key])))(
  '[SRC-042] "%s" is %s',
  (text, key) => {
    expect(toBodyType(text)).toBe(key);
  },
);

test.each([
  'hovercraft',
  'Caravan',
  'Prevan',
  'Busy',
  'Trays of fruit',
  'Beverage cart',
  'Other',
  '-',
  '',
  null,
  undefined,
])('[SRC-042] %j is no body type', (text) => {
  expect(toBodyType(text)).toBeNull();
});

test('[SRC-042] every recognised key stands for itself or the key it shares, in any spelling', () => {
  const shared: Record<string, string> = { hatchback: 'hatch', stationWagon: 'wagon' };
  for (const key of bodyTypes) {
    expect(toBodyType(key)).toBe(shared[key] ?? key);
    expect(toBodyType(` ${key.toUpperCase()}.`)).toBe(shared[key] ?? key);
  }
});

test('[SRC-042] the first text that says a body type counts, and in it the most telling word', () => {
  expect(toBodyType('-', 'Sedan')).toBe('sedan');
  expect(toBodyType('hovercraft', null, 'Ute')).toBe('ute');
  expect(toBodyType('Sedan', 'Ute')).toBe('sedan');
  expect(toBodyType('Dual Cab Cab-Chassis')).toBe('cabChassis');
  expect(toBodyType('Electric SUV')).toBe('suv');
});
