import { buildCar, type BuiltBody } from './build-car';
import { buildBus } from './bus';
import { buildCaravan, buildPopTop } from './caravans';
import { carSpecs } from './cars';
import { buildMotorcycle } from './motorcycle';
import { buildMotorhome } from './motorhome';
import { buildCabChassis, buildLightTruck, buildPrimeMover, buildTrayTruck } from './trucks';

/** Every body that can be drawn, with its builder. */
export const bodyBuilders = {
  lightHatch: () => buildCar(carSpecs.lightHatch),
  hatch: () => buildCar(carSpecs.hatch),
  sedan: () => buildCar(carSpecs.sedan),
  wagon: () => buildCar(carSpecs.wagon),
  coupe: () => buildCar(carSpecs.coupe),
  convertible: () => buildCar(carSpecs.convertible),
  electricSedan: () => buildCar(carSpecs.electricSedan),
  smallSuv: () => buildCar(carSpecs.smallSuv),
  suv: () => buildCar(carSpecs.suv),
  largeSuv: () => buildCar(carSpecs.largeSuv),
  electricSuv: () => buildCar(carSpecs.electricSuv),
  fourByFour: () => buildCar(carSpecs.fourByFour),
  ute: () => buildCar(carSpecs.ute),
  cabChassis: () => buildCabChassis(),
  van: () => buildCar(carSpecs.van),
  peopleMover: () => buildCar(carSpecs.peopleMover),
  lightTruck: buildLightTruck,
  trayTruck: buildTrayTruck,
  primeMover: buildPrimeMover,
  bus: buildBus,
  caravan: buildCaravan,
  popTop: buildPopTop,
  motorhome: buildMotorhome,
  motorcycle: buildMotorcycle,
} satisfies Record<string, () => BuiltBody>;

export type ArtBody = keyof typeof bodyBuilders;

export const artBodies = Object.keys(bodyBuilders) as ArtBody[]; // Object.keys loses the literal keys
