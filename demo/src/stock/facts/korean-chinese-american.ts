/* A table of facts, one entry a model: it grows with the makes and has one reason to change, so it is one file. */

import { models, segment as s, type ModelFacts } from './model-facts';

export const hyundai: ModelFacts[] = models('Hyundai', {
  Venue: [
    s.smallSuv,
    {
      years: [2019, null],
      series: [[2019, 'QX']],
      badges: [
        ['Active', 27900, 'P 1.6 4 FWD A6 151 7.2'],
        ['Elite', 31900, 'P 1.6 4 FWD A6 151 7.2'],
      ],
    },
  ],
  i20: [
    s.lightHatch,
    {
      years: [2014, null],
      series: [
        [2014, 'PB'],
        [2021, 'BC3'],
      ],
      badges: [['N', 38500, 'PT 1.6 4 FWD M6 275 6.9']],
    },
  ],
  i30: [
    s.hatch,
    {
      series: [
        [2014, 'GD'],
        [2017, 'PD'],
        [2021, 'PD.V4'],
      ],
      badges: [
        ['Active', 30900, 'P 2.0 4 FWD A6 180 7.4'],
        ['Elite', 34900, 'P 2.0 4 FWD A6 180 7.4'],
        ['N Line Premium', 42900, 'PT 1.6 4 FWD DCT7 265 6.9'],
        ['N', 54500, 'PT 2.0 4 FWD DCT8 392 8.5'],
      ],
    },
  ],
  Sonata: [
    s.sedan,
    {
      years: [2015, null],
      series: [
        [2015, 'LF'],
        [2020, 'DN8'],
      ],
      hold: 0.93,
      badges: [['N Line', 59500, 'PT 2.5 4 FWD DCT8 422 8.1']],
    },
  ],
  Kona: [
    s.smallSuv,
    {
      years: [2017, null],
      series: [
        [2017, 'OS'],
        [2023, 'SX2'],
      ],
      badges: [
        ['Active', 36500, 'P 2.0 4 FWD CVT 180 6.6'],
        ['Hybrid Premium', 46500, 'H 1.6 4 FWD DCT6 265 3.9'],
        ['Electric Extended Range', 58000, 'E FWD A1 255'],
      ],
    },
  ],
  Tucson: [
    s.suv,
    {
      series: [
        [2015, 'TL'],
        [2021, 'NX4'],
      ],
      badges: [
        ['Active', 43900, 'P 2.0 4 FWD A6 192 8.1'],
        ['Elite Hybrid', 51900, 'H 1.6 4 FWD A6 367 5.3'],
        ['Highlander AWD', 61900, 'DT 2.0 4 AWD A8 416 6.3'],
      ],
    },
  ],
  'Santa Fe': [
    s.largeSuv,
    {
      series: [
        [2014, 'DM'],
        [2018, 'TM'],
        [2024, 'MX5'],
      ],
      badges: [
        ['Active Hybrid', 59500, 'H 1.6 4 FWD A6 367 5.6'],
        ['Elite Hybrid AWD', 68500, 'H 1.6 4 AWD A6 367 6.3'],
        ['Calligraphy', 78500, 'H 1.6 4 AWD A6 367 6.3'],
      ],
    },
  ],
  Palisade: [
    s.largeSuv,
    {
      years: [2021, null],
      seats: 8,
      series: [[2021, 'LX2']],
      badges: [
        ['Elite', 76900, 'DT 2.2 4 AWD A8 440 7.3'],
        ['Calligraphy', 88900, 'DT 2.2 4 AWD A8 440 7.3'],
      ],
    },
  ],
  'IONIQ 5': [
    s.suv,
    {
      years: [2021, null],
      series: [[2021, 'NE']],
      hold: 0.8,
      badges: [
        ['Standard Range', 71500, 'E RWD A1 350'],
        ['Dynamiq AWD', 79500, 'E AWD A1 605'],
      ],
    },
  ],
  'Staria Load': [
    s.van,
    {
      years: [2021, null],
      series: [[2021, 'US4']],
      badges: [
        ['4S', 51900, 'DT 2.2 4 FWD A8 430 8.2'],
        ['5S Premium Liftback', 56900, 'DT 2.2 4 FWD A8 430 8.2'],
      ],
    },
  ],
  iLoad: [
    s.van,
    {
      years: [2014, 2020],
      series: [[2014, 'TQ']],
      badges: [['3S Twin Swing', 42900, 'DT 2.5 4 RWD A5 441 8.8']],
    },
  ],
});

