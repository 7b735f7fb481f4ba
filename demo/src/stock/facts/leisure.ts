import { models, type ModelFacts, type ModelRow } from './model-facts';

type Badge = ModelRow['badges'][number];

/** Towed homes have no engine; the drive line is there because every row has one and is not read. */
const NONE = 'E - A1 1';

function towed(art: 'caravan' | 'popTop', lengthMm: number, caravan: NonNullable<ModelFacts['caravan']>) {
  return {
    kind: 'caravan' as const,
    art,
    body: art === 'popTop' ? 'Pop Top Caravan' : 'Caravan',
    seats: 0,
    doors: 1,
    size: [lengthMm, 2400, art === 'popTop' ? 2450 : 2950] as const,
    towKg: 0,
    hold: 1.08,
    ancap: null,
    caravan,
  };
}

const single = (sleeps: number, tareKg: number, atmKg: number) => ({
  sleeps,
  tareKg,
  atmKg,
  axles: 'Single' as const,
});
const tandem = (sleeps: number, tareKg: number, atmKg: number) => ({
  sleeps,
  tareKg,
  atmKg,
  axles: 'Tandem' as const,
});

const row = (...badges: Badge[]): ModelRow => ({ badges });

export const caravans: ModelFacts[] = [
  ...models('Jayco', {
    Swan: [towed('popTop', 5280, single(6, 1180, 1480)), row(['Outback', 38_990, NONE])],
    Journey: [
      towed('popTop', 6730, single(4, 1850, 2250)),
      row(['16.51-3 Pop Top', 62_490, NONE], ['17.55-8 Outback', 68_990, NONE]),
    ],
    Starcraft: [
      towed('caravan', 7960, tandem(5, 2310, 2700)),
      row(['17.58-3', 69_990, NONE], ['18.55-6 Bunk', 73_490, NONE], ['20.62-2', 79_990, NONE]),
    ],
    Silverline: [
      towed('caravan', 8580, tandem(3, 2780, 3280)),
      row(['21.65-3', 112_990, NONE], ['22.68-4 Outback', 121_490, NONE]),
    ],
    'All Terrain': [
      towed('caravan', 8120, tandem(4, 2650, 3300)),
      row(['19.61-3', 109_990, NONE], ['21.66-2 Family', 118_990, NONE]),
    ],
  }),
  ...models('Avan', {
    Aliner: [
      towed('popTop', 4840, single(2, 930, 1200)),
      row(['1', 34_990, NONE], ['2B Adventure', 41_490, NONE]),
    ],
    Aspire: [
      towed('caravan', 7100, tandem(4, 1980, 2400)),
      row(['555-5 Family', 66_990, NONE], ['617-1', 72_990, NONE]),
    ],
    Cruiseliner: [towed('popTop', 5400, single(4, 1150, 1500)), row(['2', 44_990, NONE])],
  }),
  ...models('Coromal', {
    Pioneer: [
      towed('caravan', 7450, tandem(3, 2250, 2700)),
      row(['XT 595', 84_990, NONE], ['XT 655 Bunk', 89_990, NONE]),
    ],
    Thrill: [
      towed('caravan', 7080, tandem(4, 2080, 2580)),
      row(['Seeker 18', 69_990, NONE], ['Seeker 20 Family', 76_990, NONE]),
    ],
    Appeal: [towed('popTop', 6200, single(2, 1620, 2050)), row(['542', 58_990, NONE])],
  }),
  ...models('New Age', {
    'Manta Ray': [
      towed('caravan', 7980, tandem(4, 2380, 2900)),
      row(['18ER', 78_990, NONE], ['20BE Bunk', 85_990, NONE]),
    ],
    'Road Owl': [towed('caravan', 7300, tandem(3, 2020, 2600)), row(['18E', 66_990, NONE])],
  }),
  ...models('Crusader', {
    Excalibur: [
      towed('caravan', 8640, tandem(3, 2760, 3300)),
      row(['Prince', 104_990, NONE], ['Regent Family', 112_990, NONE]),
    ],
  }),
  ...models('Lotus', {
    'Off Grid': [
      towed('caravan', 8350, tandem(4, 2850, 3500)),
      row(['20.6 Club', 119_990, NONE], ['22.6 Family', 128_990, NONE]),
    ],
  }),
];

const motorhome = {
  kind: 'motorhome' as const,
  art: 'motorhome' as const,
  body: 'Motorhome',
  seats: 4,
  doors: 3,
  size: [7150, 2350, 3120] as const,
  towKg: 2000,
  grossKg: 4495,
  hold: 1.08,
  ancap: null,
};

export const motorhomes: ModelFacts[] = [
  ...models('Jayco', {
    Conquest: [
      motorhome,
      row(
        ['20-3 Renault Master', 164_990, 'DT 2.3 4 FWD AMT6 360'],
        ['25-6 Fiat Ducato', 184_990, 'DT 2.2 4 FWD A9 450'],
      ),
    ],
  }),
  ...models('Avan', {
    Ovation: [
      motorhome,
      row(['M5 B Class', 154_990, 'DT 2.2 4 FWD A9 380'], ['M7 C Class', 172_490, 'DT 2.2 4 FWD A9 380']),
    ],
  }),
];

const bike = (
  price: number,
  badge: string,
  cc: number,
  cylinders: number,
  torque: number,
  use: number,
): Badge => [badge, price, `P ${cc} ${cylinders} RWD M6 ${torque} ${use}`];

const motorcycle = {
  kind: 'motorcycle' as const,
  art: 'motorcycle' as const,
  body: 'Motorcycle',
  seats: 2,
  doors: 0,
  size: [2090, 780, 1140] as const,
  towKg: 0,
  hold: 1,
  ancap: null,
};

export const motorcycles: ModelFacts[] = [
  ...models('Yamaha', {
    'MT-03': [motorcycle, row(bike(7999, 'LA', 0.32, 2, 30, 3.8))],
    'MT-07': [motorcycle, row(bike(13_499, 'HO', 0.69, 2, 67, 4.2))],
    'MT-09': [motorcycle, row(bike(17_999, 'SP', 0.89, 3, 93, 5.0))],
    XSR900: [motorcycle, row(bike(17_399, 'ABS', 0.89, 3, 93, 5.0))],
  }),
  ...models('Triumph', {
    'Speed 400': [motorcycle, { ...row(bike(8990, 'LAMS', 0.4, 1, 37, 3.5)), years: [2024, null] }],
    'Trident 660': [motorcycle, { ...row(bike(14_490, 'Standard', 0.66, 3, 64, 4.7)), years: [2021, null] }],
    'Street Triple': [motorcycle, row(bike(18_290, '765 R', 0.77, 3, 80, 5.2))],
  }),
];
