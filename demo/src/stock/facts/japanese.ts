/* A table of facts, one entry a model: it grows with the makes and has one reason to change, so it is one file. */

import { models, segment as s, type ModelFacts } from './model-facts';

export const toyota: ModelFacts[] = models('Toyota', {
  Yaris: [
    s.lightHatch,
    {
      years: [2020, null],
      series: [[2020, 'MXPH10R']],
      hold: 1.06,
      badges: [
        ['Ascent Sport Hybrid', 31790, 'H 1.5 3 FWD ECVT 141 3.3'],
        ['SX Hybrid', 34530, 'H 1.5 3 FWD ECVT 141 3.3'],
        ['ZR Hybrid', 37730, 'H 1.5 3 FWD ECVT 141 3.3'],
      ],
    },
  ],
  'Yaris Cross': [
    s.smallSuv,
    {
      years: [2021, null],
      series: [[2021, 'MXPJ10R']],
      hold: 1.07,
      badges: [
        ['GX Hybrid', 34980, 'H 1.5 3 FWD ECVT 141 3.8'],
        ['GXL Hybrid', 38150, 'H 1.5 3 FWD ECVT 141 3.8'],
        ['Urban Hybrid AWD', 44610, 'H 1.5 3 AWD ECVT 141 4.0'],
      ],
    },
  ],
  Corolla: [
    s.hatch,
    {
      series: [
        [2014, 'ZRE182R'],
        [2018, 'MZEA12R'],
        [2022, 'ZWE219R'],
      ],
      hold: 1.05,
      badges: [
        ['Ascent Sport', 33920, 'P 2.0 4 FWD CVT 200 6.0'],
        ['Ascent Sport Hybrid', 36590, 'H 1.8 4 FWD ECVT 142 4.0'],
        ['SX Hybrid', 39770, 'H 1.8 4 FWD ECVT 142 4.0'],
        ['ZR Hybrid', 44150, 'H 1.8 4 FWD ECVT 142 4.0'],
      ],
    },
  ],
  'Corolla Cross': [
    s.smallSuv,
    {
      years: [2022, null],
      series: [[2022, 'MXGH10R']],
      hold: 1.05,
      badges: [
        ['GX', 40250, 'P 2.0 4 FWD CVT 202 6.0'],
        ['GXL Hybrid', 45610, 'H 2.0 4 FWD ECVT 202 4.3'],
        ['Atmos Hybrid AWD', 55220, 'H 2.0 4 AWD ECVT 202 4.4'],
      ],
    },
  ],
  'C-HR': [
    s.smallSuv,
    {
      years: [2017, null],
      series: [
        [2017, 'NGX50R'],
        [2024, 'MXGH10R'],
      ],
      badges: [
        ['GXL Hybrid', 49120, 'H 1.8 4 FWD ECVT 142 4.0'],
        ['Koba Hybrid', 55020, 'H 1.8 4 FWD ECVT 142 4.0'],
      ],
    },
  ],
  Camry: [
    s.sedan,
    {
      series: [
        [2014, 'ASV50R'],
        [2018, 'AXVH70R'],
        [2024, 'AXVH80R'],
      ],
      hold: 1.04,
      badges: [
        ['Ascent Hybrid', 43700, 'H 2.5 4 FWD ECVT 221 4.0'],
        ['SL Hybrid', 58300, 'H 2.5 4 FWD ECVT 221 4.0'],
      ],
    },
  ],
  RAV4: [
    s.suv,
    {
      series: [
        [2014, 'ZSA42R'],
        [2019, 'AXAH52R'],
      ],
      hold: 1.1,
      badges: [
        ['GX Hybrid', 46430, 'H 2.5 4 FWD ECVT 221 4.7'],
        ['GXL Hybrid', 50140, 'H 2.5 4 FWD ECVT 221 4.7'],
        ['XSE Hybrid AWD', 56660, 'H 2.5 4 AWD ECVT 221 4.8'],
        ['Cruiser Hybrid AWD', 59360, 'H 2.5 4 AWD ECVT 221 4.8'],
        ['Edge Hybrid AWD', 62110, 'H 2.5 4 AWD ECVT 221 4.8'],
      ],
    },
  ],
  Kluger: [
    s.largeSuv,
    {
      series: [
        [2014, 'GSU50R'],
        [2021, 'AXUH78R'],
      ],
      hold: 1.06,
      badges: [
        ['GX Hybrid AWD', 66340, 'H 2.5 4 AWD ECVT 242 5.6'],
        ['GXL Hybrid AWD', 75500, 'H 2.5 4 AWD ECVT 242 5.6'],
        ['Grande Hybrid AWD', 88670, 'H 2.5 4 AWD ECVT 242 5.6'],
      ],
    },
  ],
  Fortuner: [
    s.fourByFour,
    {
      years: [2015, null],
      series: [[2015, 'GUN156R']],
      hold: 1.06,
      towKg: 3100,
      badges: [
        ['GX', 59450, 'DT 2.8 4 4WD A6 500 7.6'],
        ['GXL', 64650, 'DT 2.8 4 4WD A6 500 7.6'],
        ['Crusade', 73120, 'DT 2.8 4 4WD A6 500 7.6'],
      ],
    },
  ],
  'LandCruiser Prado': [
    s.fourByFour,
    {
      body: '4x4',
      years: [2014, null],
      series: [
        [2014, 'GDJ150R'],
        [2024, 'GDJ250R'],
      ],
      hold: 1.18,
      badges: [
        ['GX', 79600, 'DT 2.8 4 4WD A8 500 7.6'],
        ['GXL', 87500, 'DT 2.8 4 4WD A8 500 7.6'],
        ['VX', 95500, 'DT 2.8 4 4WD A8 500 7.6'],
        ['Kakadu', 107500, 'DT 2.8 4 4WD A8 500 7.6'],
      ],
    },
  ],
  LandCruiser: [
    s.fourByFour,
    {
      body: '4x4',
      series: [
        [2014, 'VDJ200R'],
        [2021, 'FJA300R'],
      ],
      hold: 1.22,
      badges: [
        ['GX', 108200, 'DT 3.3 6 4WD A10 700 8.9'],
        ['GXL', 119900, 'DT 3.3 6 4WD A10 700 8.9'],
        ['VX', 132700, 'DT 3.3 6 4WD A10 700 8.9'],
        ['Sahara', 151900, 'DT 3.3 6 4WD A10 700 8.9'],
      ],
    },
  ],
  'LandCruiser 79': [
    s.cabChassis,
    {
      series: [
        [2014, 'VDJ79R'],
        [2024, 'GDJ79R'],
      ],
      hold: 1.25,
      towKg: 3500,
      badges: [
        ['Workmate', 82400, 'DT 2.8 4 4WD A6 500 9.6'],
        ['GXL', 86500, 'DT 4.5 8 4WD M5 430 10.7'],
      ],
    },
  ],
  HiLux: [
    s.ute,
    {
      series: [
        [2014, 'KUN26R'],
        [2016, 'GUN126R'],
      ],
      hold: 1.12,
      badges: [
        ['SR', 59260, 'DT 2.8 4 4WD A6 500 7.9'],
        ['SR5', 66460, 'DT 2.8 4 4WD A6 500 8.1'],
        ['Rogue', 74310, 'DT 2.8 4 4WD A6 500 8.1'],
        ['GR Sport', 78080, 'DT 2.8 4 4WD A6 550 8.1'],
      ],
    },
  ],
  'HiLux Workmate': [
    s.cabChassis,
    {
      years: [2016, null],
      series: [[2016, 'TGN121R']],
      hold: 1.1,
      badges: [
        ['4x2', 35200, 'P 2.7 4 RWD M5 245 10.4'],
        ['4x4', 47900, 'DT 2.4 4 4WD M6 400 7.6'],
      ],
    },
  ],
  HiAce: [
    s.van,
    {
      series: [
        [2014, 'KDH201R'],
        [2019, 'GDH300R'],
      ],
      hold: 1.12,
      badges: [
        ['LWB', 53300, 'DT 2.8 4 RWD A6 450 8.2'],
        ['SLWB', 62900, 'DT 2.8 4 RWD A6 450 8.4'],
      ],
    },
  ],
  Granvia: [
    s.peopleMover,
    { years: [2019, 2024], series: [[2019, 'GDH303R']], badges: [['VX', 74880, 'DT 2.8 4 RWD A6 450 8.0']] },
  ],
  Coaster: [
    s.bus,
    {
      years: [2017, null],
      series: [[2017, 'XZB70R']],
      hold: 1.1,
      badges: [['Standard', 108000, 'DT 4.0 4 RWD A6 420']],
    },
  ],
  bZ4X: [
    s.suv,
    {
      years: [2023, null],
      series: [[2023, 'YEAM15R']],
      hold: 0.86,
      badges: [
        ['2WD', 66000, 'E FWD A1 266'],
        ['AWD', 74900, 'E AWD A1 337'],
      ],
    },
  ],
  GR86: [
    s.coupe,
    {
      years: [2022, null],
      series: [[2022, 'ZNA8R']],
      hold: 1.08,
      badges: [
        ['GT', 45390, 'P 2.4 4 RWD M6 250 9.5'],
        ['GTS', 47540, 'P 2.4 4 RWD A6 250 8.8'],
      ],
    },
  ],
});

