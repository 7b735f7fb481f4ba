import type { Fleet, SceneName } from './pictures';

/** Which pictures a site has, and the vehicles in them. */
export interface SitePictures {
  names: readonly SceneName[];
  fleet: Fleet;
  /** Vehicles of the picture for business customers. */
  business: Fleet;
}

const utes: Fleet = [
  ['Ford Ranger', 'white'],
  ['Toyota HiLux', 'white'],
  ['Isuzu UTE D-MAX', 'silver'],
  ['van', 'white'],
  ['Mitsubishi Triton', 'grey'],
];

const everyday = ['hero', 'service', 'parts', 'team', 'about', 'warranty', 'finance'] as const;

export const sitePictures: Record<string, SitePictures> = {
  'harbour-motors': {
    names: [...everyday, 'fleet', 'roadside', 'electric', 'careers'],
    fleet: [
      ['Mazda CX-5', 'white'],
      ['Hyundai i30', 'blue'],
      ['Ford Ranger', 'navy'],
      ['Hyundai Tucson', 'silver'],
      ['Mitsubishi Outlander', 'grey'],
    ],
    business: utes,
  },
  'coastal-toyota': {
    names: [...everyday, 'fleet', 'eofy', 'careers'],
    fleet: [
      ['Toyota RAV4', 'red'],
      ['Toyota Corolla', 'white'],
      ['Toyota HiLux', 'silver'],
      ['Toyota LandCruiser Prado', 'beige'],
      ['Toyota Camry', 'grey'],
    ],
    business: utes,
  },
  'summit-subaru': {
    names: [...everyday, 'careers'],
    fleet: [
      ['Subaru Forester', 'forest'],
      ['Subaru Outback', 'blue'],
      ['Subaru Crosstrek', 'orange'],
      ['Subaru WRX', 'white'],
      ['Subaru Solterra', 'grey'],
    ],
    business: utes,
  },
  'bigrig-trucks': {
    names: [...everyday, 'fleet', 'careers'],
    fleet: [
      ['primeMover', 'yellow'],
      ['lightTruck', 'white'],
      ['trayTruck', 'blue'],
      ['primeMover', 'black'],
      ['trayTruck', 'red'],
    ],
    business: [
      ['lightTruck', 'white'],
      ['trayTruck', 'blue'],
      ['primeMover', 'white'],
      ['lightTruck', 'yellow'],
    ],
  },
  'outback-caravans': {
    names: everyday,
    fleet: [
      ['Toyota LandCruiser', 'beige'],
      ['caravan', 'bronze'],
      ['popTop', 'orange'],
      ['motorhome', 'teal'],
      ['caravan', 'grey'],
    ],
    business: utes,
  },
  'apex-group': {
    names: [...everyday, 'fleet', 'careers'],
    fleet: [
      ['BYD Seal', 'grey'],
      ['BMW X5', 'black'],
      ['Ford Mustang', 'bronze'],
      ['Kia EV9', 'white'],
      ['Volvo XC60', 'navy'],
    ],
    business: [
      ['sedan', 'white'],
      ['suv', 'white'],
      ['ute', 'white'],
      ['van', 'white'],
    ],
  },
};
