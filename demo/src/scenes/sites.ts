import type { Fleet, SceneName } from './pictures';

/** Which pictures a site has, and the vehicles in them. */
export interface SitePictures {
  names: readonly SceneName[];
  fleet: Fleet;
  /** Vehicles of the picture for business customers. */
  business: Fleet;
}

const utes: Fleet = [
  ['ute', 'white'],
  ['cabChassis', 'white'],
  ['ute', 'silver'],
  ['van', 'white'],
  ['ute', 'grey'],
];

const everyday = ['hero', 'service', 'parts', 'team', 'about', 'warranty', 'finance'] as const;

export const sitePictures: Record<string, SitePictures> = {
  'harbour-motors': {
    names: [...everyday, 'fleet', 'roadside', 'electric', 'careers'],
    fleet: [
      ['suv', 'white'],
      ['hatch', 'blue'],
      ['ute', 'navy'],
      ['sedan', 'silver'],
      ['largeSuv', 'grey'],
    ],
    business: utes,
  },
  'coastal-toyota': {
    names: [...everyday, 'fleet', 'eofy', 'careers'],
    fleet: [
      ['largeSuv', 'red'],
      ['hatch', 'white'],
      ['ute', 'silver'],
      ['fourByFour', 'beige'],
      ['sedan', 'grey'],
    ],
    business: utes,
  },
  'summit-subaru': {
    names: [...everyday, 'careers'],
    fleet: [
      ['suv', 'forest'],
      ['wagon', 'blue'],
      ['smallSuv', 'orange'],
      ['sedan', 'white'],
      ['suv', 'grey'],
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
      ['lightTruck', 'red'],
    ],
    business: [
      ['lightTruck', 'white'],
      ['trayTruck', 'white'],
    ],
  },
  'outback-caravans': {
    names: everyday,
    fleet: [
      ['caravan', 'bronze'],
      ['fourByFour', 'beige'],
      ['popTop', 'orange'],
      ['motorhome', 'teal'],
      ['caravan', 'grey'],
    ],
    business: utes,
  },
  'apex-group': {
    names: [...everyday, 'fleet', 'careers'],
    fleet: [
      ['electricSedan', 'grey'],
      ['largeSuv', 'black'],
      ['coupe', 'bronze'],
      ['electricSuv', 'white'],
      ['wagon', 'navy'],
    ],
    business: [
      ['sedan', 'white'],
      ['suv', 'white'],
      ['ute', 'white'],
      ['van', 'white'],
    ],
  },
};
