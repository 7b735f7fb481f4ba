/* A table of facts, one entry a model: it grows with the makes and has one reason to change, so it is one file. */

import { models, segment as s, type ModelFacts } from './model-facts';

export const european: ModelFacts[] = [
  ...models('Volkswagen', {
    Polo: [
      s.lightHatch,
      {
        series: [
          [2014, '6R'],
          [2018, 'AW'],
        ],
        badges: [
          ['Life', 34990, 'PT 1.0 3 FWD DCT7 200 5.4'],
          ['GTI', 46990, 'PT 2.0 4 FWD DCT6 320 6.5'],
        ],
      },
    ],
    Golf: [
      s.hatch,
      {
        series: [
          [2014, '7'],
          [2021, '8'],
          [2025, '8.5'],
        ],
        badges: [
          ['Life', 43990, 'PT 1.4 4 FWD A8 250 5.8'],
          ['R-Line', 47990, 'PT 1.4 4 FWD A8 250 5.8'],
          ['GTI', 62990, 'PT 2.0 4 FWD DCT7 370 7.0'],
          ['R', 76990, 'PT 2.0 4 AWD DCT7 400 7.8'],
        ],
      },
    ],
    'T-Cross': [
      s.smallSuv,
      {
        years: [2020, null],
        series: [[2020, 'C11']],
        badges: [
          ['Life', 36990, 'PT 1.0 3 FWD DCT7 200 5.4'],
          ['R-Line', 44990, 'PT 1.0 3 FWD DCT7 200 5.4'],
        ],
      },
    ],
    'T-Roc': [
      s.smallSuv,
      {
        years: [2020, null],
        series: [[2020, 'D11']],
        badges: [
          ['CityLife', 41990, 'PT 1.4 4 FWD A8 250 6.2'],
          ['R', 66990, 'PT 2.0 4 AWD DCT7 400 8.3'],
        ],
      },
    ],
    Tiguan: [
      s.suv,
      {
        series: [
          [2014, '5N'],
          [2016, '5N II'],
          [2025, 'CT'],
        ],
        badges: [
          ['110TSI Life', 48990, 'PT 1.4 4 FWD DCT6 250 7.7'],
          ['162TSI R-Line', 67490, 'PT 2.0 4 AWD DCT7 350 8.5'],
        ],
      },
    ],
    Touareg: [
      s.largeSuv,
      {
        seats: 5,
        towKg: 3500,
        series: [
          [2014, '7P'],
          [2019, 'CR'],
        ],
        badges: [
          ['170TDI', 94990, 'DT 3.0 6 AWD A8 500 6.8'],
          ['210TDI R-Line', 119990, 'DT 3.0 6 AWD A8 600 7.2'],
        ],
      },
    ],
    Amarok: [
      s.ute,
      {
        series: [
          [2014, '2H'],
          [2023, 'NF'],
        ],
        hold: 1.04,
        badges: [
          ['TDI500 Style', 73740, 'DT 2.0 4 4WD A10 500 7.2'],
          ['TDI600 PanAmericana', 80990, 'DT 3.0 6 4WD A10 600 8.4'],
        ],
      },
    ],
    'ID.4': [
      s.suv,
      { years: [2024, null], series: [[2024, 'E21']], hold: 0.82, badges: [['Pro', 64990, 'E RWD A1 545']] },
    ],
    Multivan: [
      s.peopleMover,
      {
        seats: 7,
        series: [
          [2014, 'T5'],
          [2016, 'T6'],
          [2023, 'T7'],
        ],
        badges: [['TDI340 Comfortline', 84990, 'DT 2.0 4 FWD DCT7 360 6.6']],
      },
    ],
  }),
  ...models('Skoda', {
    Fabia: [
      s.lightHatch,
      {
        series: [
          [2015, 'NJ'],
          [2022, 'PJ'],
        ],
        badges: [['Select', 36990, 'PT 1.0 3 FWD DCT7 200 5.0']],
      },
    ],
    Octavia: [
      s.wagon,
      {
        series: [
          [2014, 'NE'],
          [2021, 'NX'],
        ],
        body: 'Station Wagon',
        badges: [
          ['Select', 44990, 'PT 1.5 4 FWD DCT7 250 5.0'],
          ['RS', 63990, 'PT 2.0 4 FWD DCT7 370 6.8'],
        ],
      },
    ],
    Kodiaq: [
      s.largeSuv,
      {
        years: [2017, null],
        series: [
          [2017, 'NS'],
          [2025, 'PS'],
        ],
        badges: [
          ['Style', 57990, 'PT 2.0 4 AWD DCT7 320 8.2'],
          ['Sportline', 66990, 'PT 2.0 4 AWD DCT7 320 8.2'],
        ],
      },
    ],
  }),
  ...models('Peugeot', {
    '308': [
      s.hatch,
      {
        series: [
          [2014, 'T9'],
          [2022, 'P5'],
        ],
        hold: 0.88,
        badges: [['GT', 46500, 'PT 1.2 3 FWD A8 230 5.6']],
      },
    ],
    '2008': [
      s.smallSuv,
      {
        series: [
          [2014, 'A94'],
          [2020, 'P24'],
        ],
        hold: 0.86,
        badges: [['GT', 46500, 'PT 1.2 3 FWD A8 230 6.1']],
      },
    ],
    '3008': [
      s.suv,
      {
        series: [
          [2014, 'T8'],
          [2018, 'P84'],
          [2025, 'P64'],
        ],
        hold: 0.88,
        badges: [
          ['Allure', 52500, 'PT 1.6 4 FWD A6 240 7.0'],
          ['GT', 61500, 'PT 1.6 4 FWD A8 250 5.6'],
        ],
      },
    ],
  }),
  ...models('Volvo', {
    EX30: [
      s.smallSuv,
      {
        years: [2024, null],
        series: [[2024, 'E30']],
        hold: 0.82,
        badges: [
          ['Plus', 62990, 'E RWD A1 343'],
          ['Twin Motor Performance', 74990, 'E AWD A1 543'],
        ],
      },
    ],
    XC40: [
      s.smallSuv,
      {
        years: [2018, null],
        series: [[2018, 'XZ']],
        badges: [
          ['Plus B4', 62990, 'PT 2.0 4 FWD A8 300 7.3'],
          ['Recharge Ultimate', 86990, 'E AWD A1 670'],
        ],
      },
    ],
    XC60: [
      s.suv,
      {
        series: [
          [2014, 'DZ'],
          [2017, 'UZ'],
        ],
        badges: [
          ['Plus B5', 77990, 'PT 2.0 4 AWD A8 350 7.6'],
          ['Ultra T8', 104990, 'X 2.0 4 AWD A8 709 1.6'],
        ],
      },
    ],
    XC90: [
      s.largeSuv,
      {
        series: [[2015, 'LZ']],
        badges: [
          ['Plus B5', 104990, 'DT 2.0 4 AWD A8 480 6.4'],
          ['Ultra T8', 134990, 'X 2.0 4 AWD A8 709 1.8'],
        ],
      },
    ],
  }),
  ...models('Audi', {
    A1: [
      s.lightHatch,
      {
        series: [
          [2014, '8X'],
          [2019, 'GB'],
        ],
        badges: [['30 TFSI', 39900, 'PT 1.0 3 FWD DCT7 200 5.4']],
      },
    ],
    A3: [
      s.hatch,
      {
        series: [
          [2014, '8V'],
          [2022, 'GY'],
        ],
        badges: [
          ['35 TFSI Sportback', 57900, 'PT 1.5 4 FWD DCT7 250 5.0'],
          ['S3 Sportback', 83900, 'PT 2.0 4 AWD DCT7 420 7.6'],
        ],
      },
    ],
    A4: [
      s.sedan,
      {
        years: [2014, 2024],
        series: [
          [2014, 'B8'],
          [2016, 'B9'],
        ],
        badges: [
          ['35 TFSI', 64900, 'PT 2.0 4 FWD DCT7 320 6.2'],
          ['45 TFSI quattro', 77900, 'PT 2.0 4 AWD DCT7 370 7.0'],
        ],
      },
    ],
    A5: [
      s.coupe,
      {
        years: [2014, 2024],
        series: [
          [2014, '8T'],
          [2017, 'F5'],
        ],
        badges: [['40 TFSI S line', 78900, 'PT 2.0 4 FWD DCT7 320 6.4']],
      },
    ],
    'A5 Cabriolet': [
      s.convertible,
      {
        years: [2017, 2024],
        series: [[2017, 'F5']],
        badges: [['45 TFSI quattro', 98900, 'PT 2.0 4 AWD DCT7 370 7.4']],
      },
    ],
    Q3: [
      s.smallSuv,
      {
        series: [
          [2014, '8U'],
          [2019, 'F3'],
        ],
        badges: [
          ['35 TFSI', 59900, 'PT 1.4 4 FWD DCT6 250 7.3'],
          ['45 TFSI S line', 71900, 'PT 2.0 4 AWD DCT7 370 8.6'],
        ],
      },
    ],
    Q5: [
      s.suv,
      {
        series: [
          [2014, '8R'],
          [2017, 'FY'],
          [2025, 'GU'],
        ],
        badges: [
          ['40 TDI quattro', 79900, 'DT 2.0 4 AWD DCT7 400 5.7'],
          ['45 TFSI quattro Sport', 87900, 'PT 2.0 4 AWD DCT7 370 8.0'],
        ],
      },
    ],
    Q7: [
      s.largeSuv,
      {
        towKg: 3500,
        series: [[2015, '4M']],
        badges: [
          ['45 TDI quattro', 117900, 'DT 3.0 6 AWD A8 500 6.8'],
          ['50 TDI S line', 132900, 'DT 3.0 6 AWD A8 600 7.0'],
        ],
      },
    ],
    'Q4 e-tron': [
      s.suv,
      { years: [2024, null], series: [[2024, 'F4']], hold: 0.8, badges: [['45', 88300, 'E RWD A1 545']] },
    ],
  }),
  ...models('BMW', {
    '118i': [
      s.hatch,
      {
        series: [
          [2014, 'F20'],
          [2019, 'F40'],
          [2025, 'F70'],
        ],
        badges: [['M Sport', 57900, 'PT 1.5 3 FWD DCT7 220 5.9']],
      },
    ],
    '320i': [
      s.sedan,
      {
        series: [
          [2014, 'F30'],
          [2019, 'G20'],
        ],
        badges: [
          ['M Sport', 81900, 'PT 2.0 4 RWD A8 300 6.4'],
          ['Luxury Line', 79900, 'PT 2.0 4 RWD A8 300 6.4'],
        ],
      },
    ],
    '430i': [
      s.coupe,
      {
        series: [
          [2014, 'F32'],
          [2021, 'G22'],
        ],
        badges: [['M Sport', 98900, 'PT 2.0 4 RWD A8 400 6.6']],
      },
    ],
    Z4: [
      s.convertible,
      {
        years: [2019, null],
        seats: 2,
        series: [[2019, 'G29']],
        badges: [['sDrive20i M Sport', 97900, 'PT 2.0 4 RWD A8 320 6.7']],
      },
    ],
    X1: [
      s.smallSuv,
      {
        series: [
          [2014, 'E84'],
          [2015, 'F48'],
          [2023, 'U11'],
        ],
        badges: [
          ['sDrive18i xLine', 61900, 'PT 1.5 3 FWD DCT7 230 6.4'],
          ['xDrive20i M Sport', 72400, 'PT 2.0 4 AWD DCT7 300 7.6'],
        ],
      },
    ],
    X3: [
      s.suv,
      {
        series: [
          [2014, 'F25'],
          [2018, 'G01'],
          [2025, 'G45'],
        ],
        badges: [
          ['xDrive20 xLine', 86100, 'PT 2.0 4 AWD A8 310 7.0'],
          ['M50', 128900, 'PT 3.0 6 AWD A8 580 8.3'],
        ],
      },
    ],
    X5: [
      s.largeSuv,
      {
        seats: 5,
        towKg: 3500,
        series: [
          [2014, 'F15'],
          [2018, 'G05'],
        ],
        badges: [
          ['xDrive30d', 136900, 'DT 3.0 6 AWD A8 650 7.2'],
          ['xDrive40i M Sport', 143900, 'PT 3.0 6 AWD A8 520 8.9'],
        ],
      },
    ],
    i4: [
      s.sedan,
      {
        years: [2022, null],
        series: [[2022, 'G26']],
        hold: 0.8,
        badges: [['eDrive35', 88900, 'E RWD A1 400']],
      },
    ],
  }),
  ...models('Mercedes-Benz', {
    A200: [
      s.hatch,
      {
        series: [
          [2014, 'W176'],
          [2018, 'W177'],
        ],
        badges: [['AMG Line', 65900, 'PT 1.3 4 FWD DCT7 270 6.1']],
      },
    ],
    C200: [
      s.sedan,
      {
        series: [
          [2014, 'W205'],
          [2022, 'W206'],
        ],
        badges: [['Avantgarde', 86500, 'PT 1.5 4 RWD A9 300 6.9']],
      },
    ],
    C300: [
      s.coupe,
      {
        years: [2016, 2023],
        series: [[2016, 'C205']],
        badges: [['AMG Line', 98900, 'PT 2.0 4 RWD A9 370 7.2']],
      },
    ],
    GLA250: [
      s.smallSuv,
      {
        series: [
          [2014, 'X156'],
          [2020, 'H247'],
        ],
        badges: [['4MATIC AMG Line', 79900, 'PT 2.0 4 AWD DCT8 350 7.6']],
      },
    ],
    GLC300: [
      s.suv,
      {
        series: [
          [2016, 'X253'],
          [2023, 'X254'],
        ],
        badges: [['4MATIC', 103900, 'PT 2.0 4 AWD A9 400 8.0']],
      },
    ],
    EQA250: [
      s.smallSuv,
      {
        years: [2021, null],
        series: [[2021, 'H243']],
        hold: 0.78,
        badges: [['AMG Line', 82300, 'E FWD A1 385']],
      },
    ],
    Vito: [
      s.van,
      {
        series: [[2015, '447']],
        badges: [
          ['114 LWB', 61900, 'DT 2.0 4 RWD A9 330 7.2'],
          ['119 Crew Cab', 72900, 'DT 2.0 4 RWD A9 440 7.4'],
        ],
      },
    ],
    Sprinter: [
      s.van,
      {
        series: [
          [2014, '906'],
          [2018, '907'],
        ],
        size: [5932, 2020, 2620],
        badges: [['315CDI MWB', 73900, 'DT 2.0 4 RWD A9 400 8.9']],
      },
    ],
  }),
  ...models('Porsche', {
    Macan: [
      s.suv,
      {
        ancap: null,
        series: [
          [2014, '95B'],
          [2024, 'XAB'],
        ],
        hold: 1.08,
        badges: [
          ['Base', 99800, 'PT 2.0 4 AWD DCT7 400 9.1'],
          ['S', 124800, 'PT 2.9 6 AWD DCT7 520 9.9'],
        ],
      },
    ],
    Cayenne: [
      s.suv,
      {
        ancap: null,
        towKg: 3500,
        series: [
          [2014, '92A'],
          [2018, '9YA'],
        ],
        hold: 1.05,
        badges: [['Base', 147900, 'PT 3.0 6 AWD A8 500 10.8']],
      },
    ],
  }),
];