export const mazda: ModelFacts[] = models('Mazda', {
  Mazda2: [
    s.lightHatch,
    {
      series: [[2015, 'DJ']],
      badges: [
        ['G15 Pure', 27890, 'P 1.5 4 FWD A6 144 5.4'],
        ['G15 GT', 31490, 'P 1.5 4 FWD A6 144 5.4'],
      ],
    },
  ],
  Mazda3: [
    s.hatch,
    {
      series: [
        [2014, 'BM'],
        [2019, 'BP'],
      ],
      badges: [
        ['G20 Pure', 33420, 'P 2.0 4 FWD A6 200 5.9'],
        ['G20 Touring', 37020, 'P 2.0 4 FWD A6 200 5.9'],
        ['G25 GT', 41710, 'P 2.5 4 FWD A6 252 6.2'],
        ['G25 Astina', 44710, 'P 2.5 4 FWD A6 252 6.2'],
      ],
    },
  ],
  Mazda6: [
    s.sedan,
    {
      years: [2014, 2024],
      series: [
        [2014, 'GJ'],
        [2018, 'GL'],
      ],
      badges: [
        ['Sport', 38890, 'P 2.5 4 FWD A6 252 7.0'],
        ['Atenza', 53390, 'PT 2.5 4 FWD A6 420 7.6'],
      ],
    },
  ],
  'CX-3': [
    s.smallSuv,
    {
      years: [2015, null],
      series: [[2015, 'DK']],
      badges: [
        ['G20 Sport', 33480, 'P 2.0 4 FWD A6 195 6.3'],
        ['G20 Akari', 39480, 'P 2.0 4 FWD A6 195 6.3'],
      ],
    },
  ],
  'CX-30': [
    s.smallSuv,
    {
      years: [2020, null],
      series: [[2020, 'DM']],
      badges: [
        ['G20 Evolve', 38800, 'P 2.0 4 FWD A6 200 6.5'],
        ['G25 Astina', 49500, 'P 2.5 4 FWD A6 252 6.6'],
      ],
    },
  ],
  'CX-5': [
    s.suv,
    {
      series: [
        [2014, 'KE'],
        [2017, 'KF'],
      ],
      hold: 1.03,
      badges: [
        ['Maxx', 41640, 'P 2.0 4 FWD A6 200 6.9'],
        ['Maxx Sport', 44340, 'P 2.5 4 FWD A6 252 7.2'],
        ['Touring AWD', 49460, 'P 2.5 4 AWD A6 252 7.4'],
        ['Akera AWD', 58190, 'PT 2.5 4 AWD A6 420 8.2'],
      ],
    },
  ],
  'CX-60': [
    s.suv,
    {
      years: [2023, null],
      series: [[2023, 'KH']],
      hold: 0.94,
      badges: [
        ['G40e Evolve', 66500, 'PT 3.3 6 AWD A8 450 7.4'],
        ['D50e GT', 78200, 'DT 3.3 6 AWD A8 550 5.2'],
      ],
    },
  ],
  'CX-8': [
    s.largeSuv,
    {
      years: [2018, 2023],
      series: [[2018, 'KG']],
      badges: [
        ['Sport', 48500, 'P 2.5 4 FWD A6 252 8.1'],
        ['Asaki AWD', 66800, 'DT 2.2 4 AWD A6 450 6.0'],
      ],
    },
  ],
  'CX-9': [
    s.largeSuv,
    {
      years: [2016, 2023],
      series: [[2016, 'TC']],
      badges: [
        ['Sport AWD', 57900, 'PT 2.5 4 AWD A6 420 9.0'],
        ['Azami AWD', 73900, 'PT 2.5 4 AWD A6 420 9.0'],
      ],
    },
  ],
  'CX-90': [
    s.largeSuv,
    {
      years: [2023, null],
      series: [[2023, 'KK']],
      hold: 0.95,
      badges: [
        ['G50e Touring', 85300, 'PT 3.3 6 AWD A8 500 8.2'],
        ['D50e GT', 93700, 'DT 3.3 6 AWD A8 550 5.4'],
      ],
    },
  ],
  'BT-50': [
    s.ute,
    {
      series: [
        [2014, 'UR'],
        [2020, 'TF'],
      ],
      hold: 1.04,
      badges: [
        ['XT', 52600, 'DT 3.0 4 4WD A6 450 8.0'],
        ['XTR', 62810, 'DT 3.0 4 4WD A6 450 8.0'],
        ['SP', 72900, 'DT 3.0 4 4WD A6 450 8.0'],
      ],
    },
  ],
  'MX-5': [
    s.convertible,
    {
      years: [2015, null],
      seats: 2,
      series: [[2015, 'ND']],
      hold: 1.08,
      badges: [
        ['Roadster', 43990, 'P 2.0 4 RWD M6 205 6.8'],
        ['GT', 50550, 'P 2.0 4 RWD A6 205 7.0'],
      ],
    },
  ],
});