export const kia: ModelFacts[] = models('Kia', {
  Picanto: [
    s.lightHatch,
    {
      series: [[2016, 'JA']],
      badges: [
        ['Sport', 21690, 'P 1.2 4 FWD A4 122 6.0'],
        ['GT-Line', 23990, 'P 1.2 4 FWD A4 122 6.0'],
      ],
    },
  ],
  Cerato: [
    s.hatch,
    {
      years: [2014, 2024],
      series: [
        [2014, 'YD'],
        [2018, 'BD'],
      ],
      badges: [
        ['S', 29990, 'P 2.0 4 FWD A6 192 7.4'],
        ['Sport', 32490, 'P 2.0 4 FWD A6 192 7.4'],
        ['GT', 40390, 'PT 1.6 4 FWD DCT7 265 6.9'],
      ],
    },
  ],
  Stonic: [
    s.smallSuv,
    {
      years: [2021, null],
      series: [[2021, 'YB']],
      badges: [
        ['S', 28490, 'P 1.4 4 FWD A6 133 6.7'],
        ['GT-Line', 35990, 'PT 1.0 3 FWD DCT7 172 5.4'],
      ],
    },
  ],
  Seltos: [
    s.smallSuv,
    {
      years: [2019, null],
      series: [[2019, 'SP2']],
      hold: 1.04,
      badges: [
        ['S', 33490, 'P 2.0 4 FWD CVT 180 6.9'],
        ['Sport+', 39990, 'P 2.0 4 FWD CVT 180 6.9'],
        ['GT-Line AWD', 49490, 'PT 1.6 4 AWD A8 265 7.4'],
      ],
    },
  ],
  Sportage: [
    s.suv,
    {
      series: [
        [2014, 'SL'],
        [2016, 'QL'],
        [2021, 'NQ5'],
      ],
      hold: 1.04,
      badges: [
        ['S', 41490, 'P 2.0 4 FWD A6 192 8.1'],
        ['SX', 45490, 'P 2.0 4 FWD A6 192 8.1'],
        ['SX+ AWD', 52490, 'PT 1.6 4 AWD DCT7 265 7.2'],
        ['GT-Line Hybrid', 62990, 'H 1.6 4 FWD A6 350 4.9'],
      ],
    },
  ],
  Sorento: [
    s.largeSuv,
    {
      series: [
        [2014, 'XM'],
        [2015, 'UM'],
        [2020, 'MQ4'],
      ],
      hold: 1.04,
      badges: [
        ['S', 56490, 'P 3.5 6 FWD A8 332 9.7'],
        ['Sport AWD', 62490, 'DT 2.2 4 AWD DCT8 440 6.1'],
        ['GT-Line AWD', 75490, 'DT 2.2 4 AWD DCT8 440 6.1'],
      ],
    },
  ],
  Carnival: [
    s.peopleMover,
    {
      series: [
        [2015, 'YP'],
        [2021, 'KA4'],
      ],
      hold: 1.05,
      badges: [
        ['S', 58490, 'DT 2.2 4 FWD A8 440 6.6'],
        ['SLi', 66490, 'DT 2.2 4 FWD A8 440 6.6'],
        ['Platinum', 77990, 'DT 2.2 4 FWD A8 440 6.6'],
      ],
    },
  ],
  Stinger: [
    s.sedan,
    {
      years: [2017, 2023],
      series: [[2017, 'CK']],
      badges: [
        ['330S', 54490, 'PT 3.3 6 RWD A8 510 10.2'],
        ['GT', 68490, 'PT 3.3 6 RWD A8 510 10.2'],
      ],
    },
  ],
  EV5: [
    s.suv,
    {
      years: [2024, null],
      series: [[2024, 'OV']],
      hold: 0.88,
      badges: [
        ['Air Standard Range', 59990, 'E FWD A1 310'],
        ['Earth Long Range AWD', 74990, 'E AWD A1 480'],
      ],
    },
  ],
  EV6: [
    s.suv,
    {
      years: [2022, null],
      series: [[2022, 'CV']],
      hold: 0.8,
      badges: [
        ['Air RWD', 76990, 'E RWD A1 350'],
        ['GT-Line AWD', 92990, 'E AWD A1 605'],
      ],
    },
  ],
  EV9: [
    s.largeSuv,
    {
      years: [2023, null],
      series: [[2023, 'MV']],
      hold: 0.82,
      badges: [
        ['Air RWD', 99990, 'E RWD A1 350'],
        ['GT-Line AWD', 125990, 'E AWD A1 700'],
      ],
    },
  ],
});

