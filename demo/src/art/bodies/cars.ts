import { electricSedan, electricSuv, largeSuv, lightHatch, smallSuv } from './car-variants';
import { cabChassis, fourByFour, suv, ute } from './high-cars';
import { convertible, coupe, hatch, sedan, wagon } from './low-cars';
import { peopleMover, van } from './vans';

export const carSpecs = {
  lightHatch,
  hatch,
  sedan,
  wagon,
  coupe,
  convertible,
  electricSedan,
  smallSuv,
  suv,
  largeSuv,
  electricSuv,
  fourByFour,
  ute,
  cabChassis,
  van,
  peopleMover,
};