export const subaru: ModelFacts[] = models('Subaru', {
  Forester: [
    s.suv,
    {
      series: [
        [2014, 'S4'],
        [2018, 'S5'],
        [2025, 'S6'],
      ],
      hold: 1.03,
      badges: [
        ['2.5i AWD', 43490, 'P 2.5 4 AWD CVT 239 7.4'],
        ['2.5i Premium', 49990, 'P 2.5 4 AWD CVT 239 7.4'],
        ['Hybrid Sport', 52990, 'H 2.5 4 AWD CVT 276 6.2'],
        ['2.5i-S', 54490, 'P 2.5 4 AWD CVT 239 7.4'],
      ],
    },
  ],
  Outback: [
    s.wagon,
    {
      series: [
        [2015, '5GEN'],
        [2021, '6GEN'],
      ],
      hold: 1.02,
      badges: [
        ['AWD', 48990, 'P 2.5 4 AWD CVT 245 7.3'],
        ['AWD Sport', 53490, 'P 2.5 4 AWD CVT 245 7.3'],
        ['AWD Touring', 57990, 'P 2.5 4 AWD CVT 245 7.3'],
        ['AWD Touring XT', 62490, 'PT 2.4 4 AWD CVT 350 9.0'],
      ],
    },
  ],
  Crosstrek: [
    s.smallSuv,
    {
      years: [2023, null],
      series: [[2023, 'G6X']],
      badges: [
        ['2.0L', 38990, 'P 2.0 4 AWD CVT 196 7.2'],
        ['2.0R', 42490, 'P 2.0 4 AWD CVT 196 7.2'],
        ['Hybrid S', 48490, 'H 2.0 4 AWD CVT 196 6.5'],
      ],
    },
  ],
  XV: [
    s.smallSuv,
    {
      years: [2014, 2022],
      series: [
        [2014, 'G4X'],
        [2017, 'G5X'],
      ],
      badges: [
        ['2.0i', 34490, 'P 2.0 4 AWD CVT 196 7.0'],
        ['2.0i-S', 41990, 'P 2.0 4 AWD CVT 196 7.0'],
      ],
    },
  ],
  Impreza: [
    s.hatch,
    {
      series: [
        [2014, 'G4'],
        [2017, 'G5'],
        [2023, 'G6'],
      ],
      badges: [
        ['2.0L AWD', 34990, 'P 2.0 4 AWD CVT 196 7.2'],
        ['2.0S AWD', 42490, 'P 2.0 4 AWD CVT 196 7.2'],
      ],
    },
  ],
  WRX: [
    s.sedan,
    {
      series: [
        [2014, 'VA'],
        [2022, 'VB'],
      ],
      hold: 1.06,
      badges: [
        ['AWD', 49990, 'PT 2.4 4 AWD M6 350 9.9'],
        ['RS', 55990, 'PT 2.4 4 AWD CVT 350 8.5'],
        ['tS', 62490, 'PT 2.4 4 AWD CVT 350 8.5'],
      ],
    },
  ],
  Liberty: [
    s.sedan,
    {
      years: [2014, 2020],
      series: [
        [2014, '5GEN'],
        [2015, '6GEN'],
      ],
      badges: [
        ['2.5i', 35990, 'P 2.5 4 AWD CVT 235 7.3'],
        ['3.6R', 46490, 'P 3.6 6 AWD CVT 350 9.9'],
      ],
    },
  ],
  Levorg: [
    s.wagon,
    {
      years: [2016, 2021],
      series: [[2016, 'V1']],
      badges: [['2.0 GT-S', 52990, 'PT 2.0 4 AWD CVT 350 8.7']],
    },
  ],
  BRZ: [
    s.coupe,
    {
      series: [
        [2014, 'Z1'],
        [2022, 'Z2'],
      ],
      hold: 1.05,
      badges: [
        ['Coupe', 46290, 'P 2.4 4 RWD M6 250 9.5'],
        ['S', 48290, 'P 2.4 4 RWD A6 250 8.8'],
        ['tS', 51290, 'P 2.4 4 RWD M6 250 9.5'],
      ],
    },
  ],
  Solterra: [
    s.suv,
    {
      years: [2023, null],
      series: [[2023, 'E1']],
      hold: 0.84,
      badges: [
        ['AWD', 69990, 'E AWD A1 337'],
        ['AWD Touring', 76990, 'E AWD A1 337'],
      ],
    },
  ],
});