export const ford: ModelFacts[] = models('Ford', {
  Puma: [
    s.smallSuv,
    {
      years: [2020, 2024],
      series: [[2020, 'JK']],
      hold: 0.95,
      badges: [['ST-Line', 38490, 'PT 1.0 3 FWD DCT7 170 5.3']],
    },
  ],
  Focus: [
    s.hatch,
    {
      years: [2014, 2022],
      series: [
        [2014, 'LW'],
        [2015, 'LZ'],
        [2018, 'SA'],
      ],
      hold: 0.93,
      badges: [
        ['Trend', 27990, 'PT 1.5 3 FWD A8 240 6.4'],
        ['ST', 46990, 'PT 2.3 4 FWD A7 420 8.6'],
      ],
    },
  ],
  Escape: [
    s.suv,
    {
      years: [2016, 2023],
      series: [
        [2016, 'ZG'],
        [2020, 'ZH'],
      ],
      hold: 0.92,
      badges: [
        ['Ambiente', 38990, 'PT 2.0 4 FWD A8 387 8.6'],
        ['Vignale AWD', 52990, 'PT 2.0 4 AWD A8 387 8.6'],
      ],
    },
  ],
  Everest: [
    s.fourByFour,
    {
      years: [2015, null],
      series: [
        [2015, 'UA'],
        [2022, 'UB'],
      ],
      hold: 1.08,
      badges: [
        ['Trend', 69990, 'DT 2.0 4 4WD A10 500 7.2'],
        ['Sport', 77990, 'DT 3.0 6 4WD A10 600 8.5'],
        ['Platinum', 86990, 'DT 3.0 6 4WD A10 600 8.5'],
      ],
    },
  ],
  Ranger: [
    s.ute,
    {
      series: [
        [2014, 'PX'],
        [2015, 'PX II'],
        [2018, 'PX III'],
        [2022, 'PY'],
      ],
      hold: 1.1,
      badges: [
        ['XL', 56490, 'DT 2.0 4 4WD A10 500 7.2'],
        ['XLT', 66990, 'DT 2.0 4 4WD A10 500 7.6'],
        ['Sport', 71490, 'DT 3.0 6 4WD A10 600 8.4'],
        ['Wildtrak', 77490, 'DT 3.0 6 4WD A10 600 8.4'],
        ['Raptor', 93990, 'PT 3.0 6 4WD A10 583 11.5'],
      ],
    },
  ],
  'Ranger XL Cab Chassis': [
    s.cabChassis,
    {
      years: [2022, null],
      series: [[2022, 'PY']],
      hold: 1.06,
      badges: [
        ['Single Cab 4x2', 42490, 'DT 2.0 4 RWD A6 405 7.6'],
        ['Single Cab 4x4', 50490, 'DT 2.0 4 4WD A10 500 7.6'],
      ],
    },
  ],
  Mustang: [
    s.coupe,
    {
      years: [2015, null],
      ancap: 3,
      series: [
        [2015, 'FM'],
        [2018, 'FN'],
        [2024, 'FO'],
      ],
      hold: 1.12,
      badges: [
        ['EcoBoost', 71990, 'PT 2.3 4 RWD A10 473 8.7'],
        ['GT', 83990, 'P 5.0 8 RWD M6 550 13.6'],
        ['Dark Horse', 104990, 'P 5.0 8 RWD A10 567 13.8'],
      ],
    },
  ],
  'Transit Custom': [
    s.van,
    {
      series: [
        [2014, 'VN'],
        [2024, 'VE'],
      ],
      badges: [
        ['340S SWB', 59990, 'DT 2.0 4 FWD A8 390 7.4'],
        ['Trail 340L', 67990, 'DT 2.0 4 AWD A8 390 8.0'],
      ],
    },
  ],
  Falcon: [
    s.sedan,
    {
      years: [2014, 2016],
      series: [[2014, 'FG X']],
      hold: 1.2,
      badges: [
        ['XR6', 42990, 'P 4.0 6 RWD A6 391 9.5'],
        ['XR8', 58990, 'P 5.0 8 RWD A6 570 13.6'],
      ],
    },
  ],
  'F-150': [
    s.ute,
    {
      years: [2023, null],
      size: [5884, 2030, 1950],
      towKg: 4500,
      series: [[2023, 'P702']],
      badges: [
        ['XLT', 139990, 'PT 3.5 6 4WD A10 678 12.5'],
        ['Lariat', 159990, 'PT 3.5 6 4WD A10 678 12.5'],
      ],
    },
  ],
});

