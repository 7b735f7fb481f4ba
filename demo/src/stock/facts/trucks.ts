import type { ArtBody } from '../../art/bodies/catalogue';
import { models, segment as s, type ModelFacts, type ModelRow } from './model-facts';

type Size = ModelFacts['size'];

const truck = (art: ArtBody, body: string, size: Size, grossKg: number, towKg: number) => ({
  kind: 'truck' as const,
  art,
  body,
  seats: 3,
  doors: 2,
  size,
  grossKg,
  towKg,
  hold: 1.04,
  ancap: null,
});

const box = (grossKg: number) => truck('lightTruck', 'Light Truck', [6900, 2200, 3100], grossKg, 3500);
const tray = (grossKg: number) => truck('trayTruck', 'Cab Chassis', [6600, 2180, 2300], grossKg, 3500);
const prime = (towKg: number) => ({
  ...truck('primeMover', 'Prime Mover', [6800, 2500, 3700], 26_000, towKg),
  seats: 2,
});

const row = (series: string, ...badges: ModelRow['badges'][number][]): ModelRow => ({
  series: [[2014, series]],
  badges,
});

export const trucks: ModelFacts[] = [
  ...models('Isuzu', {
    'NLR 45-150': [tray(4500), row('N Series', ['Traypack', 67_900, 'DT 3.0 4 RWD AMT6 375'])],
    'NPR 45-155': [tray(4500), row('N Series', ['Tradepack', 74_500, 'DT 5.2 4 RWD AMT6 419'])],
    'NNR 45-150': [box(4500), row('N Series', ['Servicepack', 89_900, 'DT 3.0 4 RWD AMT6 375'])],
    'NPR 65-190': [box(6500), row('N Series', ['Vanpack', 98_500, 'DT 5.2 4 RWD AMT6 513'])],
    'NQR 87-190': [box(8700), row('N Series', ['Freightpack', 118_500, 'DT 5.2 4 RWD AMT6 513'])],
    'FRR 110-260': [tray(11_000), row('F Series', ['Medium Tray', 139_900, 'DT 5.2 4 RWD AMT6 761'])],
    'FSR 140-260': [box(14_000), row('F Series', ['Long', 165_000, 'DT 7.8 6 RWD AMT9 761'])],
  }),
  ...models('Hino', {
    '300 616': [
      tray(4495),
      row(
        '300 Series',
        ['Hybrid Tray Ace', 79_900, 'DT 4.0 4 RWD A6 464'],
        ['Built to Go Tradesman', 76_500, 'DT 4.0 4 RWD A6 420'],
      ),
    ],
    '300 921': [box(8500), row('300 Series', ['Steel Van', 112_000, 'DT 5.1 4 RWD A6 600'])],
    '500 FD 1124': [box(11_000), row('500 Series', ['Curtainsider', 152_000, 'DT 5.1 4 RWD A6 794'])],
    '500 FM 2628': [tray(26_000), row('500 Series', ['Flat Deck', 205_000, 'DT 7.7 6 RWD A6 882'])],
  }),
  ...models('Fuso', {
    'Canter 515': [tray(4500), row('Canter', ['City Cab Alloy Tray', 66_900, 'DT 3.0 4 RWD DCT6 370'])],
    'Canter 615': [box(6000), row('Canter', ['Pantech', 87_500, 'DT 3.0 4 RWD DCT6 370'])],
    eCanter: [
      box(7490),
      {
        ...row('Canter', ['S-Lift Box', 169_000, 'E RWD A1 430']),
        years: [2021, null],
        series: [[2021, 'Next Gen']],
      },
    ],
    'Fighter 1124': [box(11_000), row('Fighter', ['Tautliner', 138_000, 'DT 7.5 6 RWD M6 785'])],
  }),
  ...models('UD Trucks', {
    'Croner PK': [box(17_500), row('Croner', ['17 280 Auto', 172_000, 'DT 7.7 6 RWD A6 1050'])],
    'Quon GW': [prime(45_000), row('Quon', ['26 460', 258_000, 'DT 11 6 RWD AMT12 2200'])],
  }),
  ...models('Kenworth', {
    T410: [prime(70_000), row('T4', ['SAR', 335_000, 'DT 13 6 RWD AMT18 2508'])],
    T610: [prime(97_000), row('T6', ['Aero Sleeper', 398_000, 'DT 15 6 RWD M18 2779'])],
    K220: [
      prime(106_000),
      { ...row('K2', ['Big Cab', 455_000, 'DT 15 6 RWD M18 2779']), years: [2022, null] },
    ],
  }),
  ...models('Volvo', {
    FH16: [prime(97_000), row('FH', ['Globetrotter XL 700', 445_000, 'DT 16 6 RWD AMT12 3150'])],
    FM13: [prime(68_500), row('FM', ['500 6x4', 318_000, 'DT 13 6 RWD AMT12 2500'])],
  }),
  ...models('Scania', {
    R620: [prime(97_000), row('New Truck Generation', ['V8 Highline', 428_000, 'DT 16 8 RWD AMT12 3000'])],
    G500: [prime(68_500), row('New Truck Generation', ['6x4', 322_000, 'DT 13 6 RWD AMT12 2550'])],
  }),
  ...models('Mack', {
    Trident: [prime(70_000), row('MP8', ['Day Cab', 342_000, 'DT 13 6 RWD AMT12 2500'])],
    'Super-Liner': [prime(106_000), row('MP10', ['685 Sleeper', 448_000, 'DT 16 6 RWD AMT12 3150'])],
  }),
  ...models('Iveco', {
    'Daily 50C': [tray(5200), row('Daily', ['Tradie-Made', 78_500, 'DT 3.0 4 RWD A8 470'])],
    'Daily 70C': [box(7000), row('Daily', ['Pantech', 102_000, 'DT 3.0 4 RWD A8 470'])],
    'S-Way': [
      prime(70_000),
      { ...row('S-Way', ['AS 550', 312_000, 'DT 13 6 RWD AMT12 2500']), years: [2021, null] },
    ],
  }),
  ...models('DAF', {
    CF530: [prime(70_000), row('CF', ['Space Cab', 308_000, 'DT 13 6 RWD AMT12 2600'])],
    XF480: [prime(70_000), row('XF', ['Super Space Cab', 325_000, 'DT 13 6 RWD AMT12 2500'])],
  }),
  ...models('Foton', {
    'Aumark S': [tray(4495), row('BJ1078', ['45-150 Alloy Tray', 56_990, 'DT 3.8 4 RWD AMT6 500'])],
    iBlue: [
      box(6000),
      { ...row('EV', ['Box', 124_990, 'E RWD A1 305']), years: [2022, null], series: [[2022, 'EV']] },
    ],
    Tunland: [
      s.ute,
      {
        kind: 'car',
        years: [2024, null],
        series: [[2024, 'V']],
        hold: 0.88,
        badges: [
          ['V7', 42_990, 'DT 2.0 4 4WD A8 450 7.6'],
          ['V9', 46_990, 'DT 2.0 4 4WD A8 450 7.6'],
        ],
      },
    ],
  }),
];

/** Small coaches, sold by truck dealers. */
export const buses: ModelFacts[] = models('Fuso', {
  Rosa: [s.bus, row('BE6', ['Deluxe 25 Seat', 124_000, 'DT 3.0 4 RWD DCT6 430'])],
});