export const otherJapanese: ModelFacts[] = [
  ...models('Mitsubishi', {
    ASX: [
      s.smallSuv,
      {
        series: [
          [2014, 'XB'],
          [2017, 'XC'],
          [2020, 'XD'],
        ],
        badges: [
          ['ES', 29990, 'P 2.0 4 FWD CVT 197 7.6'],
          ['LS', 32990, 'P 2.0 4 FWD CVT 197 7.6'],
          ['Exceed', 38490, 'P 2.4 4 FWD CVT 222 7.9'],
        ],
      },
    ],
    'Eclipse Cross': [
      s.smallSuv,
      {
        years: [2018, null],
        series: [
          [2018, 'YA'],
          [2021, 'YB'],
        ],
        hold: 0.96,
        badges: [
          ['LS', 37190, 'PT 1.5 4 FWD CVT 250 7.3'],
          ['Exceed PHEV', 57490, 'X 2.4 4 AWD A1 332 1.9'],
        ],
      },
    ],
    Outlander: [
      s.largeSuv,
      {
        series: [
          [2014, 'ZJ'],
          [2016, 'ZK'],
          [2018, 'ZL'],
          [2021, 'ZM'],
        ],
        badges: [
          ['ES', 42690, 'P 2.5 4 FWD CVT 244 7.5'],
          ['LS AWD', 47190, 'P 2.5 4 AWD CVT 244 8.1'],
          ['Exceed AWD', 55990, 'P 2.5 4 AWD CVT 244 8.1'],
          ['Aspire PHEV', 67990, 'X 2.4 4 AWD A1 450 1.5'],
        ],
      },
    ],
    'Pajero Sport': [
      s.fourByFour,
      {
        years: [2015, 2025],
        series: [
          [2015, 'QE'],
          [2019, 'QF'],
        ],
        hold: 1.04,
        towKg: 3100,
        badges: [
          ['GLX', 51690, 'DT 2.4 4 4WD A8 430 8.0'],
          ['Exceed', 63840, 'DT 2.4 4 4WD A8 430 8.0'],
        ],
      },
    ],
    Triton: [
      s.ute,
      {
        series: [
          [2014, 'MN'],
          [2015, 'MQ'],
          [2019, 'MR'],
          [2024, 'MV'],
        ],
        badges: [
          ['GLX', 51490, 'DT 2.4 4 4WD A6 470 7.7'],
          ['GLS', 59090, 'DT 2.4 4 4WD A6 470 7.7'],
          ['GSR', 63840, 'DT 2.4 4 4WD A6 470 7.7'],
        ],
      },
    ],
  }),
  ...models('Nissan', {
    Juke: [
      s.smallSuv,
      {
        years: [2014, null],
        series: [
          [2014, 'F15'],
          [2020, 'F16'],
        ],
        hold: 0.93,
        badges: [['ST-L', 36390, 'PT 1.0 3 FWD DCT7 180 5.8']],
      },
    ],
    Qashqai: [
      s.smallSuv,
      {
        series: [
          [2014, 'J11'],
          [2022, 'J12'],
        ],
        hold: 0.96,
        badges: [
          ['ST', 38890, 'PT 1.3 4 FWD CVT 250 6.1'],
          ['Ti', 48690, 'PT 1.3 4 FWD CVT 250 6.1'],
        ],
      },
    ],
    'X-Trail': [
      s.suv,
      {
        series: [
          [2014, 'T32'],
          [2022, 'T33'],
        ],
        badges: [
          ['ST', 41790, 'P 2.5 4 FWD CVT 244 7.4'],
          ['ST-L AWD', 48390, 'P 2.5 4 AWD CVT 244 7.8'],
          ['Ti-L e-POWER', 61690, 'H 1.5 3 AWD A1 525 6.1'],
        ],
      },
    ],
    Pathfinder: [
      s.largeSuv,
      {
        series: [
          [2014, 'R52'],
          [2022, 'R53'],
        ],
        hold: 0.95,
        badges: [['Ti 4WD', 77490, 'P 3.5 6 AWD A9 340 10.5']],
      },
    ],
    Patrol: [
      s.fourByFour,
      {
        body: '4x4',
        series: [[2014, 'Y62']],
        hold: 1.14,
        badges: [
          ['Ti', 93500, 'P 5.6 8 4WD A7 560 14.4'],
          ['Ti-L', 106500, 'P 5.6 8 4WD A7 560 14.4'],
        ],
      },
    ],
    Navara: [
      s.ute,
      {
        series: [
          [2014, 'D40'],
          [2015, 'D23'],
        ],
        badges: [
          ['SL', 53350, 'DT 2.3 4 4WD A7 450 7.9'],
          ['ST-X', 62400, 'DT 2.3 4 4WD A7 450 7.9'],
          ['PRO-4X', 66300, 'DT 2.3 4 4WD A7 450 8.1'],
        ],
      },
    ],
    Leaf: [
      s.hatch,
      { years: [2019, 2025], series: [[2019, 'ZE1']], hold: 0.72, badges: [['e+', 61490, 'E FWD A1 340']] },
    ],
  }),
  ...models('Honda', {
    Jazz: [
      s.lightHatch,
      { years: [2014, 2021], series: [[2014, 'GK']], badges: [['VTi', 23990, 'P 1.5 4 FWD CVT 145 5.9']] },
    ],
    Civic: [
      s.hatch,
      {
        series: [
          [2016, '10th Gen'],
          [2022, '11th Gen'],
        ],
        badges: [
          ['VTi-LX', 47200, 'PT 1.5 4 FWD CVT 240 6.3'],
          ['e:HEV LX', 55900, 'H 2.0 4 FWD ECVT 315 4.2'],
        ],
      },
    ],
    'HR-V': [
      s.smallSuv,
      {
        series: [
          [2015, 'RU'],
          [2022, 'RV'],
        ],
        badges: [
          ['Vi X', 36900, 'P 1.5 4 FWD CVT 145 5.8'],
          ['e:HEV L', 45900, 'H 1.5 4 FWD ECVT 253 4.3'],
        ],
      },
    ],
    'CR-V': [
      s.suv,
      {
        series: [
          [2014, 'RM'],
          [2017, 'RW'],
          [2023, 'RS'],
        ],
        badges: [
          ['VTi X', 46900, 'PT 1.5 4 FWD CVT 240 7.1'],
          ['VTi L AWD', 57400, 'PT 1.5 4 AWD CVT 240 7.4'],
          ['e:HEV RS', 62900, 'H 2.0 4 FWD ECVT 335 5.5'],
        ],
      },
    ],
  }),
  ...models('Suzuki', {
    Swift: [
      s.lightHatch,
      {
        series: [
          [2014, 'FZ'],
          [2017, 'AZ'],
          [2024, 'CZ'],
        ],
        badges: [
          ['Hybrid', 26990, 'P 1.2 3 FWD CVT 112 4.0'],
          ['GLX', 30990, 'PT 1.0 3 FWD A6 160 5.1'],
          ['Sport', 34490, 'PT 1.4 4 FWD M6 230 6.1'],
        ],
      },
    ],
    Vitara: [
      s.smallSuv,
      {
        years: [2015, null],
        series: [[2015, 'LY']],
        badges: [
          ['1.6', 32490, 'P 1.6 4 FWD A6 156 6.0'],
          ['Turbo AllGrip', 42990, 'PT 1.4 4 AWD A6 220 6.2'],
        ],
      },
    ],
    Jimny: [
      s.fourByFour,
      {
        body: '4x4',
        years: [2019, null],
        seats: 4,
        doors: 3,
        size: [3645, 1645, 1720],
        towKg: 1300,
        ancap: 3,
        series: [[2019, 'GJ']],
        hold: 1.2,
        badges: [
          ['Lite', 32990, 'P 1.5 4 4WD M5 130 6.4'],
          ['GLX', 37990, 'P 1.5 4 4WD A4 130 6.9'],
          ['XL', 40490, 'P 1.5 4 4WD A4 130 6.9'],
        ],
      },
    ],
  }),
  ...models('Lexus', {
    UX: [
      s.smallSuv,
      {
        years: [2019, null],
        series: [[2019, 'MZAH10R']],
        badges: [['UX300h Luxury', 57900, 'H 2.0 4 FWD ECVT 190 4.2']],
      },
    ],
    NX: [
      s.suv,
      {
        years: [2015, null],
        series: [
          [2015, 'AGZ15R'],
          [2022, 'AAZH20R'],
        ],
        hold: 1.05,
        badges: [
          ['NX350h Luxury', 72900, 'H 2.5 4 FWD ECVT 243 5.0'],
          ['NX350h F Sport AWD', 86900, 'H 2.5 4 AWD ECVT 243 5.0'],
        ],
      },
    ],
    RX: [
      s.suv,
      {
        series: [
          [2014, 'GGL15R'],
          [2015, 'GGL25R'],
          [2022, 'AALH16R'],
        ],
        hold: 1.05,
        badges: [
          ['RX350h Luxury', 99900, 'H 2.5 4 AWD ECVT 239 5.4'],
          ['RX500h F Sport', 129900, 'H 2.4 4 AWD A6 551 6.5'],
        ],
      },
    ],
  }),
  ...models('Isuzu UTE', {
    'D-MAX': [
      s.ute,
      {
        series: [
          [2014, 'TF'],
          [2020, 'RG'],
        ],
        hold: 1.08,
        badges: [
          ['SX', 50700, 'DT 1.9 4 4WD A6 350 7.7'],
          ['LS-U', 65500, 'DT 3.0 4 4WD A6 450 8.0'],
          ['X-Terrain', 71500, 'DT 3.0 4 4WD A6 450 8.0'],
        ],
      },
    ],
    'MU-X': [
      s.fourByFour,
      {
        series: [
          [2014, 'UC'],
          [2021, 'RJ'],
        ],
        hold: 1.08,
        badges: [
          ['LS-M', 56900, 'DT 3.0 4 4WD A6 450 8.3'],
          ['LS-T', 70900, 'DT 3.0 4 4WD A6 450 8.3'],
        ],
      },
    ],
  }),
];