export const challengers: ModelFacts[] = [
  ...models('MG', {
    MG3: [
      s.lightHatch,
      {
        years: [2016, null],
        ancap: 4,
        series: [
          [2016, 'SZP1'],
          [2024, 'EP22'],
        ],
        hold: 0.9,
        badges: [
          ['Core', 20990, 'P 1.5 4 FWD A4 150 6.7'],
          ['Essence Hybrid+', 30990, 'H 1.5 4 FWD A3 425 4.3'],
        ],
      },
    ],
    ZS: [
      s.smallSuv,
      {
        years: [2017, null],
        ancap: 4,
        series: [
          [2017, 'AZS1'],
          [2024, 'EP2Z'],
        ],
        hold: 0.88,
        badges: [
          ['Excite', 25990, 'P 1.5 4 FWD CVT 150 6.9'],
          ['Essence Turbo', 32990, 'PT 1.3 3 FWD CVT 230 6.9'],
        ],
      },
    ],
    HS: [
      s.suv,
      {
        years: [2019, null],
        series: [
          [2019, 'SAS23'],
          [2024, 'SAS33'],
        ],
        hold: 0.88,
        badges: [
          ['Vibe', 35990, 'PT 1.5 4 FWD DCT7 275 6.9'],
          ['Essence X AWD', 42990, 'PT 2.0 4 AWD DCT9 370 9.5'],
        ],
      },
    ],
    MG4: [
      s.hatch,
      {
        years: [2023, null],
        series: [[2023, 'EH32']],
        hold: 0.74,
        badges: [
          ['Excite 51', 39990, 'E RWD A1 250'],
          ['Long Range 77', 49990, 'E RWD A1 350'],
        ],
      },
    ],
  }),
  ...models('GWM', {
    'Haval Jolion': [
      s.smallSuv,
      {
        years: [2021, null],
        series: [[2021, 'A01']],
        hold: 0.88,
        badges: [
          ['Premium', 28990, 'PT 1.5 4 FWD DCT7 220 8.1'],
          ['Ultra Hybrid', 40990, 'H 1.5 4 FWD A2 375 5.1'],
        ],
      },
    ],
    'Haval H6': [
      s.suv,
      {
        years: [2021, null],
        series: [[2021, 'B01']],
        hold: 0.88,
        badges: [
          ['Lux', 36990, 'PT 2.0 4 FWD DCT7 320 7.4'],
          ['Ultra Hybrid', 46990, 'H 1.5 4 FWD A2 530 5.2'],
        ],
      },
    ],
    'Tank 300': [
      s.fourByFour,
      {
        years: [2023, null],
        seats: 5,
        towKg: 2500,
        series: [[2023, 'P01']],
        hold: 0.96,
        badges: [
          ['Lux', 46990, 'PT 2.0 4 4WD A8 380 9.5'],
          ['Ultra Hybrid', 60990, 'H 2.0 4 4WD A9 615 8.4'],
        ],
      },
    ],
    Cannon: [
      s.ute,
      {
        years: [2020, null],
        series: [[2020, 'NPW']],
        hold: 0.92,
        badges: [
          ['L', 43490, 'DT 2.4 4 4WD A9 480 8.4'],
          ['XSR', 52990, 'DT 2.4 4 4WD A9 480 8.6'],
        ],
      },
    ],
  }),
  ...models('BYD', {
    Dolphin: [
      s.hatch,
      {
        years: [2023, null],
        series: [[2023, 'EM2E']],
        hold: 0.76,
        badges: [
          ['Dynamic', 36890, 'E FWD A1 180'],
          ['Premium', 42890, 'E FWD A1 310'],
        ],
      },
    ],
    'Atto 3': [
      s.smallSuv,
      {
        years: [2022, null],
        series: [[2022, 'SC2E']],
        hold: 0.76,
        badges: [
          ['Essential', 44990, 'E FWD A1 310'],
          ['Premium', 49990, 'E FWD A1 310'],
        ],
      },
    ],
    Seal: [
      s.sedan,
      {
        years: [2023, null],
        series: [[2023, 'EK']],
        hold: 0.78,
        badges: [
          ['Premium', 58990, 'E RWD A1 360'],
          ['Performance', 68990, 'E AWD A1 670'],
        ],
      },
    ],
    'Sealion 6': [
      s.suv,
      {
        years: [2024, null],
        series: [[2024, 'SA3']],
        hold: 0.86,
        badges: [
          ['Essential', 42990, 'X 1.5 4 FWD A1 300 1.1'],
          ['Premium AWD', 52990, 'X 1.5 4 AWD A1 550 1.4'],
        ],
      },
    ],
    'Shark 6': [
      s.ute,
      {
        years: [2024, null],
        towKg: 2500,
        series: [[2024, 'DK']],
        hold: 0.94,
        badges: [['Premium', 57900, 'X 1.5 4 AWD A1 650 2.0']],
      },
    ],
  }),
  ...models('Tesla', {
    'Model 3': [
      s.sedan,
      {
        years: [2019, null],
        series: [
          [2019, 'M3'],
          [2024, 'Highland'],
        ],
        hold: 0.78,
        badges: [
          ['Rear-Wheel Drive', 58900, 'E RWD A1 420'],
          ['Long Range AWD', 70900, 'E AWD A1 559'],
        ],
      },
    ],
    'Model Y': [
      s.suv,
      {
        years: [2022, null],
        series: [
          [2022, 'MY'],
          [2025, 'Juniper'],
        ],
        hold: 0.8,
        badges: [
          ['Rear-Wheel Drive', 62900, 'E RWD A1 420'],
          ['Long Range AWD', 72900, 'E AWD A1 527'],
        ],
      },
    ],
  }),
  ...models('Deepal', {
    S07: [
      s.suv,
      { years: [2024, null], series: [[2024, 'S07']], hold: 0.84, badges: [['RWD', 53900, 'E RWD A1 320']] },
    ],
    E07: [
      s.largeSuv,
      {
        years: [2025, null],
        seats: 5,
        series: [[2025, 'E07']],
        hold: 0.84,
        badges: [
          ['RWD', 64900, 'E RWD A1 365'],
          ['AWD', 73900, 'E AWD A1 645'],
        ],
      },
    ],
  }),
  ...models('LDV', {
    T60: [
      s.ute,
      {
        years: [2017, null],
        series: [[2017, 'SK8C']],
        hold: 0.86,
        badges: [
          ['Pro', 39990, 'DT 2.0 4 4WD A8 500 9.3'],
          ['Max Luxe', 47990, 'DT 2.0 4 4WD A8 500 9.3'],
        ],
      },
    ],
    Deliver: [
      s.van,
      {
        years: [2020, null],
        series: [[2020, 'SV63']],
        hold: 0.86,
        badges: [
          ['7 SWB', 42990, 'DT 2.0 4 FWD A9 400 8.1'],
          ['9 LWB', 48990, 'DT 2.0 4 RWD A9 375 8.9'],
        ],
      },
    ],
    G10: [
      s.van,
      {
        years: [2015, 2023],
        series: [[2015, 'SV7A']],
        hold: 0.84,
        badges: [['7 Seat', 31990, 'DT 1.9 4 RWD A6 350 8.6']],
      },
    ],
  }),
  ...models('Ram', {
    '1500': [
      s.ute,
      {
        years: [2018, null],
        size: [5916, 2084, 1971],
        towKg: 4500,
        ancap: null,
        series: [
          [2018, 'DS'],
          [2021, 'DT'],
        ],
        hold: 1.06,
        badges: [
          ['Big Horn', 129950, 'P 5.7 8 4WD A8 556 12.2'],
          ['Laramie', 154950, 'PT 3.0 6 4WD A8 636 10.7'],
        ],
      },
    ],
  }),
  ...models('Holden', {
    Commodore: [
      s.sedan,
      {
        years: [2014, 2019],
        series: [
          [2014, 'VF'],
          [2018, 'ZB'],
        ],
        hold: 1.12,
        badges: [
          ['Evoke', 37290, 'P 3.0 6 RWD A6 290 8.3'],
          ['SS V', 55990, 'P 6.2 8 RWD M6 570 12.6'],
        ],
      },
    ],
    Colorado: [
      s.ute,
      {
        years: [2014, 2020],
        series: [[2014, 'RG']],
        badges: [
          ['LTZ', 52990, 'DT 2.8 4 4WD A6 500 8.7'],
          ['Z71', 57190, 'DT 2.8 4 4WD A6 500 8.7'],
        ],
      },
    ],
    Captiva: [
      s.largeSuv,
      {
        years: [2014, 2018],
        ancap: 4,
        series: [[2014, 'CG']],
        hold: 0.8,
        badges: [['LT', 37990, 'DT 2.2 4 AWD A6 400 8.5']],
      },
    ],
  }),
];
